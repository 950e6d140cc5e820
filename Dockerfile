FROM rust:1-bookworm AS build
WORKDIR /src
COPY . .
# A cache outside the image keeps earlier build results, so that a rebuild compiles only what has changed.
RUN --mount=type=cache,target=/src/target cargo build --release --locked && cp target/release/kafenio /kafenio

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libssl3 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data --create-home kafenio
COPY --from=build /kafenio /usr/local/bin/kafenio
USER kafenio
WORKDIR /data
VOLUME /data
ENV KAFENIO_DATA_DIR=/data
# The image has no curl; bash can send the request.
HEALTHCHECK --start-period=60s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/9464 && printf 'GET /health HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["kafenio", "serve"]
