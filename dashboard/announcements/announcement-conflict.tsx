import type {
  AnnouncementResponse,
  PutAnnouncementRequest,
} from '../../domain/announcements/announcement-api.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../domain/wedding/languages.ts';
import { ConflictForm } from '../ui/conflict-form.tsx';

export type AnnouncementInput = Omit<PutAnnouncementRequest, 'version'>;
type Field = LanguageCode | 'until';

type Props = {
  /** The values when the couple started editing. */
  initial: AnnouncementInput;
  mine: AnnouncementInput;
  theirs: AnnouncementResponse;
  error: string | undefined;
  onSave: (input: AnnouncementInput) => Promise<void>;
  onBack: () => void;
};

/** The announcement changed while the couple was editing it. */
export function AnnouncementConflict({ initial, mine, theirs, error, onSave, onBack }: Props) {
  const { current, languages } = theirs;
  // One that was removed has no texts and no end.
  const saved = current ?? { texts: {}, until: mine.until };
  const differences = [...languages, 'until' as const]
    .filter((field) => getValue(mine, field) !== getValue(saved, field))
    .map((field) => ({
      field,
      label: field === 'until' ? 'Show until' : LANGUAGE_DETAILS[field].name,
      saved: getValue(saved, field) || 'none',
      yours: getValue(mine, field) || 'none',
      isEdited: getValue(mine, field) !== getValue(initial, field),
    }));
  const choose = (own: readonly Field[], field: Field) =>
    getValue(own.includes(field) ? mine : saved, field);
  return (
    <ConflictForm<Field>
      title={
        current
          ? 'The announcement changed while you were editing it'
          : 'The announcement was removed while you were editing it'
      }
      lead={
        differences.length > 0
          ? 'Your changes are not saved yet. Choose which version to keep.'
          : 'The saved announcement is the same as yours, so there is nothing to save.'
      }
      differences={differences}
      error={error}
      onSave={(own) =>
        onSave({
          texts: Object.fromEntries(languages.map((code) => [code, choose(own, code)])),
          until: current && !own.includes('until') ? current.until : mine.until,
        })
      }
      onBack={onBack}
    />
  );
}

function getValue({ texts, until }: AnnouncementInput, field: Field): string {
  return field === 'until' ? until.replace('T', ' ') : (texts[field]?.trim() ?? '');
}
