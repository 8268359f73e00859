import { removePolicy } from '../../domain/pages/content-policy.ts';
import { escapeHtml } from '../../domain/pages/escape-html.ts';
import { getVideoAddress } from '../../domain/wedding/videos.ts';
import type { ShownWish } from '../../domain/wishes/wishes-api.ts';

/** Reads a published file by its path, as `/private/couple-480.avif`; undefined without it. */
export type ReadAsset = (path: string) => Buffer | undefined;

/** The parts of a kept page that the published one does not have. */
export type KeptPage = {
  /** The file of each page by its path: `index.html` of `/`, `it.html` of `/it/`. */
  pageFiles: ReadonlyMap<string, string>;
  /** The link to the photographs; null without any. */
  photos: { file: string; text: string } | null;
  /** By the SHA-256 of a video or of captions. */
  videoAddresses: ReadonlyMap<string, string>;
  wishes: readonly ShownWish[];
};

/** Scripts and links that need a server, and elements without a use on a page from the disk. */
const LEFT_OUT = [
  /<script\b[\s\S]*?<\/script>/g,
  /<noscript\b[\s\S]*?<\/noscript>/g,
  /<link\b(?! data-later)[^>]*>/g,
  /<meta name="(?:description|apple-mobile-web-app-title|wedding-page)"[^>]*>/g,
  /<div id="announcement"[^>]*>[\s\S]*?<\/div>/g,
  /<section id="rsvp"[\s\S]*?<\/section>/g,
  /<li[^>]*><a href="#rsvp">[\s\S]*?<\/li>/g,
  /<div class="events-screenOnly">[\s\S]*?<\/div>/g,
  /<details class="footer-device">[\s\S]*?<\/details>/g,
  /<p class="footer-statements">[\s\S]*?<\/p>/g,
];

const CONTACT_LINK = /<a\b[^>]*href="(?:mailto|tel):[^"]*"[^>]*>([\s\S]*?)<\/a>/g;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g;

const WISHES = /<section id="wishes"[\s\S]*?<\/section>/;

/** Styles for the elements that scripts move on the website. */
const STYLES =
  '*,::before,::after{animation:none!important}' +
  '.lightbox-enlarge{pointer-events:none}' +
  '.video-player{visibility:visible!important}.video-play,.video-screen::before{display:none!important}' +
  '.video-screen{clip-path:none!important;mask:none!important}' +
  '#kept-photos{padding:1rem;text-align:center}#kept-photos a{color:var(--accent-deep)}' +
  '#wishes figure{max-width:34rem;margin:0 auto;padding:1.5rem 0;break-inside:avoid;text-align:center}' +
  '#wishes blockquote{margin:0;font:italic 400 1.3125rem/1.45 var(--display);white-space:pre-line}' +
  '#wishes figcaption{margin-top:.5rem;color:var(--gilt-deep);font-weight:500}';

/** Turns the cards and opens the answers. A browser runs no module from the disk, but it runs this. */
const SCRIPT = `document.addEventListener('click',({target})=>{
const flip=target.closest('.events-flip'),question=target.closest('[aria-expanded]');
if(flip){const card=flip.parentElement.querySelector('[data-flipped]'),is=card.dataset.flipped!=='true';
card.dataset.flipped=is;flip.setAttribute('aria-pressed',is);
[...card.children].forEach((side,index)=>{side.inert=is===(index===0)})}
if(question){const is=question.getAttribute('aria-expanded')!=='true',state=is?'open':'closed';
question.setAttribute('aria-expanded',is);question.dataset.state=state;
const answer=document.getElementById(question.getAttribute('aria-controls'));if(answer)answer.dataset.state=state}})`;

