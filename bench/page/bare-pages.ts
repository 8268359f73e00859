import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from '../../build/compress.ts';
import { PATHS } from '../../build/paths.ts';

/**
 * Copies the built site into a folder and lays the two bare pages beside it: the gate's words with
 * inline styles, no script and no font, which is the limit of what a page can do; and the same with
 * one picture, in the width that a phone takes of the couple's photo.
 */
export async function layBarePages(folder: string): Promise<void> {
  const picture = await couplePhoto();
  const bare = join(folder, 'bare');
  await cp(PATHS.dist, folder, { recursive: true });
  await cp(join(PATHS.dist, 'robots.txt'), join(bare, 'robots.txt'));
  await writeFile(join(bare, 'words.html'), barePage(''));
  await writeFile(
    join(bare, 'picture.html'),
    barePage(`<img src="${picture}" width="379" height="474" alt="" fetchpriority="high">`),
  );
  await compressFiles(bare);
}

/** The address of the photo that a phone takes. */
async function couplePhoto(): Promise<string> {
  const gate = await readFile(join(PATHS.dist, 'index.html'), 'utf8');
  const address = /data-photo-srcset="[^"]*?(\/private\/\S+) 720w/.exec(gate)?.[1];
  if (!address) throw new Error('The built page names no photo of 720 pixels.');
  return address;
}

function barePage(picture: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Welcome</title>
<meta name="description" content="A private wedding website.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>body{font:18px/1.5 sans-serif;margin:2rem auto;max-width:24rem;text-align:center}img{max-width:100%;height:auto}input,button{font:inherit;min-height:3rem;width:100%;box-sizing:border-box}</style>
</head>
<body>
<main>
<h1>Welcome</h1>
${picture}
<form method="dialog">
<p><label for="password">Please enter the password to view our wedding website</label></p>
<p><input id="password" type="password" name="password" autocomplete="current-password"></p>
<p><button>Enter Website</button></p>
</form>
</main>
</body>
</html>
`;
}
