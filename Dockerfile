# Flotilla: build with `docker build -t flotilla .`, run with `docker run -p 8080:8080 -v flotilla:/data flotilla`.
FROM node:22-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:22-slim
ENV NODE_ENV=production \
    FLOTILLA_DATA=/data \
    PORT=8080 \
    PATH=/app/node_modules/.bin:$PATH
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# A server that is draining is alive: it must not be restarted for that.
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "packages/cli/dist/main.js", "serve"]
