import { useQuery } from '@tanstack/react-query';
import {
  type FocusEvent,
  type KeyboardEvent,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  type GuestListHousehold,
  getInvitedCount,
  isInvitedToAny,
  isToThank,
} from '../../domain/guest-list/guest-list.ts';
import { Button } from '../../ui/button.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { mailedQuery } from '../invitations/mailed-addresses.ts';
import { getPaperPath } from '../print/paper-path.ts';
import { BulkBar, HouseholdFormSheet, ImportSheet } from '../shell/lazy-components.tsx';
import { usePageState } from '../shell/page-state.tsx';
import { Option } from '../ui/fields.tsx';
import { useHashTarget } from '../ui/hash-target.ts';
import { useKeepFocus } from '../ui/keep-focus.ts';
import { ListFiles } from '../ui/list-files.tsx';
import { EmptyState, Page } from '../ui/page.tsx';
import { sortRows } from '../ui/sort-rows.ts';
import { copyText, TextButton } from '../ui/text-button.tsx';
import styles from './guest-list-page.module.css';
import type { OpenedListHousehold } from './household/household-form-sheet.tsx';
import { useHouseholdColumns } from './household-columns.tsx';
import { HouseholdFilterBar } from './household-filter-bar.tsx';
import {
  createHouseholdRows,
  findHouseholds,
  type HouseholdFilters,
  type HouseholdRow,
  listTags,
  NO_HOUSEHOLD_FILTERS,
} from './household-filters.ts';
import { HouseholdTable } from './household-table.tsx';
import { MatchQuestions } from './match-questions.tsx';
import { NotOnListSection } from './not-on-list-section.tsx';

export function GuestListPage() {
  const texts = getMessages('guestList');
  const { guestList } = useGuestData();
  // Null until they are opened, which loads their code.
  const [importSheet, setImportSheet] = useState<{ isOpen: boolean } | null>(null);
  const [householdSheet, setHouseholdSheet] = useState<{
    opened: OpenedListHousehold | null;
  } | null>(null);
  const openImport = () => setImportSheet({ isOpen: true });
  const openHousehold = useCallback(
    (opened: OpenedListHousehold) => setHouseholdSheet({ opened }),
    [],
  );
  useHashTarget((target) => {
    const entry = guestList.find(({ entry: { id } }) => target === `household-${id}`)?.entry;
    if (entry) openHousehold(entry);
    else if (target === 'add') openHousehold('new');
    else if (target === 'import') openImport();
    else return false;
    return true;
  });
  const isEmpty = guestList.length === 0;

  return (
    <Page
      title={texts.title}
      numbers={!isEmpty && <Totals />}
      actions={
        !isEmpty && (
          <>
            <TextButton onClick={openImport}>{texts.importList}</TextButton>
            <TextButton data-primary onClick={() => openHousehold('new')}>
              {texts.addHousehold}
            </TextButton>
          </>
        )
      }
    >
      {isEmpty ? (
        <EmptyState title={texts.emptyTitle}>
          <p>{texts.emptyAdvice}</p>
          <Button onClick={openImport}>{texts.importList}</Button>
          <TextButton onClick={() => openHousehold('new')}>{texts.addHousehold}</TextButton>
        </EmptyState>
      ) : (
        <>
          <MatchQuestions />
          <Households onOpen={openHousehold} />
          <NotOnListSection />
        </>
      )}
      <Suspense fallback={null}>
        {importSheet && (
          <ImportSheet
            open={importSheet.isOpen}
            onClose={() => setImportSheet({ isOpen: false })}
          />
        )}
        {householdSheet && (
          <HouseholdFormSheet
            opened={householdSheet.opened}
            onClose={() => setHouseholdSheet({ opened: null })}
          />
        )}
      </Suspense>
    </Page>
  );
}

/** The numbers of replies; a click shows these households. */
function Totals() {
  const texts = getMessages('guestList');
  const { guestList, notOnList, wedding } = useGuestData();
  const { householdFilters, setHouseholdFilters } = usePageState();
  const replied = guestList.filter(({ household }) => household !== null).length;
  const uninvited = guestList.filter(({ entry }) => !isInvitedToAny(entry, wedding.events)).length;
  const totals: [Partial<HouseholdFilters>, string, number][] = [
    [{ reply: 'no-reply' }, texts.noReply, guestList.length - replied],
    [{ reply: 'replied' }, texts.replied, replied],
  ];
  // Their personal pages have nothing to answer.
  if (uninvited > 0) totals.push([{ event: 'none' }, texts.invitedToNone, uninvited]);
  const toThank = guestList.filter(({ entry }) => isToThank(entry)).length;
  if (toThank > 0) totals.push([{ gift: 'to-thank' }, texts.toThank, toThank]);
  return (
    <ul className={styles.totals}>
      {totals.map(([filter, name, total]) => {
        const isPressed = isSubset(filter, householdFilters);
        return (
          <li key={name}>
            <button
              className="bare soft"
              type="button"
              aria-pressed={isPressed}
              onClick={() =>
                setHouseholdFilters({ ...NO_HOUSEHOLD_FILTERS, ...(isPressed ? {} : filter) })
              }
            >
              <b>{formatNumber(total)}</b> {name}
            </button>
          </li>
        );
      })}
      <li>
        <a href="#not-on-list" className="bare soft">
          <b>{formatNumber(notOnList.length)}</b> {texts.notOnList}
        </a>
      </li>
    </ul>
  );
}

