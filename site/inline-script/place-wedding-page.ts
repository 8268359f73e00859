import { isWeekend } from '../../domain/weekend/is-weekend.ts';
import type { PublicEdition } from '../edition.tsx';
import { fillForm, readDraft } from '../rsvp/reply-draft.ts';
import { scrollToFragment } from '../scroll-to-fragment.ts';
import {
  enableStyles,
  findPrivateEdition,
  loadWeddingDocument,
  moveStyles,
  waitForParsedDocument,
} from './wedding-document.ts';

/** The other pictures wait at most this long for the first one. */
const PHOTO_TIMEOUT_MS = 4000;

/**
 * Puts the prerendered wedding page in the gate's place, unless the server has included it; React
 * hydrates it later. Resolves to false on failure; the entry script then tries again and renders the page
 * itself.
 */
export async function placeWeddingPage(address: string, isIncluded: boolean): Promise<boolean> {
  const releasePictures = holdPictures();
  // The browser paints the included page while it still arrives.
  if (isIncluded) {
    const observer = new MutationObserver(() => showNowAndNext() && observer.disconnect());
    observer.observe(document, { childList: true, subtree: true });
  }
  try {
    const page = isIncluded ? null : await loadWeddingDocument(address);
    await waitForParsedDocument();
    const root = document.getElementById('root');
    if (page && root) replaceGate(root, page);
    // The connection broke in the middle of the page.
    else if (!findPrivateEdition(document)) root?.removeAttribute('data-rendered');
    enableStyles();
    releasePictures();
    // Restored before the guest types: from then on each input overwrites the draft.
    const form = root?.querySelector<HTMLFormElement>('form[data-draft]');
    if (form) fillForm(form, readDraft());
    scrollToFragment();
    return true;
  } catch {
    releasePictures();
    return false;
  }
}

/**
 * Removes the wedding page that the server has included because of a cookie, although the flag is not
 * set. React renders the gate.
 */
export async function removeWeddingPage({ messages }: PublicEdition): Promise<boolean> {
  const { dataset } = document.documentElement;
  dataset.access = 'none';
  await waitForParsedDocument();
  document.title = messages.gate.welcome;
  document.querySelector('[rel="manifest"]')?.remove();
  document.querySelector('[name="apple-mobile-web-app-title"]')?.remove();
  const root = document.getElementById('root');
  root?.replaceChildren();
  document.getElementById('announcement')?.replaceChildren();
  root?.removeAttribute('data-rendered');
  delete dataset.access;
  return false;
}

/** The attributes of a source that the preload has too. */
type Source = { media?: string; sizes: string; srcSet: string; type: string };

/**
 * Starts loading the first picture while the wedding page itself is still loading: of `photos`, those
 * with a media query for this screen.
 */
export function preloadPhotos(photos = '[]'): void {
  for (const { media = '', sizes, srcSet, type } of JSON.parse(photos) as Source[]) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.media = media;
    link.type = type;
    link.imageSrcset = srcSet;
    link.imageSizes = sizes;
    link.fetchPriority = 'high';
    document.head.append(link);
  }
}

function replaceGate(root: HTMLElement, page: Document): void {
  // Not rendered in development.
  if (!page.body.hasChildNodes()) throw new Error('The wedding page is not rendered.');
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  moveStyles(page);
  root.replaceChildren(...page.body.childNodes);
  root.dataset.rendered = 'wedding';
  showNowAndNext();
}

/** Makes room for what is on and what comes next (site/page/wedding-page.tsx), on the days of the wedding. */
function showNowAndNext(): boolean {
  const place = document.getElementById('now-and-next');
  if (place && isWeekend(place.dataset)) place.hidden = false;
  return place !== null;
}

/**
 * Holds back the lazy pictures until the first picture has loaded, and those far below until the guest
 * scrolls: browsers start loading lazy pictures from three screens away (site/page/picture.module.css).
 * The returned function is called when the page is in place.
 */
export function holdPictures(): () => void {
  const { dataset } = document.documentElement;
  dataset.pictures = 'wait';
  const release = () => {
    delete dataset.pictures;
    removeEventListener('scroll', release);
    removeEventListener('beforeprint', release);
  };
  addEventListener('scroll', release);
  addEventListener('beforeprint', release);
  const releaseNear = () => {
    if (dataset.pictures) dataset.pictures = 'near';
  };
  return () => {
    const photo = document.querySelector<HTMLImageElement>('#root img[loading="eager"]');
    if (photo) photo.decode().then(releaseNear, releaseNear);
    setTimeout(releaseNear, photo ? PHOTO_TIMEOUT_MS : 0);
  };
}
