import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from '../../publish/compress.ts';

/**
 * Adds two baseline pages to a folder: the gate's texts with inline styles, no
 * script and no font, which is as fast as a page can be; and the same with the couple's photo in the width
 * that a phone loads.
 */
export async function addBaselinePages(folder: string, published: string): Promise<void> {
  const photo = await findCouplePhoto(published);
  const dir = join(folder, 'baseline');
  await mkdir(dir);
  await writeFile(join(dir, 'text.html'), baselinePage(''));
  await writeFile(
    join(dir, 'picture.html'),
    baselinePage(`<img src="${photo}" width="379" height="474" alt="" fetchpriority="high">`),
  );
  await compressFiles(dir);
}

/** The address of the couple's photo in the width that a phone loads. */
async function findCouplePhoto(published: string): Promise<string> {
  const gate = await readFile(join(published, 'index.html'), 'utf8');
  const address = /data-photos="[^"]*?(\/private\/[^\s&]+) 720w/.exec(gate)?.[1];
  if (!address) throw new Error('The built page has no photo with a width of 720 pixels.');
  return address;
}

function baselinePage(picture: string): string {
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
