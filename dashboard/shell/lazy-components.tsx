import { type ComponentType, lazy, useState } from 'react';
import { loadMessages } from './language.ts';

// No page waits for the code of another page or of a form that is not open. The forms that every page may open share a
// file (build/dashboard.ts). The pages are listed in pages.ts.

export const SignedIn = lazyComponent(async () => {
  const [{ SignedIn }] = await Promise.all([import('./signed-in.tsx'), loadMessages()]);
  return SignedIn;
});

export const OverviewPage = lazyComponent(
  async () => (await import('../overview/overview-page.tsx')).OverviewPage,
);

export const HouseholdSheet = lazyComponent(
  async () => (await import('../replies/household/household-sheet.tsx')).HouseholdSheet,
);
export const HouseholdFormSheet = lazyComponent(
  async () => (await import('../guest-list/household/household-form-sheet.tsx')).HouseholdFormSheet,
);
export const ImportSheet = lazyComponent(
  async () => (await import('../guest-list/import/import-sheet.tsx')).ImportSheet,
);
export const BulkBar = lazyComponent(
  async () => (await import('../guest-list/selection/bulk-bar.tsx')).BulkBar,
);
export const MessageSheet = lazyComponent(
  async () => (await import('../invitations/message-sheet.tsx')).MessageSheet,
);
export const SignInAgain = lazyComponent(
  async () => (await import('../accounts/sign-in-again.tsx')).SignInAgain,
);
export const CommandPalette = lazyComponent(
  async () => (await import('./command-palette.tsx')).CommandPalette,
);
export const KeysSheet = lazyComponent(async () => (await import('./keys-sheet.tsx')).KeysSheet);

/** Loaded once the first page stands, before the pages. */
export const PREFETCHED = [
  ...[HouseholdSheet, HouseholdFormSheet, BulkBar, ImportSheet],
  ...[SignInAgain, CommandPalette, KeysSheet],
];

/** A part of the dashboard did not arrive. Browsers remember that: only a new page asks for it again. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('LoadError', { cause });
  }
}

/**
 * As React's `lazy`, with `load` to begin early. Code that has arrived is shown at once; `lazy` would show a
 * fallback first, which React keeps for 300 ms.
 */
export function lazyComponent<Props extends object = object>(
  importComponent: () => Promise<ComponentType<Props>>,
) {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded ??= await importComponent().catch((cause) => {
      throw new LoadError(cause);
    });
    return { default: Loaded };
  };
  const Lazy = lazy(load);
  function Component(props: Props) {
    const [Shown] = useState(() => Loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Component, { load });
}