/** The wedding page as it is after the wedding, without a server; with the paths of the files that it needs. */
export function keepPage(
  published: string,
  { pageFiles, photos, videoAddresses, wishes }: KeptPage,
  read: ReadAsset,
): { html: string; files: Set<string> } {
  const files = new Set<string>();
  let html = removePolicy(published);
  for (const pattern of LEFT_OUT) html = html.replaceAll(pattern, '');
  html = html
    .replaceAll(CONTACT_LINK, '$1')
    .replaceAll(EMAIL, '')
    .replaceAll('<p></p>', '')
    .replace(/<link data-later href="([^"]+)">/, (_, path) => `<style>${read(path) ?? ''}</style>`)
    .replace('<html ', '<html data-over data-fades="none" ')
    .replace('data-motion="loading"', 'data-motion="none"')
    .replace(/<template id="photos-link"[\s\S]*?<\/template>/, () => renderPhotosLink(photos))
    .replace(WISHES, (section) => fillWishes(section, wishes))
    .replace('</head>', () => `<style>${STYLES}</style></head>`)
    .replace('</body>', () => `<script>${SCRIPT}</script></body>`);
  // A style cannot load a font or a mask from the disk.
  html = html.replaceAll(/url\(["']?(\/(?:assets|private)\/[^)"']+)["']?\)/g, (_, path: string) =>
    toDataUrl(path, read),
  );
  html = html.replaceAll(
    new RegExp(getVideoAddress('([0-9a-f]{64})'), 'g'),
    (_, sha256: string) => videoAddresses.get(sha256) ?? '',
  );
  html = html.replaceAll(/(?<=["\s,])\/(?:assets|private)\/([^"\s,]+)/g, (path, name: string) => {
    files.add(path);
    return `files/${name}`;
  });
  html = html.replaceAll(/(?<=href=")(\/[^"]*)(?=")/g, (path) => pageFiles.get(path) ?? '#top');
  return { html, files };
}

function renderPhotosLink(photos: KeptPage['photos']): string {
  if (!photos) return '';
  return `<p id="kept-photos"><a href="${photos.file}">${escapeHtml(photos.text)}</a></p>`;
}

/** The published section is hidden until the server has answered. */
function fillWishes(section: string, wishes: KeptPage['wishes']): string {
  if (wishes.length === 0) return '';
  const figures = wishes.map(
    ({ name, text }) =>
      `<figure><blockquote>${escapeHtml(text)}</blockquote><figcaption>${escapeHtml(name)}</figcaption></figure>`,
  );
  return section
    .replace(' hidden=""', '')
    .replace('</section>', () => `${figures.join('')}</section>`);
}

const TYPES: Record<string, string> = {
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
};

function toDataUrl(path: string, read: ReadAsset): string {
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const bytes = read(path);
  return bytes ? `url(data:${type};base64,${bytes.toString('base64')})` : 'none';
}

/** A photograph of a guest in the keepsake. */
export type KeptPhoto = { name: string; guest: string | null };

const GALLERY_STYLES =
  '#gallery{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(16rem,40vw),1fr));gap:.75rem;' +
  'max-width:90rem;margin:2rem auto;padding:0 1rem}#gallery figure{margin:0;break-inside:avoid}' +
  '#gallery img{display:block;width:100%;aspect-ratio:1;object-fit:cover}' +
  '#gallery figcaption{padding:.25rem 0;color:var(--ink-soft);font-size:1rem}' +
  '#gallery-top{padding:2rem 1rem 0;text-align:center}#gallery-top p{margin-top:.75rem}#gallery-top a{color:var(--accent-deep)}';

/** The gallery of the guests' photographs, in the styles of the kept page. */
export function renderGallery(
  page: string,
  texts: { lang: string; title: string; back: string; home: string },
  photos: readonly KeptPhoto[],
): string {
  const styles = page.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? [];
  const figures = photos.map(({ guest, name }, index) => {
    const alt = `${texts.title} ${index + 1}`;
    const caption = guest ? `<figcaption>${escapeHtml(guest)}</figcaption>` : '';
    return `<figure><a href="photographs/${name}"><img src="photographs/small/${name}" alt="${escapeHtml(alt)}" loading="lazy"></a>${caption}</figure>`;
  });
  return (
    `<!doctype html><html lang="${escapeHtml(texts.lang)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(texts.title)}</title>${styles.join('')}<style>${GALLERY_STYLES}</style></head><body>` +
    `<header id="gallery-top"><h1 class="section-heading">${escapeHtml(texts.title)}</h1>` +
    `<p><a href="${texts.home}">${escapeHtml(texts.back)}</a></p></header>` +
    `<main id="gallery">${figures.join('')}</main></body></html>`
  );
}
