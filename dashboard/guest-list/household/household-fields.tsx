import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { getLocale, getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  GUEST_LIST_LIMITS,
  type GuestListHousehold,
  type NewGuestListHousehold,
} from '../../../domain/guest-list/guest-list.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { createDateFormats, getToday } from '../../guest-data/format-dates.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { LanguageOptions, SelectField } from '../../ui/fields.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { capitalize, getOpenEventsLabel } from '../format-household.ts';
import type { HouseholdInput } from './household-values.ts';
import styles from './people-fields.module.css';
import { PeopleFields } from './people-fields.tsx';

export type HouseholdFormReturn = UseFormReturn<HouseholdInput, unknown, NewGuestListHousehold>;

type Props = { form: HouseholdFormReturn; entry: GuestListHousehold | null };

export function HouseholdFields({ form, entry }: Props) {
  const { form: texts } = getMessages('guestList');
  return (
    <div className="fields">
      <div className="wide">
        <TextField
          label={texts.optional(texts.name)}
          hint={texts.nameHint}
          {...registerText(form, 'name')}
        />
      </div>
      <div className="wide">
        <PeopleFields form={form} />
      </div>
      <FurtherFields form={form} entry={entry} />
    </div>
  );
}

/** A component of its own: the first wrong field has the focus, in the order in which they were registered. */
function FurtherFields({ form, entry }: Props) {
  const { fields, form: texts, languageNotKnown } = getMessages('guestList');
  return (
    <>
      <div className="wide">
        <TextArea
          label={texts.optional(fields.emails)}
          hint={texts.emailsHint}
          rows={2}
          spellCheck={false}
          {...registerText(form, 'emails')}
        />
      </div>
      <TextField label={texts.optional(fields.phone)} type="tel" {...registerText(form, 'phone')} />
      <TextField
        label={texts.optional(fields.maxGuests)}
        hint={texts.maxGuestsHint}
        inputMode="numeric"
        {...registerText(form, 'maxGuests')}
      />
      <div className="wide">
        <TextArea
          label={texts.optional(texts.address)}
          rows={3}
          hint={entry ? explainAddress(entry) : undefined}
          {...registerText(form, 'address')}
        />
      </div>
      <div className="wide">
        <InvitedTo form={form} />
      </div>
      <div className="wide">
        <SelectField label={fields.language} {...form.register('language')}>
          <option value="">{languageNotKnown}</option>
          <LanguageOptions />
        </SelectField>
      </div>
      <div className="wide">
        <TextField
          label={texts.optional(fields.tags)}
          hint={texts.tagsHint(GUEST_LIST_LIMITS.tags)}
          {...registerText(form, 'tags')}
        />
      </div>
      <div className="wide">
        <TextArea
          label={texts.optional(fields.note)}
          hint={texts.noteHint}
          rows={3}
          {...registerText(form, 'note')}
        />
      </div>
      <TextField
        label={texts.optional(fields.gift)}
        hint={texts.giftHint}
        {...registerText(form, 'gift')}
      />
      <TextField
        label={texts.optional(texts.thankedOn)}
        type="date"
        after={
          <TextButton
            className={styles.today}
            onClick={() => form.setValue('thankedOn', getToday(), { shouldDirty: true })}
          >
            {texts.today}
          </TextButton>
        }
        {...registerText(form, 'thankedOn')}
      />
    </>
  );
}

/** Whose address it is, and the one that it replaced. */
function explainAddress({ addressGivenAt, formerAddress }: GuestListHousehold): string | undefined {
  if (addressGivenAt === null) return undefined;
  const { form: texts } = getMessages('guestList');
  const date = createDateFormats(getLocale()).formatDay(addressGivenAt);
  const former = formerAddress ? [texts.formerAddress(formerAddress.split('\n').join(', '))] : [];
  return [texts.addressGiven(date), ...former].join(' ');
}

function registerText(
  { formState, register }: HouseholdFormReturn,
  name: Exclude<keyof HouseholdInput, 'people' | 'events'>,
) {
  return {
    ...register(name),
    error: formState.errors[name]?.message,
    autoComplete: 'off',
  };
}

/** All events, or the chosen ones. */
function InvitedTo({ form: { control, register } }: { form: HouseholdFormReturn }) {
  const { fields, form: texts } = getMessages('guestList');
  const { events } = useGuestData().wedding;
  const [invitedTo, chosen] = useWatch({ control, name: ['invitedTo', 'events'] });
  const isEmpty = !events.some((event) => chosen[event.id]);
  const id = useId();
  return (
    <>
      <fieldset>
        <legend className="subheading">{fields.events}</legend>
        <div className="row">
          <label className="option">
            <input type="radio" value="all" {...register('invitedTo')} />
            {capitalize(getOpenEventsLabel(events))}
          </label>
          <label className="option">
            <input type="radio" value="chosen" aria-controls={id} {...register('invitedTo')} />
            {texts.chosenEvents}
          </label>
        </div>
      </fieldset>
      <div id={id}>
        {invitedTo === 'chosen' && (
          <fieldset>
            <legend className="visually-hidden">{texts.events}</legend>
            <div className="row">
              {events.map((event) => (
                <label key={event.id} className="option">
                  <input type="checkbox" {...register(`events.${event.id}`)} />
                  {event.guests === 'invited' ? texts.forSomeOnly(event.title) : event.title}
                </label>
              ))}
            </div>
            {isEmpty && (
              <p role="status" className="notice">
                {texts.noEventChosen}
              </p>
            )}
          </fieldset>
        )}
      </div>
    </>
  );
}
