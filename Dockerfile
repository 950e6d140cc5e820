FROM rust:1-bookworm AS build
WORKDIR /src
COPY . .
# The image has no git repository: docker build --build-arg KAFENIO_COMMIT=$(git rev-parse --short=12 HEAD) .
ARG KAFENIO_COMMIT
# A cache outside the image keeps earlier build results, so that a rebuild compiles only what has changed.
# The linker of this platform merges equal functions and packs relocations, which glibc unpacks since Debian 12.
RUN --mount=type=cache,target=/src/target \
    if [ "$(uname -m)" = x86_64 ]; then \
        export RUSTFLAGS="-C link-arg=-Wl,--icf=all -C link-arg=-Wl,-z,pack-relative-relocs"; \
    fi; \
    cargo build --profile dist --locked --package kafenio && cp target/dist/kafenio /kafenio

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libssl3 \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
    && useradd --system --uid 10001 --home-dir /data --no-create-home kafenio \
    && install --directory --mode 700 --owner kafenio --group kafenio /data
COPY --from=build /kafenio /usr/local/bin/kafenio
USER kafenio
WORKDIR /data
VOLUME /data
ENV KAFENIO_DATA_DIR=/data
HEALTHCHECK --start-period=60s CMD ["kafenio", "health"]
CMD ["kafenio", "serve"]
