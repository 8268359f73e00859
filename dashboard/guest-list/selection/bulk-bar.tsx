import { Suspense, useId, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  GUEST_LIST_LIMITS,
  type GuestListHousehold,
  isToThank,
} from '../../../domain/guest-list/guest-list.ts';
import type { BulkChange } from '../../../domain/guest-list/guest-list-api.ts';
import { tagSchema } from '../../../domain/guest-list/guest-list-schema.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { getToday } from '../../guest-data/format-dates.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { getPaperPath } from '../../print/paper-path.ts';
import { MessageSheet } from '../../shell/lazy-components.tsx';
import { ConfirmButton } from '../../ui/dialogs.tsx';
import { LanguageOptions, SelectField } from '../../ui/fields.tsx';
import { TextButton } from '../../ui/text-button.tsx';
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
  const { form, selection: texts } = getMessages('guestList');
  const bulk = useBulkChange();
  const merge = useMerge();
  const [isOpen, setIsOpen] = useState(false);
  const changesId = useId();
  // Null until it is opened, which loads its code.
  const [messages, setMessages] = useState<{ isOpen: boolean } | null>(null);
  const ids = selected.map(({ id }) => id);
  const isPending = bulk.isPending || merge.isPending;
  const count = selected.length;
  const toThank = selected.filter(isToThank);
  const canMerge = count > 1 && count <= GUEST_LIST_LIMITS.people;
  const remove = () => bulk.mutate({ entries: selected, change: { kind: 'delete' } });
  return (
    <section className={`card ${styles.bar}`} aria-label={texts.title} aria-busy={isPending}>
      <p role="status" className={`aside ${styles.count}`}>
        {hiddenCount > 0 ? texts.selectedHidden(count, hiddenCount) : texts.selected(count)}
      </p>
      <div className="buttons end">
        <TextButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={changesId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.less : texts.more}
        </TextButton>
        <TextButton aria-label={texts.clearSelection} onClick={onClear}>
          {texts.clear}
        </TextButton>
      </div>
      <div id={changesId} className={`row ${styles.changes}`} data-open={isOpen || undefined}>
        <ChangeForm
          tags={tags}
          isPending={isPending}
          onChange={(change) => isPending || bulk.mutate({ entries: selected, change })}
        />
        <div className="buttons">
          <Link href={getPaperPath('invitations', ids)}>{texts.printCards}</Link>
          <TextButton onClick={() => setMessages({ isOpen: true })}>
            {getMessages('invitations').messages.open}
          </TextButton>
          {selected.some(({ address }) => address !== null) && (
            <Link href={getPaperPath('labels', ids)}>{texts.printLabels}</Link>
          )}
          {toThank.length > 0 && (
            <TextButton
              onClick={() =>
                isPending ||
                bulk.mutate({
                  entries: toThank,
                  change: { kind: 'set-thanked', thankedOn: getToday() },
                })
              }
            >
              {texts.thankedToday}
            </TextButton>
          )}
          {canMerge && (
            <TextButton onClick={() => isPending || merge.mutate(selected, { onSuccess: onClear })}>
              {texts.merge}
            </TextButton>
          )}
          <ConfirmButton
            label={texts.remove(count)}
            title={texts.removeTitle(count)}
            confirmLabel={texts.confirmRemove(count)}
            cancelLabel={count > 1 ? texts.keepThem : form.keep}
            onConfirm={() => isPending || remove()}
          >
            {count > 1 ? texts.removeWarning : form.removeWarning}
          </ConfirmButton>
        </div>
      </div>
      <Suspense fallback={null}>
        {messages && (
          <MessageSheet
            // Others have another place.
            key={ids.join()}
            ids={ids}
            open={messages.isOpen}
            onClose={() => setMessages({ isOpen: false })}
          />
        )}
      </Suspense>
    </section>
  );
}

type ChangeInput = {
  kind: Exclude<BulkChange['kind'], 'delete'>;
  event: string;
  tag: string;
  language: LanguageCode | '';
};

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
  const {
    event,
    fields,
    languageNotKnown,
    saving,
    selection: texts,
    tag,
  } = getMessages('guestList');
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
      aria-label={texts.changeForm}
      onSubmit={handleSubmit(onChange)}
    >
      <SelectField label={texts.change} {...register('kind')}>
        {Object.entries(texts.kinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {(kind === 'add-event' || kind === 'remove-event') && (
        <SelectField label={event} {...register('event')}>
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
            label={tag}
            list={listId}
            autoComplete="off"
            maxLength={GUEST_LIST_LIMITS.tag}
            error={formState.errors.tag?.message}
            {...register('tag')}
          />
          <datalist id={listId}>
            {tags.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </>
      )}
      {kind === 'set-language' && (
        <SelectField label={fields.language} {...register('language')}>
          <option value="">{languageNotKnown}</option>
          <LanguageOptions />
        </SelectField>
      )}
      <Button type="submit" className={styles.apply}>
        {isPending ? saving : texts.apply}
      </Button>
    </form>
  );
}
