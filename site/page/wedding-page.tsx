import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { formatMessage } from '../../domain/messages/format.ts';
import { getClosingTime } from '../../domain/replies/rsvp-closing.ts';
import { isWeekend } from '../../domain/weekend/is-weekend.ts';
import { showBanner } from '../banner.ts';
import { type Edition, type PrivateEdition, useEdition } from '../edition.tsx';
import { whenIdle } from '../lazy-load.ts';
import { loadChunk } from '../load-chunk.ts';
import { loadQuestions } from '../rsvp/load-chunks.ts';
import { chooseMapApp, toMapAddress } from './map-link.ts';
import { Ornaments } from './ornaments.tsx';
import { arrangeSections, listLinks, loadAddedSections } from './page-sections.tsx';
import { SectionBar } from './section-bar.tsx';
import { CouplePhoto } from './sections/couple-photo.tsx';
import { Footer } from './sections/footer.tsx';
import { Hero } from './sections/hero.tsx';
import { Afterwards } from './sections/photos.tsx';
import styles from './wedding-page.module.css';

/** Loads what only some weddings need. A page that waits for it while it hydrates would lose a tap. */
export function loadParts(edition: PrivateEdition) {
  return Promise.all([loadQuestions(edition), loadAddedSections(edition)]);
}

export default function WeddingPage() {
  const edition = useEdition();
  const { language, messages, wedding } = edition;

  // Together with the hydration: a click in between would count twice.
  useLayoutEffect(() => window.inlineScript?.replayEvents(), []);

  useEffect(() => {
    document.title = wedding.title;
    // The browser computes all styles again, also for the same value.
    const root = document.documentElement;
    if (root.lang !== wedding.locale) root.lang = wedding.locale;
    window.inlineScript?.rememberVisit();
    whenLoaded(() => showAnnouncements(language));
    keepForOfflineVisits(messages);
    whenLoaded(() => prepareToPrint(edition));
  }, [edition, language, messages, wedding]);

  return (
    <>
      <a href={`#${listLinks(edition)[0]?.id}`} className={styles.skip}>
        {messages.wedding.skip}
      </a>
      <NowAndNextPlace />
      <Ornaments />
      <div className={styles.page}>
        <Hero />
        <SectionBar />
        <main>
          <CouplePhoto />
          <Afterwards />
          {/* React hydrates the sections one after the other, a tapped one at once. The form is hydrated with the
              page, because React does not repeat a submission. */}
          {arrangeSections(edition).map(({ element, id }) =>
            id === 'rsvp' ? element : <Suspense key={id}>{element}</Suspense>,
          )}
        </main>
        <Footer />
      </div>
    </>
  );
}

/**
 * What is on and what comes next, on the days of the wedding. The inline script shows the place before the first paint,
 * so that nothing moves when the chunk has filled it.
 */
function NowAndNextPlace() {
  const edition = useEdition();
  const { from, until } = edition.wedding.weekend;
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = place;
    let update: (() => void) | undefined;
    const show = () => {
      if (!current || !isWeekend(current.dataset)) return;
      if (update) return update();
      loadChunk(() => import('./now-and-next/now-and-next.ts')).then(
        ({ fillNowAndNext }) => {
          update = fillNowAndNext(current, edition, { chooseMapApp, toMapAddress });
        },
        () => {},
      );
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [edition]);

  return (
    <section
      ref={place}
      id="now-and-next"
      hidden
      data-from={from}
      data-until={until}
      style={{ minHeight: 'clamp(20rem,100svh - 20vw,48rem)' }}
      suppressHydrationWarning
    />
  );
}

/** Registers the service worker, and reports the connection. */
function keepForOfflineVisits({ offline, site, wedding }: Edition['messages']): void {
  // Vite's dev server serves the sources: there are no built files to keep.
  if (import.meta.env.DEV) return;
  // A browser that refuses the service worker still shows the page.
  whenLoaded(() => {
    import('../offline/offline.ts')
      .then(({ followForgetting, registerServiceWorker, reportConnection }) => {
        followForgetting();
        reportConnection(showBanner, wedding.offline, site.toastLabels.close);
        return registerServiceWorker(showBanner, offline);
      })
      .catch(() => {});
  });
}

/** Follows the couple's announcements, if the server has them: files on a static host do not. */
function showAnnouncements(language: string): void {
  const place = document.getElementById('announcement');
  if (place?.dataset.state === undefined) return;
  // The announcement in the HTML is visible without the script.
  import('../announcement.ts').then(
    ({ followAnnouncements }) => followAnnouncements(place, language),
    () => {},
  );
}

/** Phones do not print. */
function prepareToPrint({ language, messages, wedding }: Edition): void {
  if (!matchMedia('(pointer: fine)').matches) return;
  const day = new Intl.DateTimeFormat(wedding.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(wedding.rsvp.deadline));
  const isOpen = Date.now() < getClosingTime(wedding.rsvp);
  const text = isOpen ? formatMessage(messages.wedding.replyBy, { date }, language) : '';
  import('./print-note.ts').then(
    ({ addPrintNote }) => addPrintNote(text),
    () => {},
  );
}

/** Calls `run` when the page has loaded and the browser is idle. */
function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else addEventListener('load', () => whenIdle(run), { once: true });
}
