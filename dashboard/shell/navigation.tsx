import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import dialogs from '../ui/dialogs.module.css';
import { useReturnFocus } from '../ui/dialogs.tsx';
import { useCloseOnBack } from '../ui/sheets.tsx';
import { Icon } from './icon.tsx';
import styles from './navigation.module.css';
import { PAGES, toHref } from './pages.ts';

type Page = (typeof PAGES)[number];

/** The pages at the top; on a phone in a bar at the bottom, with icons, and some of them behind *More*. */
export function Navigation({ onSignOut }: { onSignOut: () => void }) {
  const { navigation } = getMessages('shell');
  return (
    <nav className={styles.tabs} aria-label={navigation}>
      <ul>
        {PAGES.filter(({ tab }) => tab).map((page) => (
          <li key={page.path} data-in-more={page.isInMore}>
            <PageLink page={page} className={styles.tab} />
          </li>
        ))}
        <li className={styles.more}>
          <More onSignOut={onSignOut} />
        </li>
      </ul>
    </nav>
  );
}

type PageLinkProps = {
  page: Page;
  className?: string | undefined;
  replace?: boolean;
  onClick?: () => void;
};

function PageLink({ page, ...link }: PageLinkProps) {
  const { tab } = page;
  const href = toHref(page);
  // The editor has an address for each of its sections, and each email to the guests has one.
  const hasPages = PAGES.some(({ path }) => path.startsWith(`${href}/`));
  const [isCurrent] = useRoute(hasPages ? `${href}/*?` : href);
  if (!tab) return null;
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} {...link}>
      <Icon name={tab} />
      {getMessages('shell').pages[tab]}
    </Link>
  );
}

/** The last button of a phone's bar: the pages that do not fit it, the search, and signing out. */
function More({ onSignOut }: { onSignOut: () => void }) {
  const { close: closeLabel, more, search, signOut } = getMessages('shell');
  const [isOpen, setIsOpen] = useState(false);
  const [path] = useLocation();
  const { rememberOpener, onCloseAutoFocus } = useReturnFocus();
  const close = () => setIsOpen(false);
  useCloseOnBack(isOpen, close);
  const pages = PAGES.filter(({ isInMore }) => isInMore);
  const hasCurrent = pages.some((page) => `${path}/`.startsWith(`${toHref(page)}/`));
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger className={styles.tab} aria-current={hasCurrent || undefined}>
        <Icon name="more" />
        {more}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogs.overlay} />
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <Dialog.Title className="visually-hidden">{more}</Dialog.Title>
          <ul className="rows">
            {pages.map((page) => (
              <li key={page.path}>
                <PageLink page={page} replace onClick={close} />
              </li>
            ))}
            <li>
              <Link href={`${path}#search`} replace onClick={close}>
                <Icon name="search" />
                {search}
              </Link>
            </li>
            <li>
              <button type="button" className="bare" onClick={onSignOut}>
                <Icon name="signOut" />
                {signOut}
              </button>
            </li>
          </ul>
          <Dialog.Close className="text-button">{closeLabel}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
