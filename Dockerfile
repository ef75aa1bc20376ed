# One recipe for every process and tool: docker build --build-arg PROCESS=services/orders -t southline/orders .
ARG NODE_IMAGE=node:24-slim

# Installs the dependencies from the lockfile. This layer is cached until the lockfile changes.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /src
ENV CI=true npm_config_update_notifier=false
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
RUN npx --yes pnpm@10.34.9 fetch

# Builds all bundles and the web client once, for all images.
FROM dependencies AS build
COPY . .
RUN npx --yes pnpm@10.34.9 install --offline --frozen-lockfile && node tools/start/build.ts

FROM build AS process
ARG PROCESS
ARG REVISION
RUN REVISION="${REVISION}" node infra/docker/assemble.ts "${PROCESS}" /out
# Libraries that native modules are linked with, in addition to those of Node.
RUN mkdir -p /native && find /out -name '*.node' -exec ldd {} + | grep -o '/[^ ]*\.so[^ ]*' | grep -v '^/out/' | \
    sort -u | xargs -r -I{} cp --parents -L {} /native

# Node and the libraries that it is linked with: no shell, no package manager.
FROM ${NODE_IMAGE} AS runtime
RUN mkdir -p /own/data /rootfs/app /rootfs/etc /rootfs/tmp /rootfs/usr/local/bin && \
    cp "$(command -v node)" /rootfs/usr/local/bin/node && \
    ldd /rootfs/usr/local/bin/node | grep -o '/[^ ]*' | xargs -I{} cp --parents -L {} /rootfs && \
    echo 'southline:x:10001:10001::/app:/nonexistent' > /rootfs/etc/passwd && \
    echo 'southline:x:10001:' > /rootfs/etc/group && \
    chmod 1777 /rootfs/tmp

FROM scratch
ARG PROCESS
ARG VERSION=local
ARG REVISION=unknown
LABEL org.opencontainers.image.title="southline ${PROCESS}" \
      org.opencontainers.image.vendor="Southline" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
COPY --from=runtime /rootfs/ /
# The payment sandbox keeps its journal in /data.
COPY --from=runtime --chown=10001:10001 /own/ /
COPY --from=build /src/tools/health-probe/dist/main.js /probe/main.js
COPY --from=build /src/tools/health-probe/package.json /probe/package.json
COPY --from=process /native/ /
COPY --from=process /out/ /app/
# Addresses inside a container. Each container has its own network; all other variables come from outside.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    GRPC_HOST=0.0.0.0 \
    GRPC_PORT=17050 \
    INTERNAL_PORT=9090 \
    HTTP_HOST=0.0.0.0 \
    HTTP_PORT=8080 \
    WEB_ROOT=/app/web \
    MAP_ROOT=/app/map
WORKDIR /app
USER 10001:10001
EXPOSE 17050 8080 9090
HEALTHCHECK --interval=30s --timeout=30s --retries=10 --start-period=5m \
    CMD ["/usr/local/bin/node", "/probe/main.js"]
# Secrets are mounted files of variables. Variables of the environment take precedence over them.
ENTRYPOINT ["/usr/local/bin/node", "--max-semi-space-size=4", "--heap-growing-percent=100", "--env-file-if-exists=/run/southline/keys.env", "--env-file-if-exists=/run/southline/stores.env"]
CMD ["dist/main.js"]
