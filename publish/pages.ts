import { DEFAULT_DESIGN, parseTokens } from '../designs/design.ts';
import { loadDesign, readTokens } from '../designs/designs.ts';
import { createAnnouncementPlace } from '../domain/announcements/announcement.ts';
import { createPhotosLinkPlace } from '../domain/photos/photos-link.ts';
import { hasQuestions } from '../domain/replies/rsvp-questions.ts';
import type { AddedSection } from '../domain/wedding/localize-added-sections.ts';
import { createThemeRule } from '../domain/wedding/theme.ts';
import type { Wedding } from '../domain/wedding/wedding.ts';
import type { PrivateEdition, PublicEdition } from '../site/edition.tsx';
import type { App } from './app.ts';
import { createCalendar } from './calendar.ts';
import { addHashedFile, type Files } from './files.ts';
import { createFonts } from './fonts.ts';
import { createHomeScreen } from './home-screen.ts';
import { createEnteredPage, type GuestPage, renderWeddingPage, type WeddingPage } from './html.ts';
import type { Language } from './languages.ts';
import { createMapDrawings, createMapStyles } from './map/map.ts';
import { createPageStyles, createPhotosStyles, withAddedStyles } from './page-styles.ts';
import { renderPhotosPage } from './photos-page.ts';
import type { ReadPicture } from './pictures.ts';
import { renderStatements } from './statements.ts';
import { createTravelIcons } from './travel-icons.ts';

/** The guests' pages in one language, and the files of this language. */
export type GuestPages = {
  language: Language;
  gate: GuestPage;
  /** Null if browsers render the pages, in development. */
  entered: GuestPage | null;
  notFound: GuestPage;
  /** The HTML of the guests' photographs. */
  photos: string;
  /** The HTML of the statements; null without them. */
  statements: string | null;
  files: Files;
  /** Whether the form has questions of the couple. */
  hasQuestions: boolean;
  hasAddedSections: boolean;
};

type Options = {
  /** The languages of all pages. */
  languages: readonly Language[];
  pictures: PrivateEdition['pictures'];
  readPicture: ReadPicture;
  app: App;
  cacheDir: string;
};

/** Whether the page needs the words about a kind of added section. */
export function hasAdded({ sections = {} }: Wedding, kind: AddedSection['kind']): boolean {
  return Object.values(sections).some((section) => section.kind === kind);
}

/** Renders the pages of one language. */
export async function createGuestPages(
  wedding: Wedding,
  language: Language,
  { languages, pictures, readPicture, app, cacheDir }: Options,
): Promise<GuestPages> {
  const { code, home, messages } = language;
  const { gate, offline, page, personal, rsvp, rsvpErrors, site, wishes } = messages;
  const { formerQuestions: _, ...form } = wedding.rsvp;
  const asks = hasQuestions(form);
  const files: Files = new Map();
  const { design: designName = DEFAULT_DESIGN } = wedding.theme;
  const design = await loadDesign(designName);
  const fonts = await createFonts(
    wedding,
    design,
    language,
    languages.map(({ name }) => name),
    files,
    cacheDir,
  );
  const edition: PublicEdition = {
    language: code,
    home,
    otherLanguages: languages
      .filter((other) => other !== language)
      .map((other) => ({ language: other.code, home: other.home, name: other.name })),
    messages: { gate, offline, site },
  };
  const privateEdition: PrivateEdition = {
    messages: {
      ...{ rsvp, rsvpErrors, wedding: messages.wedding },
      ...(asks && { questions: messages.questions }),
      ...(hasAdded(wedding, 'livestream') && { livestream: messages.livestream }),
      ...(hasAdded(wedding, 'video') && { video: messages.video }),
    },
    wedding: { ...wedding, rsvp: form },
    pictures: {
      ...pictures,
      ...(await createMapDrawings(wedding, readPicture, design.faces, files, cacheDir)),
    },
    calendar: createCalendar(wedding, files),
    ...createMapStyles(wedding, design),
    icons: createTravelIcons(wedding),
    personalMessages: addHashedFile(files, '/private/personal-link.json', JSON.stringify(personal)),
    ...(wedding.wishes && {
      wishMessages: addHashedFile(files, '/private/wishes.json', JSON.stringify(wishes)),
    }),
  };
  const { renderer } = app;
  const rendered = (await renderer?.render(edition, home, privateEdition)) ?? '';
  const pageStyles = createPageStyles(withAddedStyles(app, wedding), designName, rendered);
  const { later } = pageStyles;
  const themeColor =
    parseTokens(createThemeRule(wedding.theme)).get('--paper') ??
    readTokens(designName).get('--paper') ??
    '';
  const weddingPage: WeddingPage = {
    homeScreen: await createHomeScreen(wedding, language, {
      ...{ cacheDir, files, readPicture, themeColor },
    }),
    edition: privateEdition,
    styles: pageStyles.page,
    designStyles: pageStyles.design,
    ...(later && { laterStyles: addHashedFile(files, '/private/later-styles.css', later) }),
    preload: [asks && app.questions, wedding.sections && app.addedSections.script].filter(
      (path) => typeof path === 'string',
    ),
    fontRules: fonts.weddingRules,
    rendered,
  };
  const photos = renderer?.listPhotoPreloads(privateEdition) ?? [];
  // Every page is placed in the gate's document, whose colours it keeps.
  const styles = [...pageStyles.gate, fonts.rules, createThemeRule(wedding.theme)]
    .filter(Boolean)
    .map((css) => `<style>${css}</style>`)
    .join('\n');
  const shared = { texts: page, edition, inlineScript: app.inlineScript, themeColor };
  const render = async (name: string, path: string) =>
    renderer
      ? `<div id="root" data-rendered="${name}">${await renderer.render(edition, path)}</div>`
      : '<div id="root"></div>';
  const place =
    createAnnouncementPlace(site.toastLabels.close) + createPhotosLinkPlace(home, messages.photos);
  const gatePage: GuestPage = {
    ...shared,
    title: page.title,
    data: {
      wedding: addHashedFile(files, '/private/wedding-page.html', renderWeddingPage(weddingPage)),
      ...(photos.length > 0 && { photos: JSON.stringify(photos) }),
      // The inline script loads the entry after the first paint: the gate is complete without it.
      entry: app.entry,
      imports: app.entryImports.join(' '),
    },
    head: `${styles}${app.weddingPage ? `<meta name="wedding-page" content="${app.weddingPage}">` : ''}`,
    body: place + (await render('gate', home)),
  };
  return {
    language,
    gate: gatePage,
    entered: renderer && createEnteredPage(gatePage, place, weddingPage),
    notFound: {
      ...shared,
      // It works without scripts.
      texts: { ...page, noScript: '' },
      title: page.notFoundTitle,
      data: { entry: app.entry, imports: app.entryImports.join(' ') },
      head: styles,
      body: await render('not-found', '/404'),
    },
    photos: await renderPhotosPage(language, edition, {
      app,
      styles: [...createPhotosStyles(app, designName), fonts.rules, createThemeRule(wedding.theme)],
      themeColor,
    }),
    statements: wedding.statements ? renderStatements(language, styles) : null,
    files,
    hasQuestions: asks,
    hasAddedSections: wedding.sections !== undefined,
  };
}
