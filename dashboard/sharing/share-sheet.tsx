import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import {
  type NewShareLink,
  SHARE_LINK_LIMITS,
  SHARED_LISTS,
  type SharedListName,
} from '../../domain/sharing/share-links.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { api, request, toErrorMessage } from '../api/request.ts';
import { useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { Option, SelectField } from '../ui/fields.tsx';
import { FormSheet } from '../ui/sheets.tsx';
import { NewLink, TextButton } from '../ui/text-button.tsx';

export const LIST_TITLES: Record<SharedListName, string> = {
  caterer: 'Catering',
  guests: 'Guests of each event',
  replies: 'All replies',
  people: 'People',
  'guest-list': 'Guest list',
  'no-reply': 'No reply yet',
};

const LIST_HINTS: Record<SharedListName, string> = {
  caterer: 'guests, menus and dietary needs',
  guests: 'their names',
  replies: 'with email addresses',
  people: 'with their answers',
  'guest-list': 'with addresses and phone numbers',
  'no-reply': 'with email addresses',
};

/** The lists of each kind of helper. */
const PRESETS = { caterer: ['caterer'], planner: [...SHARED_LISTS] } as const;
type Preset = keyof typeof PRESETS;

type Props = { open: boolean; onClose: () => void; onCreated: () => Promise<void> };

/** Creates a link for a helper, and shows it once. */
export function ShareSheet({ open, onClose, onCreated }: Props) {
  return (
    <FormSheet open={open} title="Share with a helper" onClose={onClose}>
      {({ close, onUnsavedChanges }) =>
        open && (
          <ShareForm onCreated={onCreated} onClose={close} onUnsavedChanges={onUnsavedChanges} />
        )
      }
    </FormSheet>
  );
}

type FormProps = {
  onCreated: () => Promise<void>;
  onClose: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

type Input = {
  preset: Preset;
  label: string;
  lists: SharedListName[];
  event: string;
  days: string;
};

const DEFAULTS: Input = {
  preset: 'caterer',
  label: '',
  lists: [...PRESETS.caterer],
  event: '',
  days: '90',
};

function ShareForm({ onCreated, onClose, onUnsavedChanges }: FormProps) {
  const { events } = useGuestData().wedding;
  const siteAddress = useSiteAddress();
  const form = useForm<Input>({ defaultValues: DEFAULTS });
  const { formState, getValues, handleSubmit, register, setValue } = form;
  const create = useMutation<NewShareLink, Error, Input>({
    mutationFn: ({ label, lists, event, days }) =>
      request(api['share-links'].$post, {
        json: { label, lists, event: event || null, days: Number(days) },
      }),
    onSuccess: onCreated,
  });
  const { errors, isDirty } = formState;
  const hasUnsavedChanges = isDirty && !create.isSuccess;
  const chooseLists = () =>
    setValue('lists', [...PRESETS[getValues('preset')]], { shouldDirty: true });
  useEffect(() => onUnsavedChanges(hasUnsavedChanges), [hasUnsavedChanges, onUnsavedChanges]);

  if (create.data) {
    return (
      <div className="form">
        <p className="soft">
          Send this link to {create.data.label}. Anybody who has it can read the lists.
        </p>
        <NewLink address={new URL(create.data.path, siteAddress).href} />
      </div>
    );
  }
  return (
    <form
      className="form"
      noValidate
      aria-label="Share with a helper"
      onSubmit={handleSubmit((values) => create.mutate(values))}
    >
      <fieldset>
        <legend className="subheading">For whom?</legend>
        <div className="row">
          {(['caterer', 'planner'] as const).map((preset) => (
            <Option
              key={preset}
              type="radio"
              value={preset}
              {...register('preset', { onChange: chooseLists })}
            >
              {preset === 'caterer' ? 'The caterer' : 'The planner'}
            </Option>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Name"
        autoComplete="off"
        hint="For your list of links, and at the top of the page"
        maxLength={SHARE_LINK_LIMITS.label}
        error={errors.label?.message}
        {...register('label', { validate: (text) => text.trim() !== '' || 'Please enter a name' })}
      />
      <fieldset aria-describedby="share-lists-error">
        <legend className="subheading">Lists</legend>
        {SHARED_LISTS.map((name) => (
          <Option
            key={name}
            value={name}
            {...register('lists', {
              validate: (lists) => lists.length > 0 || 'Please choose a list',
            })}
          >
            {LIST_TITLES[name]}, <span className="soft">{LIST_HINTS[name]}</span>
          </Option>
        ))}
        <p id="share-lists-error" role="alert" className="error">
          {errors.lists?.message}
        </p>
        <p className="soft">
          Your notes on the guest list are never shown, and dietary needs only with Catering.
        </p>
      </fieldset>
      <SelectField label="Events" {...register('event')}>
        <option value="">All events</option>
        {events.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label="Works for" {...register('days')}>
        <option value="7">one week</option>
        <option value="30">one month</option>
        <option value="90">three months</option>
        <option value="365">one year</option>
      </SelectField>
      <p role="alert" className="error">
        {create.error && toErrorMessage(create.error)}
      </p>
      <div className="actions">
        <Button type="submit" disabled={create.isPending}>
          {create.isPending ? 'Creating…' : 'Create the link'}
        </Button>
        <TextButton onClick={onClose}>Cancel</TextButton>
      </div>
    </form>
  );
}
