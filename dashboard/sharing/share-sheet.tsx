import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { listPartLists } from '../../domain/arrivals/arrivals-lists.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  isSharedListName,
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

/** The lists of each kind of helper. */
const PRESETS = {
  caterer: ['caterer', 'tables'],
  planner: [...SHARED_LISTS],
  driver: ['transfers'],
  hotel: ['rooming'],
} as const;
const PRESET_NAMES = ['caterer', 'planner', 'driver', 'hotel'] as const;
type Preset = keyof typeof PRESETS;

const DURATIONS_DAYS = [7, 30, 90, 365] as const;

type Props = { open: boolean; onClose: () => void; onCreated: () => Promise<void> };

/** Creates a link for a helper, and shows it once. */
export function ShareSheet({ open, onClose, onCreated }: Props) {
  return (
    <FormSheet open={open} title={getMessages('sharing').shareWithHelper} onClose={onClose}>
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
  /** The only vehicle or place of a list; empty for all. */
  part: string;
  event: string;
  days: string;
};

const DEFAULTS: Input = {
  preset: 'caterer',
  label: '',
  lists: [...PRESETS.caterer],
  part: '',
  event: '',
  days: '90',
};

function ShareForm({ onCreated, onClose, onUnsavedChanges }: FormProps) {
  const texts = getMessages('sharing');
  const guestData = useGuestData();
  const { events } = guestData.wedding;
  const siteAddress = useSiteAddress();
  const form = useForm<Input>({ defaultValues: DEFAULTS });
  const { formState, getValues, handleSubmit, register, setValue } = form;
  const create = useMutation<NewShareLink, Error, Input>({
    mutationFn: ({ label, lists, part, event, days }) =>
      request(api['share-links'].$post, {
        json: {
          ...{ label, event: event || null, days: Number(days) },
          lists: lists.map((name) =>
            isSharedListName(part) && part.startsWith(name) ? part : name,
          ),
        },
      }),
    onSuccess: onCreated,
  });
  const { errors, isDirty } = formState;
  const hasUnsavedChanges = isDirty && !create.isSuccess;
  const [whole] = PRESETS[useWatch({ control: form.control, name: 'preset' })];
  const parts = listPartLists(guestData).filter(({ kind }) => kind === whole);
  const chooseLists = () => {
    setValue('lists', [...PRESETS[getValues('preset')]], { shouldDirty: true });
    setValue('part', '');
  };
  useEffect(() => onUnsavedChanges(hasUnsavedChanges), [hasUnsavedChanges, onUnsavedChanges]);

  if (create.data) {
    return (
      <div className="form">
        <p className="soft">{texts.sendTo(create.data.label)}</p>
        <NewLink address={new URL(create.data.path, siteAddress).href} />
      </div>
    );
  }
  return (
    <form
      className="form"
      noValidate
      aria-label={texts.shareWithHelper}
      onSubmit={handleSubmit((values) => create.mutate(values))}
    >
      <fieldset>
        <legend className="subheading">{texts.forWhom}</legend>
        <div className="row">
          {PRESET_NAMES.map((preset) => (
            <Option
              key={preset}
              type="radio"
              value={preset}
              {...register('preset', { onChange: chooseLists })}
            >
              {texts.presets[preset]}
            </Option>
          ))}
        </div>
      </fieldset>
      <TextField
        label={texts.name}
        autoComplete="off"
        hint={texts.nameHint}
        maxLength={SHARE_LINK_LIMITS.label}
        error={errors.label?.message}
        {...register('label', { validate: (text) => text.trim() !== '' || texts.enterName })}
      />
      <fieldset aria-describedby="share-lists-error">
        <legend className="subheading">{texts.lists}</legend>
        {SHARED_LISTS.map((name) => (
          <Option
            key={name}
            value={name}
            {...register('lists', {
              validate: (lists) => lists.length > 0 || texts.chooseList,
            })}
          >
            {texts.listTitles[name]}, <span className="soft">{texts.listHints[name]}</span>
          </Option>
        ))}
        <p id="share-lists-error" role="alert" className="error">
          {errors.lists?.message}
        </p>
        <p className="soft">{texts.neverShown}</p>
      </fieldset>
      {parts.length > 1 && (
        <SelectField label={texts.onlyPart} {...register('part')}>
          <option value="">{texts.allParts}</option>
          {parts.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={texts.events} {...register('event')}>
        <option value="">{texts.allEvents}</option>
        {events.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.worksFor} {...register('days')}>
        {DURATIONS_DAYS.map((days) => (
          <option key={days} value={days}>
            {texts.durations[days]}
          </option>
        ))}
      </SelectField>
      <p role="alert" className="error">
        {create.error && toErrorMessage(create.error)}
      </p>
      <div className="actions">
        <Button type="submit" disabled={create.isPending}>
          {create.isPending ? texts.creating : texts.submit}
        </Button>
        <TextButton onClick={onClose}>{getMessages('shell').cancel}</TextButton>
      </div>
    </form>
  );
}
