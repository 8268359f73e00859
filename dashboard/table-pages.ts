import { lazyPage } from './lazy-page.tsx';

// The code of these pages is loaded beside the guest data when they are opened first.
export const RepliesPage = lazyPage(
  async () => (await import('./replies/replies-page.tsx')).RepliesPage,
);
export const GuestListPage = lazyPage(
  async () => (await import('./guest-list/guest-list-page.tsx')).GuestListPage,
);
