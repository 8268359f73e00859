import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { api, request } from '../api/request.ts';
import { undoLastChange } from '../api/undo.ts';
import { useGuestData, useIsUnstarted } from '../guest-data/guest-data.ts';
import { SyncStatus } from '../guest-data/sync-status.tsx';
import { useHashTarget } from '../ui/hash-target.ts';
import { Icon } from './icon.tsx';
import { getKeyCaps, KEYS, useKeys } from './keys.ts';
import styles from './layout.module.css';
import { CommandPalette, KeysSheet } from './lazy-components.tsx';
import { Navigation } from './navigation.tsx';

/** The header and the navigation around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const texts = getMessages('shell');
  const [first, second] = useGuestData().wedding.couple;
  const isUnstarted = useIsUnstarted();
  // A dialog's code is loaded when it is opened first.
  const [dialogs, setDialogs] = useState<{ search?: boolean; keys?: boolean }>({});
  const show = (name: 'search' | 'keys', isOpen: boolean) =>
    setDialogs((before) => ({ ...before, [name]: isOpen }));
  const openSearch = () => show('search', true);
  useKeys({
    palette: openSearch,
    search: () => focusSearch() || openSearch(),
    undo: undoLastChange,
    help: () => show('keys', true),
  });
  useHashTarget((target) => {
    const isDialog = target === 'search' || target === 'keys';
    if (isDialog) show(target, true);
    return isDialog;
  });
  const signOut = useMutation({
    mutationFn: () => request(api.session.$delete),
    // A reload clears everything that this page has in memory.
    onSuccess: () => location.reload(),
    meta: { failed: texts.notSignedOut },
  });
  return (
    <>
      <a href="#page" className={styles.skip}>
        {texts.skip}
      </a>
      <header className={styles.header}>
        <p className="couple">
          {isUnstarted ? (
            texts.yourWedding
          ) : (
            <>
              {first} <i>&amp;</i> {second}
            </>
          )}
        </p>
        <Navigation onSignOut={signOut.mutate} />
        <div className={styles.side}>
          <SyncStatus />
          <button
            type="button"
            className={styles.iconButton}
            aria-label={texts.search}
            title={`${texts.search} (${getKeyCaps(KEYS.palette).join(' ')})`}
            onClick={openSearch}
          >
            <Icon name="search" />
          </button>
          <button
            type="button"
            className={`bare ${styles.signOut}`}
            onClick={() => signOut.mutate()}
          >
            <Icon name="signOut" />
            {texts.signOut}
          </button>
        </div>
      </header>
      {children}
      <Suspense fallback={null}>
        {dialogs.search !== undefined && (
          <CommandPalette
            open={dialogs.search}
            onClose={() => show('search', false)}
            onSignOut={signOut.mutate}
          />
        )}
        {dialogs.keys !== undefined && (
          <KeysSheet open={dialogs.keys} onClose={() => show('keys', false)} />
        )}
      </Suspense>
    </>
  );
}

/** Returns false if the page has no search field. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('#page input[type="search"]');
  field?.focus();
  return field !== null;
}
