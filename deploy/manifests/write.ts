// `node deploy/manifests/write.ts`: writes the manifests for four home servers from one description.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

const { version } = packageJson;
const NAME = 'Serenissima';
/** The release workflow pushes it. Replace OWNER by the owner of the repository. */
const IMAGE = `ghcr.io/OWNER/serenissima:${version}`;
const REPOSITORY = 'https://github.com/OWNER/serenissima';
const ICON = `${REPOSITORY}/raw/v${version}/site/public/favicon.svg`;
const TAGLINE = 'The private website of your wedding';
const DESCRIPTION =
  'Guests enter a password or open their personal link, read about the events and send their RSVP. ' +
  'You write the page, keep the guest list and send invitations in the dashboard at /host. ' +
  'Guests reach it only with a public address and https.';
const PORT = 3000;
const SETTINGS = {
  SITE_PASSWORD: 'the password in your invitations',
  HOST_PASSWORD: 'your own password for /host, at least 8 characters',
  PUBLIC_URL: 'the public address, such as https://wedding.example.com',
};

const COOLIFY = `# documentation: ${REPOSITORY}
# slogan: ${TAGLINE}
# tags: wedding, rsvp, website
# port: ${PORT}
services:
  serenissima:
    image: ${IMAGE}
    environment:
      - SERVICE_URL_SERENISSIMA_${PORT}
      - PUBLIC_URL=\${SERVICE_URL_SERENISSIMA}
      - SITE_PASSWORD=\${SERVICE_PASSWORD_GUESTS}
      - HOST_PASSWORD=\${SERVICE_PASSWORD_COUPLE}
      - GATE=server
      - TRUST_PROXY=1
    volumes:
      - data:/data
volumes:
  data:
`;

const CASAOS = `name: serenissima
services:
  serenissima:
    image: ${IMAGE}
    restart: unless-stopped
    ports:
      - target: ${PORT}
        published: "${PORT}"
        protocol: tcp
    environment:
${Object.keys(SETTINGS)
  .map((name) => `      ${name}: ""`)
  .join('\n')
  .replace('SITE_PASSWORD: ""', 'SITE_PASSWORD: serenissima')}
      GATE: server
    volumes:
      - data:/data
    x-casaos:
      envs:
${Object.entries(SETTINGS)
  .map(
    ([name, text]) => `        - container: ${name}
          description:
            en_us: ${text}`,
  )
  .join('\n')}
volumes:
  data:
x-casaos:
  main: serenissima
  index: /
  port_map: "${PORT}"
  scheme: http
  architectures: [amd64, arm64]
  author: ${NAME}
  developer: ${NAME}
  category: Home
  icon: ${ICON}
  title:
    en_us: ${NAME}
  tagline:
    en_us: ${TAGLINE}
  description:
    en_us: ${DESCRIPTION}
`;

const UMBREL_APP = `manifestVersion: 1
id: serenissima
category: social
name: ${NAME}
version: "${version}"
tagline: ${TAGLINE}
description: >-
  ${DESCRIPTION}
developer: ${NAME}
website: ${REPOSITORY}
repo: ${REPOSITORY}
support: ${REPOSITORY}/issues
icon: ${ICON}
dependencies: []
port: ${PORT}
gallery: []
path: ""
# Umbrel shows the couple's password.
defaultUsername: ""
deterministicPassword: true
releaseNotes: ""
submitter: ${NAME}
submission: ${REPOSITORY}
`;

const UMBREL_COMPOSE = `services:
  app_proxy:
    environment:
      APP_HOST: serenissima_web_1
      APP_PORT: ${PORT}
      # Guests have no account of Umbrel.
      PROXY_AUTH_ADD: "false"
  web:
    image: ${IMAGE}
    restart: on-failure
    user: "1000:1000"
    environment:
      SITE_PASSWORD: \${SITE_PASSWORD:-serenissima}
      HOST_PASSWORD: \${APP_PASSWORD}
      GATE: server
      TRUST_PROXY: "1"
    volumes:
      - \${APP_DATA_DIR}/data:/data
`;

const UNRAID = `<?xml version="1.0"?>
<Container version="2">
  <Name>${NAME}</Name>
  <Repository>${IMAGE}</Repository>
  <Network>bridge</Network>
  <Privileged>false</Privileged>
  <Support>${REPOSITORY}/issues</Support>
  <Project>${REPOSITORY}</Project>
  <Overview>${TAGLINE}. ${DESCRIPTION}</Overview>
  <Category>Productivity: Network:Web</Category>
  <WebUI>http://[IP]:[PORT:${PORT}]/host</WebUI>
  <Icon>${ICON}</Icon>
  <ExtraParams>--user 99:100</ExtraParams>
  <Config Name="Port" Target="${PORT}" Default="${PORT}" Mode="tcp" Type="Port" Display="always" Required="true" Mask="false">${PORT}</Config>
  <Config Name="Data" Target="/data" Default="/mnt/user/appdata/serenissima" Mode="rw" Type="Path" Display="always" Required="true" Mask="false">/mnt/user/appdata/serenissima</Config>
${Object.entries(SETTINGS)
  .map(([name, text]) => {
    const isPassword = name.endsWith('PASSWORD');
    return `  <Config Name="${name}" Target="${name}" Default="" Description="${text}" Type="Variable" Display="always" Required="${isPassword}" Mask="${isPassword}"/>`;
  })
  .join('\n')}
  <Config Name="GATE" Target="GATE" Default="server" Type="Variable" Display="advanced" Required="true" Mask="false">server</Config>
</Container>
`;

/** The content of each file by its name in this folder. */
export const MANIFESTS: Record<string, string> = {
  'coolify.yaml': COOLIFY,
  'casaos.yaml': CASAOS,
  'umbrel-app.yml': UMBREL_APP,
  'umbrel-compose.yml': UMBREL_COMPOSE,
  'unraid.xml': UNRAID,
};

if (import.meta.main) {
  for (const [name, content] of Object.entries(MANIFESTS)) {
    writeFileSync(join(import.meta.dirname, name), content);
  }
}