function isSubset(filter: Partial<HouseholdFilters>, filters: HouseholdFilters): boolean {
  return Object.entries(filter).every(
    ([name, value]) => filters[name as keyof HouseholdFilters] === value,
  );
}

function Households({ onOpen }: { onOpen: (entry: GuestListHousehold) => void }) {
  const texts = getMessages('guestList');
  const guestData = useGuestData();
  const { guestList, wedding } = guestData;
  const { householdFilters, setHouseholdFilters, householdSorting } = usePageState();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { all, columns, name, toggleColumn } = useHouseholdColumns();
  const filters = useDeferredValue(householdFilters);
  const { data: mailed } = useQuery(mailedQuery);
  const byName = useMemo(() => createHouseholdRows(guestData, mailed), [guestData, mailed]);
  const rows = useMemo(
    () => sortRows(byName, [name, ...all], householdSorting),
    [byName, name, all, householdSorting],
  );
  const found = useMemo(
    () => findHouseholds(rows, filters, wedding.events),
    [rows, filters, wedding],
  );
  const tags = useMemo(() => listTags(guestList, wedding.locale), [guestList, wedding.locale]);
  // Somebody else may have removed a selected household.
  const selectedRows = rows.filter(({ status }) => selected.has(status.entry.id));
  const shown = new Set(found);
  const section = useRef<HTMLElement>(null);
  const keepFocus = useKeepFocus(() => section.current);
  const ids = found.map(({ status }) => status.entry.id);
  const addresses = [...new Set(found.flatMap(({ status }) => status.entry.emails))];

  return (
    <section
      ref={section}
      aria-label={texts.sectionName}
      className={styles.households}
      tabIndex={-1}
      {...keepFocus}
    >
      <HouseholdFilterBar tags={tags} />
      <div className={`row between soft ${styles.bar}`}>
        <p role="status" className="aside">
          {summarize(found)}
        </p>
        <div className="buttons">
          <details className={styles.columns} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
            <summary>{texts.chooseColumns}</summary>
            <div>
              {all.map(({ header, id }) => (
                <Option
                  key={id}
                  checked={columns.some((column) => column.id === id)}
                  onChange={() => toggleColumn(id)}
                >
                  {header}
                </Option>
              ))}
            </div>
          </details>
          {addresses.length > 0 && (
            <TextButton onClick={() => copyAddresses(found, addresses)}>
              {texts.copyAddresses}
            </TextButton>
          )}
          {found.length > 0 && (
            <Link href={getPaperPath('invitations', found.length < rows.length ? ids : undefined)}>
              {texts.printCards}
            </Link>
          )}
          {found.some(({ status }) => status.entry.address !== null) && (
            <Link href={getPaperPath('labels', found.length < rows.length ? ids : undefined)}>
              {texts.printLabels}
            </Link>
          )}
          <ListFiles list="guest-list" title={texts.title} />
        </div>
      </div>
      {selectedRows.length > 0 && (
        <Suspense fallback={null}>
          <BulkBar
            selected={selectedRows.map(({ status }) => status.entry)}
            hiddenCount={selectedRows.filter((row) => !shown.has(row)).length}
            tags={tags}
            onClear={() => setSelected(new Set())}
          />
        </Suspense>
      )}
      {found.length === 0 ? (
        <EmptyState title={texts.noMatch}>
          <p>{texts.noMatchAdvice}</p>
          <TextButton onClick={() => setHouseholdFilters(NO_HOUSEHOLD_FILTERS)}>
            {texts.showAll}
          </TextButton>
        </EmptyState>
      ) : (
        <HouseholdTable
          rows={found}
          name={name}
          columns={columns}
          filter={filters}
          selected={selected}
          onSelect={setSelected}
          onOpen={onOpen}
        />
      )}
    </section>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** As in '4 households · 9 guests invited'; the people are named if their number is another one. */
function summarize(rows: readonly HouseholdRow[]): string {
  const people = rows.reduce((sum, { status }) => sum + status.entry.people.length, 0);
  const invited = rows.reduce((sum, { status }) => sum + getInvitedCount(status.entry), 0);
  const { guestsInvited, households, peopleOnList } = getMessages('guestList');
  return [
    households(rows.length),
    guestsInvited(invited),
    ...(people === invited ? [] : [peopleOnList(people)]),
  ].join(' · ');
}

function copyAddresses(rows: readonly HouseholdRow[], addresses: readonly string[]): Promise<void> {
  const missing = rows.filter(({ status }) => status.entry.emails.length === 0).length;
  const { addressesCopied, downloadInstead, withoutAddress } = getMessages('guestList');
  const copied = addressesCopied(addresses.length);
  return copyText(
    addresses.join(', '),
    missing > 0 ? `${copied} ${withoutAddress(missing)}` : copied,
    downloadInstead,
  );
}
