import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useRoute } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { api, request } from '../api/request.ts';
import { undoLastChange } from '../api/undo.ts';
import { useGuestData, useIsUnstarted } from '../guest-data/guest-data.ts';
import { SyncStatus } from '../guest-data/sync-status.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { useKeys } from './keys.ts';
import styles from './layout.module.css';
import { KeysSheet } from './lazy-components.tsx';
import { PAGES } from './pages.ts';

/** The header and the navigation around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const texts = getMessages('shell');
  const [first, second] = useGuestData().wedding.couple;
  const isUnstarted = useIsUnstarted();
  // Null until it is opened, which loads its code.
  const [keysSheet, setKeysSheet] = useState<{ isOpen: boolean } | null>(null);
  useKeys({
    search: focusSearch,
    undo: undoLastChange,
    help: () => setKeysSheet({ isOpen: true }),
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
        <Navigation />
        <div className={styles.side}>
          <SyncStatus />
          <TextButton onClick={() => signOut.mutate()}>{texts.signOut}</TextButton>
        </div>
      </header>
      {children}
      <Suspense fallback={null}>
        {keysSheet && (
          <KeysSheet open={keysSheet.isOpen} onClose={() => setKeysSheet({ isOpen: false })} />
        )}
      </Suspense>
    </>
  );
}

/** Returns false on a page without a search field. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('#page input[type="search"]');
  field?.focus();
  return field !== null;
}

/** At the top, or at the bottom of a phone's screen. */
function Navigation() {
  const { navigation, pages } = getMessages('shell');
  return (
    <nav className={styles.tabs} aria-label={navigation}>
      <ul>
        {PAGES.map(
          ({ path, tab }) =>
            tab && (
              <li key={path}>
                <Tab href={path.replace('/*?', '')} name={pages[tab]} />
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

function Tab({ href, name }: { href: string; name: string }) {
  // The editor has an address for each of its sections, and each email to the guests has one.
  const hasPages = PAGES.some(({ path }) => path.startsWith(`${href}/`));
  const [isCurrent] = useRoute(hasPages ? `${href}/*?` : href);
  return (
    <Link href={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      {name}
    </Link>
  );
}
