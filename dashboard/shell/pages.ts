import type { ComponentType } from 'react';
import { getMessages, type Messages } from '../../domain/dashboard/messages/messages.ts';
import { GuestListPage } from '../guest-list/guest-list-page.tsx';
import { RepliesPage } from '../replies/replies-page.tsx';
import type { IconName } from './icon.tsx';
import { lazyComponent, OverviewPage, PREFETCHED } from './lazy-components.tsx';

type Page = {
  path: string;
  component: ComponentType & { load?: () => Promise<unknown> };
  /** Its name in the navigation. */
  tab?: keyof Messages['shell']['pages'] & IconName;
  /** On a phone it is behind *More*: five words fit the bar in every language. */
  isInMore?: true;
  /** A sheet of paper, without the dashboard's header. */
  isPrinted?: true;
  /** Loaded when it is opened: not before, as other pages are. */
  isLarge?: true;
};

/** Every page of the dashboard, in the order of the navigation. The first matching path is shown. */
export const PAGES: readonly Page[] = [
  { path: '/', tab: 'overview', component: OverviewPage },
  { path: '/replies', tab: 'replies', component: RepliesPage },
  { path: '/guest-list', tab: 'guestList', component: GuestListPage },
  {
    ...{ path: '/seating', tab: 'seating', isInMore: true, isLarge: true },
    component: lazyComponent(async () => (await import('../seating/seating-page.tsx')).SeatingPage),
  },
  {
    ...{ path: '/arrivals', tab: 'arrivals', isInMore: true, isLarge: true },
    component: lazyComponent(
      async () => (await import('../arrivals/arrivals-page.tsx')).ArrivalsPage,
    ),
  },
  {
    ...{ path: '/emails', tab: 'emails', isInMore: true },
    component: lazyComponent(async () => (await import('../emails/emails-page.tsx')).EmailsPage),
  },
  {
    ...{ path: '/emails/:id', isLarge: true },
    component: lazyComponent(async () => (await import('../emails/mailing-page.tsx')).MailingPage),
  },
  {
    ...{ path: '/website/*?', tab: 'website', isLarge: true },
    component: lazyComponent(async () => (await import('../website/website-page.tsx')).WebsitePage),
  },
  {
    ...{ path: '/photos', tab: 'photos', isInMore: true, isLarge: true },
    component: lazyComponent(async () => (await import('../photos/photos-page.tsx')).PhotosPage),
  },
  {
    ...{ path: '/wishes', tab: 'wishes', isInMore: true, isLarge: true },
    component: lazyComponent(async () => (await import('../wishes/wishes-page.tsx')).WishesPage),
  },
  {
    ...{ path: '/weekend', isLarge: true },
    component: lazyComponent(
      async () => (await import('../weekend/move-times-page.tsx')).MoveTimesPage,
    ),
  },
  {
    ...{ path: '/print', isLarge: true },
    component: lazyComponent(async () => (await import('../print/papers-page.tsx')).PapersPage),
  },
  {
    ...{ path: '/data', tab: 'data', isInMore: true },
    component: lazyComponent(async () => (await import('../data/data-page.tsx')).DataPage),
  },
  {
    ...{ path: '/print/papers/:kind', isPrinted: true, isLarge: true },
    component: lazyComponent(async () => (await import('../print/paper-page.tsx')).PaperPage),
  },
  {
    ...{ path: '/print/recovery-codes', isPrinted: true },
    component: lazyComponent(
      async () => (await import('../print/recovery-codes-page.tsx')).RecoveryCodesPage,
    ),
  },
  {
    ...{ path: '/print/wishes', isPrinted: true, isLarge: true },
    component: lazyComponent(async () => (await import('../wishes/wishes-page.tsx')).PrintWishes),
  },
  {
    ...{ path: '/print/:name', isPrinted: true },
    component: lazyComponent(async () => (await import('../print/print-page.tsx')).PrintPage),
  },
];

/** The address of a page whose path has parameters. */
export function toHref({ path }: Pick<Page, 'path'>): string {
  return path.replace('/*?', '');
}

/** A part of a page or something to do, as the search of the dashboard finds it. */
export type Command = {
  group: 'parts' | 'actions';
  name: () => string;
  /** Other words that people look for. */
  words?: () => string;
} & (
  | {
      /** Where it is; the page reads the end of the address with `useHashTarget`. */
      href: string;
    }
  | { run: (shell: { signOut: () => void }) => void }
);

const name = (key: keyof Messages['shell']['commands']) => () => getMessages('shell').commands[key];
const words = (key: keyof Messages['shell']['commandWords']) => () =>
  getMessages('shell').commandWords[key];

