# The site on this project's own server, in a container:
#   docker build --tag serenissima .
#   docker run --publish 3000:3000 --volume serenissima-data:/data --env SITE_PASSWORD=… --env GATE=server serenissima
# Settings are those of .env.example, as --env or --env-file; the desk's password is in /data/host-password.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .
# Behind the lock the built files hold no password; the server puts in what its settings say.
RUN GATE=server node commands/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# What is optional is for the build: the bundler's and the pictures' programs, and a Node of its own.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /site
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY content/*.ts content/
COPY domain domain
COPY commands commands
COPY server server
COPY supabase/migrations supabase/migrations
COPY --from=build /site/dist dist
RUN mkdir --mode=0700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# A file that needs no database: when that is away, the page itself says so to guests.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/robots.txt`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
