"""Writes the configuration of a Synapse that only this machine can reach, for one run."""

import json
import sys
from pathlib import Path

work, port = Path(sys.argv[1]), int(sys.argv[2])

plenty = {"per_second": 1000, "burst_count": 1000}
config = {
    "server_name": "localhost",
    "signing_key_path": str(work / "signing.key"),
    "media_store_path": str(work / "media"),
    "log_config": str(work / "log.json"),
    "pid_file": str(work / "synapse.pid"),
    "database": {"name": "sqlite3", "args": {"database": str(work / "homeserver.db")}},
    "listeners": [
        {
            "port": port,
            "bind_addresses": ["127.0.0.1"],
            "type": "http",
            "tls": False,
            "resources": [{"names": ["client"], "compress": False}],
        }
    ],
    "federation_domain_whitelist": [],
    "trusted_key_servers": [],
    "report_stats": False,
    "registration_shared_secret": "registration",
    "macaroon_secret_key": "macaroon",
    "form_secret": "form",
    "bcrypt_rounds": 4,
    "presence": {"enabled": False},
    "rc_message": plenty,
    "rc_registration": plenty,
    "rc_joins": {"local": plenty, "remote": plenty},
    "rc_joins_per_room": plenty,
    "rc_admin_redaction": plenty,
    "rc_login": {"address": plenty, "account": plenty, "failed_attempts": plenty},
    "rc_invites": {"per_room": plenty, "per_user": plenty, "per_issuer": plenty},
    "rc_media_create": plenty,
}
logging = {
    "version": 1,
    "handlers": {"file": {"class": "logging.FileHandler", "filename": str(work / "homeserver.log")}},
    "root": {"level": "WARNING", "handlers": ["file"]},
}
# YAML contains JSON.
(work / "homeserver.yaml").write_text(json.dumps(config))
(work / "log.json").write_text(json.dumps(logging))
