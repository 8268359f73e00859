import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import QRCode from 'qrcode';
import { createInvitationLink } from '../domain/invitation-link.ts';
import { loadSettings } from './env-file.ts';
import { publicUrlError } from './public-url.ts';
import { runOrExplain, StartFailure } from './start-failure.ts';

const USAGE = `How to make a QR code of the site's address, for the printed invitation:
  npm run qr                         as qr.svg and qr.png, of PUBLIC_URL
  npm run qr -- --url https://…      of another address
  npm run qr -- --with-password      lets its holder in without typing the password
  npm run qr -- --out FOLDER         into that folder`;

// Readable with a seventh of it under dirt or a fold; the border of four modules is the standard's.
const SHAPE = { errorCorrectionLevel: 'M', margin: 4 } as const;
const PNG_WIDTH = 1200;

await runOrExplain(async () => {
  const { out, url, 'with-password': isWithPassword } = wish();
  const { publicUrl, sitePassword } = loadSettings();
  const site = url ?? publicUrl;
  if (!site) throw new StartFailure(`Which address? Set PUBLIC_URL, or name it.\n\n${USAGE}`);
  const fault = publicUrlError(site);
  if (fault) throw new StartFailure(url ? fault.replaceAll('PUBLIC_URL', '--url') : fault);

  const { origin } = new URL(site);
  const address = isWithPassword ? createInvitationLink(origin, sitePassword) : `${origin}/`;
  save(resolve(out), {
    'qr.svg': await QRCode.toString(address, { ...SHAPE, type: 'svg' }),
    'qr.png': await QRCode.toBuffer(address, { ...SHAPE, width: PNG_WIDTH }),
  });
  process.stdout.write(await QRCode.toString(address, { type: 'utf8' }));
  process.stdout.write(`\n${address}\n${join(resolve(out), 'qr.svg')} and qr.png\n`);
  if (isWithPassword) {
    process.stdout.write('Whoever sees this code can enter. Print it where only guests look.\n');
  }
});

function wish() {
  try {
    return parseArgs({
      options: {
        out: { type: 'string', default: '.' },
        url: { type: 'string' },
        'with-password': { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new StartFailure(USAGE);
  }
}

function save(folder: string, files: Record<string, string | Buffer>): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  } catch (error) {
    throw new StartFailure(`Nothing can be written to ${folder}. Choose another folder.`, {
      cause: error,
    });
  }
}
