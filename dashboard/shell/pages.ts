import type { ComponentType } from 'react';
import type { Messages } from '../../domain/dashboard/messages/messages.ts';
import { GuestListPage } from '../guest-list/guest-list-page.tsx';
import { RepliesPage } from '../replies/replies-page.tsx';
import { lazyComponent, OverviewPage, PREFETCHED } from './lazy-components.tsx';

type Page = {
  path: string;
  component: ComponentType & { load?: () => Promise<unknown> };
  /** Its name in the navigation. */
  tab?: keyof Messages['shell']['pages'];
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
    ...{ path: '/emails', tab: 'emails' },
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
    ...{ path: '/data', tab: 'data' },
    component: lazyComponent(async () => (await import('../data/data-page.tsx')).DataPage),
  },
  {
    ...{ path: '/print/invitations', isPrinted: true },
    component: lazyComponent(
      async () => (await import('../invitations/invitation-cards.tsx')).InvitationCards,
    ),
  },
  {
    ...{ path: '/print/labels', isPrinted: true },
    component: lazyComponent(async () => (await import('../print/labels-page.tsx')).LabelsPage),
  },
  {
    ...{ path: '/print/:name', isPrinted: true },
    component: lazyComponent(async () => (await import('../print/print-page.tsx')).PrintPage),
  },
];

/** Loads the code of the other pages and forms, so that they open at once, also without a connection. */
export function prefetchPages(): void {
  const pages = PAGES.flatMap(({ component, isLarge }) => (isLarge ? [] : [component]));
  // One that fails is loaded again when it is opened.
  for (const { load } of [...PREFETCHED, ...pages]) void load?.().catch(() => {});
}
