#!/usr/bin/env python3
"""Checks every request that the bot made against Discord's own description of its API.

    discord_conforms.py OPENAPI.json RECORD.jsonl

The Discord double in tests/ writes the record to the file that KAFENIO_TEST_RECORD names: one JSON object per line with
method, path, query, body and the names of the uploaded files. Needs jsonschema from PyPI. Exits with 1 if a request
deviates.
"""

import json
import re
import sys
from urllib.parse import parse_qsl

import jsonschema


def operations(description):
    """Yields each operation as (method, number of path parameters, pattern of the path, operation, path parameters)."""
    for path, item in description["paths"].items():
        steps = ["[^/]+" if step == "{}" else re.escape(step) for step in re.sub(r"{[^}]*}", "{}", path).split("/")]
        pattern = re.compile("^" + "/".join(steps) + "$")
        for method, operation in item.items():
            if method in ("get", "put", "post", "patch", "delete"):
                yield method.upper(), path.count("{"), pattern, operation, item.get("parameters", [])


def schema_of(operation, has_files):
    content = operation.get("requestBody", {}).get("content", {})
    kind = "multipart/form-data" if has_files else "application/json"
    return content.get(kind, {}).get("schema"), operation.get("requestBody", {}).get("required", False)


def deviations(description, known, request):
    found = [one for one in known if one[0] == request["method"] and one[2].match(request["path"])]
    if not found:
        return ["no such operation"]
    # The path with the fewest parameters wins: @me before {user_id}.
    _, _, _, operation, path_parameters = min(found, key=lambda one: one[1])
    faults = []
    parameters = operation.get("parameters", []) + path_parameters
    names = {parameter.get("name") for parameter in parameters if parameter.get("in") == "query"}
    for name, _ in parse_qsl(request["query"].lstrip("&")):
        if name not in names:
            faults.append(f"no such query parameter: {name}")
    schema, required = schema_of(operation, bool(request["files"]))
    if request["body"] is None:
        return faults + (["the body is missing"] if required else [])
    if schema is None:
        return faults + ["this operation accepts no body of this type"]
    validator = jsonschema.Draft202012Validator({**schema, "components": description["components"]})
    for error in validator.iter_errors(request["body"]):
        deepest = jsonschema.exceptions.best_match([error]) or error
        faults.append(f"{deepest.json_path}: {deepest.message[:300]}")
    return faults


def main():
    with open(sys.argv[1]) as file:
        description = json.load(file)
    known = list(operations(description))
    seen, failed = {}, 0
    with open(sys.argv[2]) as record:
        for number, line in enumerate(record, 1):
            request = json.loads(line)
            key = json.dumps([request["method"], re.sub(r"[0-9]{15,}|interaction-token-[0-9]+", "_", request["path"]),
                              request["query"], request["body"], request["files"]], sort_keys=True)
            if key in seen:
                continue
            seen[key] = True
            for fault in deviations(description, known, request):
                failed += 1
                print(f"{number}: {request['method']} {request['path']}: {fault}")
    print(f"{len(seen)} different requests, {failed} deviations")
    if not seen:
        print("nothing was recorded")
    return 1 if failed or not seen else 0


if __name__ == "__main__":
    sys.exit(main())
