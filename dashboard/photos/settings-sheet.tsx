import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  estimatePhotoCount,
  type HostPhotosResponse,
  PHOTO_LIMIT_BYTES,
} from '../../domain/photos/host-photos-api.ts';
import { PHOTOS_LINK_DAYS } from '../../domain/photos/photo-opening.ts';
import { PHOTO_MODES, PHOTO_OPENINGS, type PhotoSettings } from '../../domain/photos/photos-api.ts';
import { toInstant, toLocalTime } from '../../domain/wedding/zone-time.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { pickChanges } from '../api/pick-changes.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { formatTimeZone } from '../guest-data/format-dates.ts';
import { Option, SelectField } from '../ui/fields.tsx';
import { FormSheet, type SheetForm } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { formatBytes } from './photo-formats.ts';
import { refreshPhotos } from './photo-queries.ts';

type Props = { open: boolean; data: HostPhotosResponse; onClose: () => void };

/** Which photographs guests see, when they can add some, and how much space all may take. */
export function SettingsSheet({ open, data, onClose }: Props) {
  return (
    <FormSheet open={open} title={getMessages('photos').form.title} onClose={onClose}>
      {(form) => open && <SettingsForm data={data} onSaved={onClose} {...form} />}
    </FormSheet>
  );
}

type Input = Pick<PhotoSettings, 'mode' | 'opens' | 'showsNames'> & {
  /** At the wedding's local time; '' for no such hour. */
  revealAt: string;
  gigabytes: string;
};

type FormProps = SheetForm & { data: HostPhotosResponse; onSaved: () => void };

const GIGABYTE = 1_000_000_000;

function SettingsForm({ data, onSaved, close, onUnsavedChanges }: FormProps) {
  const { form: texts, saved } = getMessages('photos');
  const { settings, space, timeZone } = data;
  const [defaultValues] = useState<Input>(() => ({
    ...{ mode: settings.mode, opens: settings.opens, showsNames: settings.showsNames },
    revealAt: settings.revealAt === null ? '' : toLocalTime(settings.revealAt, timeZone),
    gigabytes: String(settings.maxBytes / GIGABYTE),
  }));
  const { formState, handleSubmit, register, watch } = useForm<Input>({ defaultValues });
  const save = useMutation({
    mutationFn: (input: Input) => {
      const { gigabytes, revealAt, ...changes } = pickChanges(defaultValues, input);
      return request(api.photos.settings.$patch, {
        json: {
          ...changes,
          ...(revealAt !== undefined && {
            revealAt: revealAt === '' ? null : toInstant(revealAt, timeZone),
          }),
          ...(gigabytes !== undefined && { maxBytes: Math.round(Number(gigabytes) * GIGABYTE) }),
        },
      });
    },
    meta: { refresh: refreshPhotos },
    onSuccess: () => {
      onUnsavedChanges(false);
      toast(saved, texts.applies);
      onSaved();
    },
  });
  const { errors, isDirty } = formState;
  useEffect(() => onUnsavedChanges(isDirty), [isDirty, onUnsavedChanges]);
  const isCollecting = watch('mode') === 'collect';
  return (
    <form
      className="form"
      noValidate
      aria-label={texts.title}
      onSubmit={handleSubmit((input) => save.mutate(input))}
    >
      <fieldset>
        <legend className="subheading">{texts.who}</legend>
        {PHOTO_MODES.map((mode) => {
          const [name, hint] = texts.modes[mode];
          return (
            <Option key={mode} type="radio" value={mode} {...register('mode')}>
              {name}
              <small>{hint}</small>
            </Option>
          );
        })}
      </fieldset>
      {!isCollecting && (
        <>
          <TextField
            label={texts.revealAt}
            type="datetime-local"
            hint={texts.revealHint(formatTimeZone(timeZone))}
            {...register('revealAt')}
          />
          <Option {...register('showsNames')}>{texts.showsNames}</Option>
        </>
      )}
      <SelectField label={texts.opens} {...register('opens')}>
        {PHOTO_OPENINGS.map((opening) => (
          <option key={opening} value={opening}>
            {texts.openings[opening]}
          </option>
        ))}
      </SelectField>
      {watch('opens') === 'first-event' && (
        <p className="soft small">{texts.linkHint(PHOTOS_LINK_DAYS)}</p>
      )}
      <TextField
        label={texts.limit}
        inputMode="decimal"
        hint={texts.room(estimatePhotoCount(space), formatBytes(space.usedBytes))}
        error={errors.gigabytes?.message}
        {...register('gigabytes', {
          validate: (text) => {
            const bytes = Number(text) * GIGABYTE;
            const { max, min } = PHOTO_LIMIT_BYTES;
            return (bytes >= min && bytes <= max) || texts.chooseLimit;
          },
        })}
      />
      <p role="alert" className="error">
        {save.error && toErrorMessage(save.error)}
      </p>
      <div className="actions">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
        <TextButton onClick={close}>{getMessages('shell').cancel}</TextButton>
      </div>
    </form>
  );
}