/** All that the search finds beside households and pages. */
export const COMMANDS: readonly Command[] = [
  { group: 'actions', name: () => getMessages('guestList').addHousehold, href: '/guest-list#add' },
  {
    group: 'actions',
    name: () => getMessages('guestList').importList,
    words: words('importList'),
    href: '/guest-list#import',
  },
  { group: 'actions', name: () => getMessages('replies').add, href: '/replies#add' },
  { group: 'actions', name: name('writeEmail'), words: words('writeEmail'), href: '/emails#write' },
  { group: 'actions', name: name('announce'), href: '/#announcement' },
  { group: 'actions', name: () => getMessages('weekend').title, href: '/weekend' },
  { group: 'actions', name: name('publish'), href: '/website#publish' },
  { group: 'actions', name: name('previewLink'), href: '/website#preview-link' },
  {
    group: 'actions',
    name: name('showHistory'),
    words: words('showHistory'),
    href: '/website#history',
  },
  {
    group: 'actions',
    name: name('openWebsite'),
    run: () => window.open('/', '_blank', 'noopener'),
  },
  {
    group: 'actions',
    name: () => getMessages('guestList').printCards,
    words: words('printCards'),
    href: '/print/papers/invitations',
  },
  {
    group: 'actions',
    name: () => getMessages('guestList').printLabels,
    href: '/print/papers/labels',
  },
  { group: 'actions', name: () => getMessages('print').open, href: '/print' },
  {
    group: 'actions',
    name: name('printCaterer'),
    words: words('printCaterer'),
    href: '/print/caterer',
  },
  { group: 'actions', name: name('printGuestList'), href: '/print/guest-list' },
  { group: 'actions', name: name('printNoReply'), href: '/print/no-reply' },
  {
    group: 'actions',
    name: name('downloadGuestList'),
    words: words('download'),
    run: () => download('exports/guest-list.xlsx'),
  },
  {
    group: 'actions',
    name: name('downloadReplies'),
    words: words('download'),
    run: () => download('exports/replies.xlsx'),
  },
  {
    group: 'actions',
    name: () => getMessages('data').downloadBackup,
    run: () => download('backup.db'),
  },
  {
    group: 'actions',
    name: () => getMessages('shell').keysTitle,
    words: words('keys'),
    href: '#keys',
  },
  { group: 'actions', name: () => getMessages('shell').signOut, run: ({ signOut }) => signOut() },
  {
    group: 'parts',
    name: () => getMessages('guestList').notOnList,
    href: '/guest-list#not-on-list',
  },
  {
    group: 'parts',
    name: () => getMessages('emails').aboutReplies,
    words: words('emailsAboutReplies'),
    href: '/emails#about-replies',
  },
  {
    group: 'parts',
    name: () => getMessages('mailServer').title,
    words: words('mailServer'),
    href: '/emails#mail-server',
  },
  {
    group: 'parts',
    name: () => getMessages('data').lists,
    words: words('lists'),
    href: '/data#lists',
  },
  {
    group: 'parts',
    name: () => getMessages('sharing').title,
    words: words('sharing'),
    href: '/data#share',
  },
  { group: 'parts', name: () => getMessages('data').qrCode, href: '/data#qr-code' },
  { group: 'parts', name: () => getMessages('data').backup, href: '/data#backup' },
  {
    group: 'parts',
    name: () => getMessages('accounts').coHosts,
    words: words('coHosts'),
    href: '/data#co-hosts',
  },
  { group: 'parts', name: name('language'), href: '/data#language' },
  {
    group: 'parts',
    name: () => getMessages('accounts').devices,
    words: words('devices'),
    href: '/data#devices',
  },
  { group: 'parts', name: () => getMessages('accounts').passkeys, href: '/data#passkeys' },
  { group: 'parts', name: () => getMessages('accounts').activityLog, href: '/data#activity' },
  { group: 'parts', name: () => getMessages('data').deleteAll, href: '/data#delete-all' },
];

function download(file: string): void {
  Object.assign(document.createElement('a'), { href: `/host/api/${file}`, download: '' }).click();
}

/** With the sections of the website, whose code is large and loaded for it. */
export async function loadCommands(): Promise<readonly Command[]> {
  await import('../website/configure-zod.ts');
  const { listEditorSections } = await import('../website/editor-sections.ts');
  const sections = listEditorSections({}).map(
    ({ id, title }): Command => ({
      group: 'parts',
      name: () => title,
      href: `/website/${id}`,
    }),
  );
  return [...COMMANDS, ...sections];
}

/** Loads the code of the other pages and forms, so that they open at once, also without a connection. */
export function prefetchPages(): void {
  const pages = PAGES.flatMap(({ component, isLarge }) => (isLarge ? [] : [component]));
  // One that fails is loaded again when it is opened.
  for (const { load } of [...PREFETCHED, ...pages]) void load?.().catch(() => {});
}
