# The site with its own server, as a container image, which compose.yaml starts with Caddy in front. Without Caddy:
#   docker build --tag serenissima .
#   docker run --publish 3000:3000 --volume serenissima-data:/data --env SITE_PASSWORD=… --env GATE=server serenissima
# Pass the settings of .env.example with --env or --env-file, where Docker keeps quotes as a part of the value.
# The commands of the README work inside:
#   docker exec CONTAINER npm run passwords
# To restore a backup, stop the container, then use another one with the same volume and settings:
#   docker run --rm --volume serenissima-data:/data serenissima npm run restore -- NAME

# The bot of .github/renovate.json adds the digest of the base image. What is built is the same for each processor.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .
# With GATE=server the built files contain no password. The server adds its own settings when it starts.
# They contain the published content, too; only the files for a static host are not needed.
RUN GATE=server node commands/build.ts && rm -r dist/site

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Publishing needs sharp's native parts. Only the build needs those of the bundler.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -r node_modules/@rolldown/binding-* node_modules/lightningcss-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled \
    MALLOC_ARENA_MAX=2
WORKDIR /site
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY content content
COPY designs designs
COPY domain domain
COPY commands commands
COPY publish publish
COPY server server
COPY ui/tokens.css ui/
COPY supabase/migrations supabase/migrations
COPY supabase/upgrade-from-17.sql supabase/
COPY --from=build /site/dist dist
RUN mkdir --mode=0700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# Reads from the database. Docker only reports the result; it does not restart the container.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
