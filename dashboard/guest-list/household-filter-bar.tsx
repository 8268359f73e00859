import { Fragment, useId, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { usePageState } from '../shell/page-state.tsx';
import { LanguageOptions, SearchField, SelectField } from '../ui/fields.tsx';
import styles from '../ui/filters.module.css';
import { TextButton } from '../ui/text-button.tsx';
import type { HouseholdFilters } from './household-filters.ts';

/** The filters above the guest list. On a phone, all but the search appear after a tap. */
export function HouseholdFilterBar({ tags }: { tags: readonly string[] }) {
  const texts = getMessages('guestList');
  const { householdFilters: filters, setHouseholdFilters } = usePageState();
  const { guestList, wedding } = useGuestData();
  const hasGifts =
    filters.gift !== '' ||
    guestList.some(({ entry }) => entry.gift !== null || entry.thankedOn !== null);
  const update = (change: Partial<HouseholdFilters>) =>
    setHouseholdFilters({ ...filters, ...change });
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { text: _text, ...others } = filters;
  const count = Object.values(others).filter(Boolean).length;
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.search}
        value={filters.text}
        onSearch={(text) => update({ text })}
      />
      <TextButton
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? texts.filtersInUse(count) : texts.filters}
      </TextButton>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        <div className="row">
          <SelectField
            label={texts.columns.reply}
            value={filters.reply}
            onChange={({ target }) => update({ reply: target.value as HouseholdFilters['reply'] })}
          >
            <option value="">{texts.any}</option>
            <option value="no-reply">{texts.noReply}</option>
            <option value="replied">{texts.replied}</option>
          </SelectField>
          <SelectField
            label={texts.event}
            value={filters.event}
            onChange={({ target }) => update({ event: target.value as HouseholdFilters['event'] })}
          >
            <option value="">{texts.any}</option>
            {wedding.events.map(({ id, title }) => (
              <Fragment key={id}>
                <option value={`${id}:invited`}>{texts.invitedTo(title)}</option>
                <option value={`${id}:not-invited`}>{texts.notInvitedTo(title)}</option>
              </Fragment>
            ))}
            <option value="none">{texts.invitedToNone}</option>
          </SelectField>
          {tags.length > 0 && (
            <SelectField
              label={texts.tag}
              value={filters.tag}
              onChange={({ target }) => update({ tag: target.value })}
            >
              <option value="">{texts.any}</option>
              {/* The last household with this tag may have lost it. */}
              {[...new Set([...tags, filters.tag])].filter(Boolean).map((tag) => (
                <option key={tag}>{tag}</option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={texts.fields.language}
            value={filters.language}
            onChange={({ target }) =>
              update({ language: target.value as HouseholdFilters['language'] })
            }
          >
            <option value="">{texts.any}</option>
            <LanguageOptions />
            <option value="none">{texts.languageNotKnown}</option>
          </SelectField>
          <SelectField
            label={texts.without}
            value={filters.without}
            onChange={({ target }) =>
              update({ without: target.value as HouseholdFilters['without'] })
            }
          >
            <option value="">–</option>
            <option value="email">{texts.emailAddress}</option>
            <option value="phone">{getMessages('invitations').messages.phone}</option>
            <option value="link">{texts.personalLink}</option>
            <option value="opened-link">{texts.openedLink}</option>
            <option value="invitation">{texts.columns.invitation}</option>
            <option value="address">{texts.postalAddress}</option>
          </SelectField>
          {hasGifts && (
            <SelectField
              label={texts.gifts}
              value={filters.gift}
              onChange={({ target }) => update({ gift: target.value as HouseholdFilters['gift'] })}
            >
              <option value="">{texts.any}</option>
              <option value="to-thank">{texts.toThank}</option>
              <option value="thanked">{texts.thanked}</option>
            </SelectField>
          )}
        </div>
      </div>
    </search>
  );
}
