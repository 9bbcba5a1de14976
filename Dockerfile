# Node builds the app and starts nginx, which serves it on port 8080, without root and on a read-only file system.
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG COMMIT=
RUN COMMIT="$COMMIT" npm run build
# Bundles the script that starts nginx into one file, so that it needs no packages.
RUN npx rolldown tools/hosting/serve.ts --platform node --format esm --file /serve.mjs

FROM ${NODE_IMAGE}
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/struja
COPY --from=build /serve.mjs ./
COPY --from=build /app/deploy/nginx.conf deploy/
COPY --from=build /app/dist dist
USER www-data
ENV PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "serve.mjs"]
