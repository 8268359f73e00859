import type { MailingMessage, RecipientFilter } from '../../domain/emails/mailings.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ConflictForm } from '../ui/conflict-form.tsx';
import {
  getText,
  listChanges,
  type MessageField,
  mergeMessages,
  splitField,
} from './message-fields.ts';

type Props = {
  /** The message before the couple's changes. */
  initial: MailingMessage;
  mine: MailingMessage;
  theirs: MailingMessage;
  onMerge: (message: MailingMessage) => void;
  onBack: () => void;
};

/** Somebody else changed the draft while the couple was editing it. */
export function DraftConflict({ initial, mine, theirs, onMerge, onBack }: Props) {
  const { events } = useGuestData().wedding;
  const edited = listChanges(initial, mine);
  const differences = listChanges(theirs, mine).map((field) => ({
    field,
    label: getLabel(field),
    saved: formatField(theirs, field, events),
    yours: formatField(mine, field, events),
    isEdited: edited.includes(field),
  }));
  return (
    <ConflictForm
      title="This email changed while you were editing it"
      lead="Your changes are not saved yet. Choose which version to keep."
      differences={differences}
      error={undefined}
      onSave={async (own) => onMerge(mergeMessages(theirs, mine, own))}
      onBack={onBack}
    />
  );
}

function getLabel(field: MessageField): string {
  if (field === 'filter') return 'Recipients';
  if (field === 'except') return 'Left out';
  const [part, code] = splitField(field);
  return `${part === 'subject' ? 'Subject' : 'Text'}, ${LANGUAGE_DETAILS[code].name}`;
}

function formatField(
  message: MailingMessage,
  field: MessageField,
  events: readonly EventInfo[],
): string {
  if (field === 'filter') return formatFilter(message.filter, events);
  return (field === 'except' ? message.except.join(', ') : getText(message, field)) || 'none';
}

function formatFilter(filter: RecipientFilter, events: readonly EventInfo[]): string {
  switch (filter.who) {
    case 'all':
      return 'Everybody';
    case 'no-reply':
      return 'No reply yet';
    case 'tag':
      return `Tag: ${filter.tag}`;
    default: {
      const title = events.find(({ id }) => id === filter.event)?.title ?? filter.event;
      return `${title}: ${filter.who}`;
    }
  }
}
