import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  GUEST_LIST_LIMITS,
  type NewGuestListHousehold,
} from '../../../domain/guest-list/guest-list.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { LanguageOptions, SelectField } from '../../ui/fields.tsx';
import { getOpenEventsLabel } from '../format-household.ts';
import type { HouseholdInput } from './household-values.ts';
import { PeopleFields } from './people-fields.tsx';

export type HouseholdFormReturn = UseFormReturn<HouseholdInput, unknown, NewGuestListHousehold>;

export function HouseholdFields({ form }: { form: HouseholdFormReturn }) {
  return (
    <div className="fields">
      <div className="wide">
        <TextField
          label="Name for the envelope (optional)"
          hint="Without one, the names of the people are used."
          {...registerText(form, 'name')}
        />
      </div>
      <div className="wide">
        <PeopleFields form={form} />
      </div>
      <FurtherFields form={form} />
    </div>
  );
}

/** A component of its own: the first wrong field has the focus, in the order in which they were registered. */
function FurtherFields({ form }: { form: HouseholdFormReturn }) {
  return (
    <>
      <div className="wide">
        <TextArea
          label="Email addresses (optional)"
          hint="One on each line. The first one receives the emails."
          rows={2}
          spellCheck={false}
          {...registerText(form, 'emails')}
        />
      </div>
      <TextField label="Phone (optional)" type="tel" {...registerText(form, 'phone')} />
      <TextField
        label="Maximum guests (optional)"
        hint="Without one, the number of people."
        inputMode="numeric"
        {...registerText(form, 'maxGuests')}
      />
      <div className="wide">
        <TextArea label="Postal address (optional)" rows={3} {...registerText(form, 'address')} />
      </div>
      <div className="wide">
        <InvitedTo form={form} />
      </div>
      <div className="wide">
        <SelectField label="Language" {...form.register('language')}>
          <option value="">Not known</option>
          <LanguageOptions />
        </SelectField>
      </div>
      <div className="wide">
        <TextField
          label="Tags (optional)"
          hint={`Separated by commas, as in “School, Table 5”. At most ${GUEST_LIST_LIMITS.tags}.`}
          {...registerText(form, 'tags')}
        />
      </div>
      <div className="wide">
        <TextArea
          label="Note (optional)"
          hint="Only you see it."
          rows={3}
          {...registerText(form, 'note')}
        />
      </div>
    </>
  );
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
  const { events } = useGuestData().wedding;
  const [invitedTo, chosen] = useWatch({ control, name: ['invitedTo', 'events'] });
  const isEmpty = !events.some((event) => chosen[event.id]);
  const id = useId();
  const openEvents = getOpenEventsLabel(events);
  return (
    <>
      <fieldset>
        <legend className="subheading">Invited to</legend>
        <div className="row">
          <label className="option">
            <input type="radio" value="all" {...register('invitedTo')} />
            {openEvents.replace('a', 'A')}
          </label>
          <label className="option">
            <input type="radio" value="chosen" aria-controls={id} {...register('invitedTo')} />
            Chosen events
          </label>
        </div>
      </fieldset>
      <div id={id}>
        {invitedTo === 'chosen' && (
          <fieldset>
            <legend className="visually-hidden">Events</legend>
            <div className="row">
              {events.map((event) => (
                <label key={event.id} className="option">
                  <input type="checkbox" {...register(`events.${event.id}`)} />
                  {event.title}
                  {event.guests === 'invited' && ' (for some only)'}
                </label>
              ))}
            </div>
            {isEmpty && (
              <p role="status" className="notice">
                Without an event, there is nothing to answer on their personal page.
              </p>
            )}
          </fieldset>
        )}
      </div>
    </>
  );
}
