// `npm run qr`: a QR code of the site's address, for the printed invitation.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import QRCode from 'qrcode';
import { createInvitationLink } from '../domain/invitations/invitation-link.ts';
import { loadSettings } from '../server/env-file.ts';
import { CommandError, runCommand } from '../server/platform/command-error.ts';
import { findPublicUrlError } from '../server/settings.ts';

const USAGE = `How to make a QR code of the site's address, for the printed invitation:
  npm run qr                         as qr.svg and qr.png, of PUBLIC_URL
  npm run qr -- --url https://…      of another address
  npm run qr -- --with-password      opens the site without typing the password
  npm run qr -- --out FOLDER         into that folder`;

// Level M stays readable with a seventh of the code damaged; the standard asks for a border of four.
const QR_OPTIONS = { errorCorrectionLevel: 'M', margin: 4 } as const;
const PNG_WIDTH = 1200;

await runCommand(async () => {
  const { out, url, 'with-password': hasPassword } = parseArguments();
  const { publicUrl, sitePassword } = loadSettings();
  const site = url ?? publicUrl;
  if (!site) throw new CommandError(`Which address? Set PUBLIC_URL, or use --url.\n\n${USAGE}`);
  const error = findPublicUrlError(site);
  if (error) throw new CommandError(url ? error.replaceAll('PUBLIC_URL', '--url') : error);

  const { origin } = new URL(site);
  const address = hasPassword ? createInvitationLink(origin, sitePassword) : `${origin}/`;
  save(resolve(out), {
    'qr.svg': await QRCode.toString(address, { ...QR_OPTIONS, type: 'svg' }),
    'qr.png': await QRCode.toBuffer(address, { ...QR_OPTIONS, width: PNG_WIDTH }),
  });
  process.stdout.write(await QRCode.toString(address, { type: 'utf8' }));
  process.stdout.write(`\n${address}\n${join(resolve(out), 'qr.svg')} and qr.png\n`);
  if (hasPassword) {
    process.stdout.write(
      'Anyone who scans this code can enter. Print it only where your guests see it.\n',
    );
  }
});

function parseArguments() {
  try {
    return parseArgs({
      options: {
        out: { type: 'string', default: '.' },
        url: { type: 'string' },
        'with-password': { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new CommandError(USAGE);
  }
}

function save(folder: string, files: Record<string, string | Buffer>): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  } catch (error) {
    throw new CommandError(`The folder ${folder} cannot be written. Choose another folder.`, {
      cause: error,
    });
  }
}
