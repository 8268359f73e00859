import { Fragment } from 'react';
import { joinAnswer } from '../../domain/replies/questions.ts';
import { getAttendance } from '../../domain/replies/reply.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { usePageState } from '../shell/page-state.tsx';
import { Option, SearchField, SelectField } from '../ui/fields.tsx';
import styles from '../ui/filters.module.css';
import type { Mark, ReplyFilters } from './reply-filters.ts';

const MARKS: [Mark, string][] = [
  ['second-guest', 'Second guest'],
  ['notes', 'Dietary notes'],
  ['changed', 'Changed since the last export'],
  ['entered-by-couple', 'Entered or edited by hand'],
  ['withdrawn', 'Withdrawn'],
];

const YES_NO = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];

/** The filters above the table of replies, with a summary of the result. */
export function FilterBar({ summary }: { summary: string }) {
  const { filters, setFilters } = usePageState();
  const { households, wedding } = useGuestData();
  const { events, questions = [] } = wedding;
  const hasHouseholdsNotAsked = (event: string) =>
    households.some(
      ({ current, withdrawn }) => !withdrawn && getAttendance(current, event) === null,
    );
  const updateFilters = (change: Partial<ReplyFilters>) => setFilters({ ...filters, ...change });

  function toggleMark(mark: Mark, isChecked: boolean) {
    const others = filters.marks.filter((other) => other !== mark);
    updateFilters({ marks: isChecked ? [...others, mark] : others });
  }

  return (
    <>
      <search className={styles.filters}>
        <SearchField
          label="Search names, addresses and notes"
          value={filters.text}
          onSearch={(text) => updateFilters({ text })}
        />
        <SelectField
          label="Event"
          value={filters.event}
          onChange={({ target }) => updateFilters({ event: target.value as ReplyFilters['event'] })}
        >
          <option value="">All replies</option>
          {events.map(({ id, title }) => (
            <Fragment key={id}>
              <option value={`${id}:attending`}>{title}: attending</option>
              <option value={`${id}:not-attending`}>{title}: declined</option>
              {hasHouseholdsNotAsked(id) && (
                <option value={`${id}:not-asked`}>{title}: not asked</option>
              )}
            </Fragment>
          ))}
        </SelectField>
        {questions.length > 0 && (
          <SelectField
            label="Question"
            value={filters.question}
            onChange={({ target }) => updateFilters({ question: target.value })}
          >
            <option value="">All answers</option>
            {questions.map(({ choices, id, kind, label }) => (
              <optgroup key={id} label={label}>
                <option value={id}>{joinAnswer(label, 'Show the answers')}</option>
                {kind === 'choice' || kind === 'yes-no' ? (
                  (kind === 'choice' ? choices : YES_NO).map((choice) => (
                    <option key={choice.id} value={`${id}=${choice.id}`}>
                      {joinAnswer(label, choice.label)}
                    </option>
                  ))
                ) : (
                  <option value={`${id}*`}>{joinAnswer(label, 'Answered')}</option>
                )}
                <option value={`${id}!`}>{joinAnswer(label, 'No answer')}</option>
              </optgroup>
            ))}
          </SelectField>
        )}
        <fieldset className={`row ${styles.marks}`}>
          <legend className="visually-hidden">Show only replies with</legend>
          {MARKS.map(([mark, label]) => (
            <Option
              key={mark}
              checked={filters.marks.includes(mark)}
              onChange={({ target }) => toggleMark(mark, target.checked)}
            >
              {label}
            </Option>
          ))}
        </fieldset>
      </search>
      <p className="aside" role="status">
        {summary}
      </p>
    </>
  );
}
