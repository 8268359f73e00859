import { useId, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import {
  GUEST_LIST_LIMITS,
  type GuestListHousehold,
} from '../../../domain/guest-list/guest-list.ts';
import type { BulkChange } from '../../../domain/guest-list/guest-list-api.ts';
import { tagSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { getCardsPath } from '../../invitations/cards-path.ts';
import { ConfirmButton } from '../../ui/dialogs.tsx';
import { LanguageOptions, SelectField } from '../../ui/fields.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { REMOVAL_WARNING } from '../guest-list-mutations.ts';
import styles from './bulk-bar.module.css';
import { useBulkChange, useMerge } from './bulk-mutations.ts';

type Props = {
  selected: readonly GuestListHousehold[];
  /** Selected households that the filters hide. */
  hiddenCount: number;
  /** Every tag of the guest list. */
  tags: readonly string[];
  onClear: () => void;
};

/** Changes all selected households at once. On a phone, the changes appear after a tap. */
export function BulkBar({ selected, hiddenCount, tags, onClear }: Props) {
  const bulk = useBulkChange();
  const merge = useMerge();
  const [isOpen, setIsOpen] = useState(false);
  const changesId = useId();
  const isPending = bulk.isPending || merge.isPending;
  const count = formatCount(selected.length, 'household', 'households');
  const canMerge = selected.length > 1 && selected.length <= GUEST_LIST_LIMITS.people;
  const remove = () => bulk.mutate({ entries: selected, change: { kind: 'delete' } });
  return (
    <section
      className={`card ${styles.bar}`}
      aria-label="Selected households"
      aria-busy={isPending}
    >
      <p role="status" className={`aside ${styles.count}`}>
        {count} selected
        {hiddenCount > 0 && `, ${hiddenCount} of them hidden by the filters`}
      </p>
      <div className="buttons end">
        <TextButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={changesId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'Change'}
        </TextButton>
        <TextButton aria-label="Clear selection" onClick={onClear}>
          Clear
        </TextButton>
      </div>
      <div id={changesId} className={`row ${styles.changes}`} data-open={isOpen || undefined}>
        <ChangeForm
          tags={tags}
          isPending={isPending}
          onChange={(change) => isPending || bulk.mutate({ entries: selected, change })}
        />
        <div className="buttons">
          <Link href={getCardsPath(selected.map(({ id }) => id))}>Print cards</Link>
          {canMerge && (
            <TextButton onClick={() => isPending || merge.mutate(selected, { onSuccess: onClear })}>
              Merge into one household
            </TextButton>
          )}
          <ConfirmButton
            label={`Remove ${count}`}
            title={`Remove ${count}?`}
            confirmLabel={`Yes, remove ${count}`}
            cancelLabel={selected.length > 1 ? 'Keep them' : 'Keep it'}
            onConfirm={() => isPending || remove()}
          >
            {selected.length > 1
              ? 'Their personal links stop working, also on printed cards. If you add or import them again, they get other links. Their replies stay.'
              : REMOVAL_WARNING}
          </ConfirmButton>
        </div>
      </div>
    </section>
  );
}

type ChangeInput = {
  kind: Exclude<BulkChange['kind'], 'delete'>;
  event: string;
  tag: string;
  language: LanguageCode | '';
};

const KINDS: [ChangeInput['kind'], string][] = [
  ['add-event', 'Invite to'],
  ['remove-event', 'Remove from'],
  ['add-tag', 'Add the tag'],
  ['remove-tag', 'Remove the tag'],
  ['set-language', 'Set the language to'],
];

const resolveChange: Resolver<ChangeInput, unknown, BulkChange> = ({
  kind,
  event,
  language,
  tag,
}) => {
  if (kind === 'set-language') return { values: { kind, language: language || null }, errors: {} };
  if (kind === 'add-event' || kind === 'remove-event')
    return { values: { kind, event }, errors: {} };
  const { data, error } = tagSchema.safeParse(tag);
  if (data) return { values: { kind, tag: data }, errors: {} };
  const message = error?.issues[0]?.message ?? '';
  return { values: {}, errors: { tag: { type: 'invalid', message } } };
};

type ChangeFormProps = {
  tags: readonly string[];
  isPending: boolean;
  onChange: (change: BulkChange) => void;
};

function ChangeForm({ tags, isPending, onChange }: ChangeFormProps) {
  const { events } = useGuestData().wedding;
  const listId = useId();
  const { control, formState, handleSubmit, register } = useForm<ChangeInput, unknown, BulkChange>({
    resolver: resolveChange,
    defaultValues: { kind: 'add-event', event: events[0]?.id ?? '', tag: '', language: '' },
  });
  const kind = useWatch({ control, name: 'kind' });
  return (
    <form
      className={`row ${styles.form}`}
      noValidate
      aria-label="Change the selected households"
      onSubmit={handleSubmit(onChange)}
    >
      <SelectField label="Change" {...register('kind')}>
        {KINDS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {(kind === 'add-event' || kind === 'remove-event') && (
        <SelectField label="Event" {...register('event')}>
          {events.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {(kind === 'add-tag' || kind === 'remove-tag') && (
        <>
          <TextField
            label="Tag"
            list={listId}
            autoComplete="off"
            maxLength={GUEST_LIST_LIMITS.tag}
            error={formState.errors.tag?.message}
            {...register('tag')}
          />
          <datalist id={listId}>
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </>
      )}
      {kind === 'set-language' && (
        <SelectField label="Language" {...register('language')}>
          <option value="">Not known</option>
          <LanguageOptions />
        </SelectField>
      )}
      <Button type="submit" className={styles.apply}>
        {isPending ? 'Saving…' : 'Apply'}
      </Button>
    </form>
  );
}
