import { fillForm, readDraft } from '../rsvp/draft.ts';
import { loadWeddingDocument } from './wedding-document.ts';

/** The other pictures wait at most this long for the first one. */
const PHOTO_TIMEOUT_MS = 4000;

/**
 * Replaces the gate with the prerendered wedding page, which React hydrates later. Resolves to false
 * on failure; the entry script then tries again and renders the page itself.
 */
export async function placeWeddingPage(address: string): Promise<boolean> {
  try {
    const page = await loadWeddingDocument(address);
    await documentParsed();
    const root = document.getElementById('root');
    // Not rendered in development.
    if (!root || !page.body.hasChildNodes()) return false;
    document.title = page.title;
    document.documentElement.lang = page.documentElement.lang;
    document.head.append(...page.head.querySelectorAll('style, link'));
    root.replaceChildren(...page.body.childNodes);
    prioritizeFirstPhoto(root);
    root.dataset.rendered = 'wedding';
    // Restored before the guest types: from then on each input overwrites the draft.
    const form = root.querySelector<HTMLFormElement>('form[data-draft]');
    if (form) fillForm(form, readDraft());
    scrollToFragment();
    return true;
  } catch {
    return false;
  }
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

/**
 * Holds back the lazy pictures until the first picture has loaded or the guest scrolls: browsers
 * start loading lazy pictures from far below the viewport, and they would compete with it.
 */
function prioritizeFirstPhoto(page: HTMLElement): void {
  const photo = page.querySelector<HTMLImageElement>('img[loading="eager"]');
  if (!photo) return;
  const { dataset } = document.documentElement;
  dataset.pictures = 'wait';
  const release = () => {
    delete dataset.pictures;
    removeEventListener('scroll', release);
    removeEventListener('beforeprint', release);
  };
  photo.decode().then(release, release);
  addEventListener('scroll', release);
  addEventListener('beforeprint', release);
  setTimeout(release, PHOTO_TIMEOUT_MS);
}

/** The browser looked for the fragment's element before the wedding page was there. */
function scrollToFragment(): void {
  const target = document.getElementById(location.hash.slice(1));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

function documentParsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
