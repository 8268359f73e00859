import { Fragment } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { listOptions } from '../../domain/replies/answer-counts.ts';
import { joinAnswer } from '../../domain/replies/questions.ts';
import { getAttendance } from '../../domain/replies/reply.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { usePageState } from '../shell/page-state.tsx';
import { Option, SearchField, SelectField } from '../ui/fields.tsx';
import styles from '../ui/filters.module.css';
import type { Mark, ReplyFilters } from './reply-filters.ts';

const MARKS: readonly Mark[] = [
  ...(['second-guest', 'notes', 'changed', 'entered-by-couple', 'withdrawn'] as const),
];

/** The filters above the table of replies, with a summary of the result. */
export function FilterBar({ summary }: { summary: string }) {
  const { filters, setFilters } = usePageState();
  const { filters: texts, noAnswer } = getMessages('replies');
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
          label={texts.search}
          value={filters.text}
          onSearch={(text) => updateFilters({ text })}
        />
        <SelectField
          label={texts.event}
          value={filters.event}
          onChange={({ target }) => updateFilters({ event: target.value as ReplyFilters['event'] })}
        >
          <option value="">{texts.allReplies}</option>
          {events.map(({ id, title }) => (
            <Fragment key={id}>
              <option value={`${id}:attending`}>{texts.attendance.attending(title)}</option>
              <option value={`${id}:not-attending`}>
                {texts.attendance['not-attending'](title)}
              </option>
              {hasHouseholdsNotAsked(id) && (
                <option value={`${id}:not-asked`}>{texts.attendance['not-asked'](title)}</option>
              )}
            </Fragment>
          ))}
        </SelectField>
        {questions.length > 0 && (
          <SelectField
            label={texts.question}
            value={filters.question}
            onChange={({ target }) => updateFilters({ question: target.value })}
          >
            <option value="">{texts.allAnswers}</option>
            {questions.map((question) => {
              const { id, label } = question;
              const options = listOptions(question);
              return (
                <optgroup key={id} label={label}>
                  <option value={id}>{joinAnswer(label, texts.showAnswers)}</option>
                  {options.map((option) => (
                    <option key={option.id} value={`${id}=${option.id}`}>
                      {joinAnswer(label, option.label)}
                    </option>
                  ))}
                  {options.length === 0 && (
                    <option value={`${id}*`}>{joinAnswer(label, texts.answered)}</option>
                  )}
                  <option value={`${id}!`}>{joinAnswer(label, noAnswer)}</option>
                </optgroup>
              );
            })}
          </SelectField>
        )}
        <fieldset className={`row ${styles.marks}`}>
          <legend className="visually-hidden">{texts.onlyWith}</legend>
          {MARKS.map((mark) => (
            <Option
              key={mark}
              checked={filters.marks.includes(mark)}
              onChange={({ target }) => toggleMark(mark, target.checked)}
            >
              {texts.marks[mark]}
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
