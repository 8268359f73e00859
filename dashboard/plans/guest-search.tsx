import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { SearchField } from '../ui/fields.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import styles from './plans.module.css';

type Props = {
  title: string;
  /** Guests without a seat. */
  waiting: number;
  label: string;
  search: string;
  onSearch: (text: string) => void;
  found: number;
  /** Guests of replies that are not on the guest list. */
  notListed: number;
  /** Below the search. */
  children?: ReactNode;
};

/** The heading of the guests without a seat, and a search for any guest. */
export function GuestSearch(props: Props) {
  const { title, waiting, label, search, onSearch, found, notListed, children } = props;
  const texts = getMessages('plans');
  return (
    <div className={styles.waitingHeader}>
      <h2 className="subheading">
        {title} <span className="soft">{formatNumber(waiting)}</span>
      </h2>
      <SearchField label={label} value={search} onSearch={onSearch} />
      {children}
      {notListed > 0 && (
        <p className="notice small">
          <MarkedText text={texts.notListed(notListed)}>
            {(words) => <Link href="/guest-list#not-on-list">{words}</Link>}
          </MarkedText>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {search.trim() !== '' && texts.found(found)}
      </p>
    </div>
  );
}
