// Renders previews in a process of its own, which server/website/preview/preview-renderer.ts starts and keeps while
// somebody edits the website.

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { DEFAULT_DESIGN } from '../designs/design.ts';
import { loadDesign } from '../designs/designs.ts';
import { escapeHtml } from '../domain/pages/escape-html.ts';
import { hasQuestions } from '../domain/replies/rsvp-questions.ts';
import { MARKS_META } from '../domain/website/preview-marks.ts';
import { listPictureFiles } from '../domain/wedding/checks/wedding-checks.ts';
import { localizeWedding } from '../domain/wedding/localize.ts';
import { createThemeRule } from '../domain/wedding/theme.ts';
import type { Wedding } from '../domain/wedding/wedding.ts';
import type { PreviewReport, PreviewRequest } from '../server/website/preview/preview-renderer.ts';
import type { BuiltPicture, PrivateEdition, PublicEdition } from '../site/edition.tsx';
import { type App, loadApp } from './app.ts';
import { createCalendar } from './calendar.ts';
import type { Files } from './files.ts';
import { AFTERWARDS_STYLES } from './html.ts';
import { createLanguages } from './languages.ts';
import { createMapDrawings, createMapStyles } from './map/map.ts';
import { withAddedStyles } from './page-styles.ts';
import { hasAdded } from './pages.ts';
import { meltsIntoPaper } from './pictures.ts';
import { createMarks } from './preview-marks.ts';
import { createTravelIcons } from './travel-icons.ts';

let app: Promise<App> | undefined;

process.on('message', (request: PreviewRequest) => {
  app ??= loadApp(request.appDir);
  void app
    .then((loaded) => renderPreview(loaded, request))
    .then(
      (html): PreviewReport => ({ id: request.id, html }),
      (error): PreviewReport => ({ id: request.id, message: String(error) }),
    )
    .then((report) => process.send?.(report));
});
process.once('disconnect', () => process.exit());

/** The wedding page with all styles inside and without scripts. Nothing fades in. */
async function renderPreview(
  app: App,
  { cacheDir, document, hasMarks = false, language: code, pictures, thumbnails }: PreviewRequest,
): Promise<string> {
  const { designs, renderer, styles } = app;
  const languages = createLanguages(document.languages);
  const language = languages.find((one) => one.code === code) ?? languages[0];
  if (!renderer || !language) throw new Error('There is nothing to render.');
  const { gate, offline, rsvp, rsvpErrors, site, wedding: messages } = language.messages;
  const wedding = localizeWedding(document, language.code);
  const { design = DEFAULT_DESIGN } = wedding.theme;
  const ownDesign = await loadDesign(design);
  const { marks, markDates, markDocument } = createMarks();
  const shown = hasMarks
    ? markDates(localizeWedding(markDocument(document), language.code))
    : wedding;
  const edition: PublicEdition = {
    language: language.code,
    home: language.home,
    otherLanguages: [],
    messages: { gate, offline, site },
  };
  // A preview links to files that are made only when it is published.
  const files: Files = new Map();
  const privateEdition: PrivateEdition = {
    messages: {
      ...{ rsvp, rsvpErrors, wedding: messages },
      ...(hasQuestions(wedding.rsvp) && { questions: language.messages.questions }),
      ...(hasAdded(wedding, 'livestream') && { livestream: language.messages.livestream }),
    },
    wedding: shown,
    pictures: {
      ...Object.fromEntries(
        [...listPictureFiles(document)].map((file) => [file, toPicture(pictures[file] ?? '')]),
      ),
      ...(await measureFramed(wedding, { pictures, thumbnails })),
      ...embed(
        await createMapDrawings(wedding, readContentPicture, ownDesign.faces, files, cacheDir),
        files,
      ),
    },
    calendar: createCalendar(wedding, files),
    ...createMapStyles(wedding, ownDesign),
    icons: createTravelIcons(wedding),
    personalMessages: '',
  };
  const rendered = await renderer.render(edition, language.home, privateEdition);
  const theme = createThemeRule(wedding.theme);
  const sources = [
    ...styles,
    designs[design]?.gate ?? '',
    ...withAddedStyles(app, wedding).weddingStyles.map(({ source }) => source),
    designs[design]?.page ?? '',
    theme,
    AFTERWARDS_STYLES,
    STILL,
    OPEN,
    MARK,
  ];
  return [
    `<!doctype html><html lang="${escapeHtml(wedding.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    hasMarks ? `<meta name="${MARKS_META}" content="${escapeHtml(JSON.stringify(marks))}">` : '',
    `<title>${escapeHtml(wedding.title)}</title>`,
    ...sources.map((source) => `<style>${source}</style>`),
    `</head><body><div id="root">${rendered}</div></body></html>`,
  ].join('');
}

/** A drawing cannot be uploaded, and an uploaded photo comes with the request. */
function readContentPicture(file: string): Promise<Buffer> {
  return readFile(join(import.meta.dirname, '..', 'content', 'pictures', basename(file)));
}

/** The drawings as addresses that need no file. */
function embed(drawings: Record<string, BuiltPicture>, files: Files): Record<string, BuiltPicture> {
  return Object.fromEntries(
    Object.entries(drawings).map(([file, built]) => {
      const data = Buffer.from(String(files.get(built.src))).toString('base64');
      return [file, { ...built, src: `data:image/svg+xml;base64,${data}` }];
    }),
  );
}

/** The couple sees all events. */
const MARK =
  '[data-private]::after{content:"Only for invited guests";position:absolute;z-index:3;top:1.25rem;right:1.25rem;' +
  'padding:.2rem .7rem;border-radius:1rem;background:#fffdf8;color:#3a2a22;box-shadow:0 1px 4px #0004;' +
  'font:500 .875rem/1.5 "Alegreya Sans",sans-serif}';

/** The programme shows its details, and the wishes their words: nothing opens without scripts. */
const OPEN =
  '#wishes[hidden]{display:block!important}' +
  'article [data-state]{grid-template-rows:1fr!important;visibility:visible!important}';

const STILL = '*,::before,::after{animation:none!important;transition:none!important}';

/** The couple photo with the shape and the edges that decide its frame. */
async function measureFramed(
  { couplePhoto }: Wedding,
  { pictures, thumbnails }: Pick<PreviewRequest, 'pictures' | 'thumbnails'>,
): Promise<Record<string, BuiltPicture>> {
  const framed: Record<string, BuiltPicture> = {};
  for (const file of [couplePhoto?.file, couplePhoto?.landscape?.file]) {
    if (!file) continue;
    const thumbnail = thumbnails[file];
    const bytes = thumbnail ? Buffer.from(thumbnail, 'base64') : await readContentPicture(file);
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    const melts = await meltsIntoPaper(bytes);
    framed[file] = { ...toPicture(pictures[file] ?? ''), width, height, ...(melts && { melts }) };
  }
  return framed;
}

/** The original in place of the sizes that publishing makes. The styles crop it. */
function toPicture(src: string): BuiltPicture {
  return { width: 4, height: 3, placeholder: 'none', src, prefix: '', widths: [] };
}
