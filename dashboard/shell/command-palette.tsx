import { useQuery } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { Fragment, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import {
  createHouseholdRows,
  findHouseholds,
  NO_HOUSEHOLD_FILTERS,
} from '../guest-list/household-filters.ts';
import dialogs from '../ui/dialogs.module.css';
import { useReturnFocus } from '../ui/dialogs.tsx';
import { useCloseOnBack } from '../ui/sheets.tsx';
import styles from './command-palette.module.css';
import { findNamed } from './find-commands.ts';
import { Icon } from './icon.tsx';
import { usePageState } from './page-state.tsx';
import { COMMANDS, loadCommands, PAGES, toHref } from './pages.ts';

type Props = { open: boolean; onClose: () => void; onSignOut: () => void };

/** Finds a household, a page, a part of one, or something to do. */
export function CommandPalette({ open, onClose, onSignOut }: Props) {
  const texts = getMessages('shell');
  const { rememberOpener, forgetOpener, onCloseAutoFocus } = useReturnFocus();
  useCloseOnBack(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialogs.overlay} />
        <Dialog.Content
          className={styles.palette}
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={onCloseAutoFocus}
          // Without this, an open toast would catch the Escape key.
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose();
          }}
        >
          <Dialog.Title className="visually-hidden">{texts.search}</Dialog.Title>
          <Search
            onSignOut={onSignOut}
            onChosen={() => {
              forgetOpener();
              onClose();
            }}
          />
          <Dialog.Close className={`text-button ${styles.close}`}>{texts.close}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SearchProps = { onChosen: () => void; onSignOut: () => void };

/** A combobox: the focus stays in the field, and the arrow keys choose. */
function Search({ onChosen, onSignOut }: SearchProps) {
  const { palette, search } = getMessages('shell');
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const options = useOptions(text, onSignOut);
  const active = Math.min(chosen, options.length - 1);
  const toId = (index: number) => `${id}-${index}`;

  function choose(option: Option | undefined) {
    if (!option) return;
    // Its page comes before the palette closes, which would go back in the browser's history.
    option.choose();
    onChosen();
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key];
    if (next !== undefined && options.length > 0) {
      const index = (next + options.length) % options.length;
      setChosen(index);
      document.getElementById(toId(index))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(options[active]);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={search}
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? toId(active) : undefined}
          placeholder={palette.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={options.length > 0 ? 'visually-hidden' : `aside ${styles.none}`}>
        {text !== '' &&
          (options.length > 0 ? palette.results(options.length) : palette.notFound(text.trim()))}
      </p>
      <div role="listbox" id={id} aria-label={search} className={styles.options}>
        {options.map((option, index) => (
          <Fragment key={option.key}>
            {option.group !== options[index - 1]?.group && (
              <p role="presentation" className={`caps ${styles.group}`}>
                {palette.groups[option.group]}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys. */}
            <div
              role="option"
              tabIndex={-1}
              id={toId(index)}
              aria-selected={index === active}
              className={styles.option}
              onPointerMove={() => setChosen(index)}
              onClick={() => choose(option)}
            >
              <span>{option.name}</span>
              {option.note && <small className="soft">{option.note}</small>}
            </div>
          </Fragment>
        ))}
      </div>
    </>
  );
}

type Group = keyof ReturnType<typeof getMessages<'shell'>>['palette']['groups'];
type Option = {
  key: string;
  group: Group;
  name: string;
  words?: string;
  note?: string;
  choose: () => void;
};

/** More are shown in the guest list. */
const MAX_HOUSEHOLDS = 8;
const ORDER: Group[] = ['pages', 'actions', 'parts'];

function useOptions(text: string, signOut: () => void): Option[] {
  const commands = useCommandOptions(signOut);
  const households = useHouseholdOptions(text);
  // Sections are many, and found by their names.
  if (text.trim() === '') return commands.filter(({ group }) => group !== 'parts');
  const found = findNamed(commands, text);
  return [...households, ...ORDER.flatMap((group) => found.filter((one) => one.group === group))];
}

function useCommandOptions(signOut: () => void): Option[] {
  const [current, navigate] = useLocation();
  // Without a connection, only the sections of the website are missing.
  const { data: commands = COMMANDS } = useQuery({
    queryKey: ['commands'],
    queryFn: loadCommands,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // It takes the place of the entry in the browser's history with which Back closes the palette.
  const goTo = (href: string) => navigate(href, { replace: true });
  const pages = listPages();
  return [
    ...pages.map(({ href, name }): Option => {
      return { key: href, group: 'pages', name, choose: () => goTo(href) };
    }),
    ...commands.map((command): Option => {
      const name = command.name();
      const href = 'href' in command ? command.href : '';
      const page = pages.findLast((one) => href.startsWith(one.href))?.name ?? '';
      return {
        ...{ key: `${href} ${name}`, group: command.group, name },
        words: `${page} ${command.words?.() ?? ''}`,
        ...(command.group === 'parts' && { note: page }),
        choose: () => {
          if ('run' in command) command.run({ signOut });
          else goTo(href.startsWith('#') ? current + href : href);
        },
      };
    }),
  ];
}

function listPages(): { href: string; name: string }[] {
  const { pages } = getMessages('shell');
  return PAGES.flatMap((page) => (page.tab ? [{ href: toHref(page), name: pages[page.tab] }] : []));
}

function useHouseholdOptions(text: string): Option[] {
  const { palette } = getMessages('shell');
  const guestData = useGuestData();
  const { setHouseholdFilters } = usePageState();
  const [, navigate] = useLocation();
  const rows = useMemo(() => createHouseholdRows(guestData), [guestData]);
  if (text.trim() === '') return [];
  const filters = { ...NO_HOUSEHOLD_FILTERS, text };
  const found = findHouseholds(rows, filters, guestData.wedding.events);
  const options = found.slice(0, MAX_HOUSEHOLDS).map(({ status: { entry } }): Option => {
    const { emails, id, name, phone, tags } = entry;
    return {
      ...{ key: `household ${id}`, group: 'households', name },
      note: [...tags, emails[0] ?? phone].filter(Boolean).join(' · '),
      choose: () => navigate(`/guest-list#household-${id}`, { replace: true }),
    };
  });
  if (found.length > MAX_HOUSEHOLDS) {
    options.push({
      ...{ key: 'all households', group: 'households', name: palette.showAll(found.length) },
      choose: () => {
        setHouseholdFilters(filters);
        navigate('/guest-list', { replace: true });
      },
    });
  }
  return options;
}
