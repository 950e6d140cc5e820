# The same Debian release builds and runs the program, as it is linked with that release's OpenSSL and C library.
FROM rust:1.95-trixie AS build
WORKDIR /src
COPY . .
# The image has no git repository: docker build --build-arg KAFENIO_COMMIT=$(git rev-parse --short=12 HEAD) .
ARG KAFENIO_COMMIT
# A cache outside the image keeps earlier build results, so that a rebuild compiles only what has changed.
RUN --mount=type=cache,target=/src/target \
    cargo build --release --locked --package kafenio && cp target/release/kafenio /kafenio

FROM debian:trixie-slim
ARG KAFENIO_COMMIT
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="Kafenio" \
      org.opencontainers.image.description="The games of the backgammon board, by message in Discord channels and Matrix rooms" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$KAFENIO_COMMIT" \
      org.opencontainers.image.base.name="debian:trixie-slim"
# Any user may run the container: a new volume takes over that everybody may write to /data, and nobody but the container's
# own user can reach it there. A folder that is mounted there keeps its own permissions.
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libssl3t64 \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log \
    && install --directory --mode 777 /data
COPY --from=build /kafenio /usr/local/bin/kafenio
USER 10001:10001
WORKDIR /data
VOLUME /data
ENV KAFENIO_DATA_DIR=/data
HEALTHCHECK --start-period=60s CMD ["kafenio", "health"]
CMD ["kafenio", "serve"]
