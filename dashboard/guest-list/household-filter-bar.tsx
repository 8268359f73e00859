import { Fragment, useId, useState } from 'react';
import { useGuestData } from '../guest-data/guest-data.ts';
import { usePageState } from '../shell/page-state.tsx';
import { LanguageOptions, SearchField, SelectField } from '../ui/fields.tsx';
import styles from '../ui/filters.module.css';
import { TextButton } from '../ui/text-button.tsx';
import type { HouseholdFilters } from './household-filters.ts';

/** The filters above the guest list. On a phone, all but the search appear after a tap. */
export function HouseholdFilterBar({ tags }: { tags: readonly string[] }) {
  const { householdFilters: filters, setHouseholdFilters } = usePageState();
  const { wedding } = useGuestData();
  const update = (change: Partial<HouseholdFilters>) =>
    setHouseholdFilters({ ...filters, ...change });
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { text: _text, ...others } = filters;
  const count = Object.values(others).filter(Boolean).length;
  return (
    <search className={styles.filters}>
      <SearchField
        label="Search names, addresses, tags and notes"
        value={filters.text}
        onSearch={(text) => update({ text })}
      />
      <TextButton
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Filters{count > 0 && ` (${count})`}
      </TextButton>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        <div className="row">
          <SelectField
            label="Reply"
            value={filters.reply}
            onChange={({ target }) => update({ reply: target.value as HouseholdFilters['reply'] })}
          >
            <option value="">Any</option>
            <option value="no-reply">No reply yet</option>
            <option value="replied">Replied</option>
          </SelectField>
          <SelectField
            label="Event"
            value={filters.event}
            onChange={({ target }) => update({ event: target.value as HouseholdFilters['event'] })}
          >
            <option value="">Any</option>
            {wedding.events.map(({ id, title }) => (
              <Fragment key={id}>
                <option value={`${id}:invited`}>{title}: invited</option>
                <option value={`${id}:not-invited`}>{title}: not invited</option>
              </Fragment>
            ))}
            <option value="none">Invited to no event</option>
          </SelectField>
          {tags.length > 0 && (
            <SelectField
              label="Tag"
              value={filters.tag}
              onChange={({ target }) => update({ tag: target.value })}
            >
              <option value="">Any</option>
              {/* The last household with this tag may have lost it. */}
              {[...new Set([...tags, filters.tag])].filter(Boolean).map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
            </SelectField>
          )}
          <SelectField
            label="Language"
            value={filters.language}
            onChange={({ target }) =>
              update({ language: target.value as HouseholdFilters['language'] })
            }
          >
            <option value="">Any</option>
            <LanguageOptions />
            <option value="none">Not known</option>
          </SelectField>
          <SelectField
            label="Without"
            value={filters.without}
            onChange={({ target }) =>
              update({ without: target.value as HouseholdFilters['without'] })
            }
          >
            <option value="">–</option>
            <option value="email">Email address</option>
            <option value="link">Personal link</option>
          </SelectField>
        </div>
      </div>
    </search>
  );
}
