# The server with its built pages, as an image. Runs as a user without rights on a read-only tree; everything that changes is
# in the one volume.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/coach/package.json packages/coach/
COPY packages/contract/package.json packages/contract/
COPY packages/encoder/package.json packages/encoder/
COPY packages/forest/package.json packages/forest/
COPY packages/insight/package.json packages/insight/
COPY packages/language/package.json packages/language/
COPY packages/matrix/package.json packages/matrix/
COPY packages/safety/package.json packages/safety/
COPY packages/wav/package.json packages/wav/

FROM manifests AS pages
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/build-content.ts && node scripts/build-web.ts

FROM manifests AS runtime
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error --workspace=@understory/server --workspace=@understory/coach --workspace=@understory/contract --workspace=@understory/encoder --workspace=@understory/forest --workspace=@understory/insight --workspace=@understory/language --workspace=@understory/matrix --workspace=@understory/safety --workspace=@understory/wav
RUN mkdir data

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY --from=runtime /app/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY apps/server apps/server
COPY --from=pages /app/packages/coach/generated packages/coach/generated
COPY --from=pages /app/packages/forest/generated packages/forest/generated
COPY --from=pages /app/packages/safety/generated packages/safety/generated
COPY --from=pages /app/packages/insight/generated packages/insight/generated
COPY --from=pages /app/apps/web/dist apps/web/dist
COPY --from=runtime --chown=1000:1000 /app/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
