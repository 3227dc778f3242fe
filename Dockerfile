# Builds the program and an image that runs it: docs/deploy.md. Any image with Node 24 and npm can be the base.
ARG NODE_IMAGE=node:24-trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
# The packages are a layer of their own, which a change of our code leaves as it is.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY engine/package.json engine/
COPY server/package.json server/
COPY web/package.json web/
COPY sandboxes/package.json sandboxes/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tooling/package.json tooling/
RUN npm ci --include=dev --include=optional
COPY . .
RUN npm run release -- /release --without-postgres

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=build /release ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/tmp/gullylens MIGRATE_AT_START=0
USER 10001:10001
EXPOSE 3000
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
