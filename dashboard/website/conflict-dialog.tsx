import { Dialog } from 'radix-ui';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { compareDocuments } from '../../domain/website/compare-documents.ts';
import { fromParts, toPartPath } from '../../domain/website/document-parts.ts';
import { Button } from '../../ui/button.tsx';
import { type EditedSection, listConflicts } from '../autosave/draft-state.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ChoiceDialog } from '../ui/dialogs.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { describePath } from './describe-content.ts';
import { setValue } from './document-path.ts';
import { ChangeList } from './versions/change-list.tsx';
import { useWebsiteDraft } from './website-draft.tsx';

/** Two devices have changed the same section: the couple chooses which version to keep. */
export function ConflictDialog() {
  const { state } = useWebsiteDraft();
  const [conflict] = listConflicts(state);
  return (
    <ChoiceDialog open={conflict !== undefined}>
      {conflict && <Choice key={conflict.saved.name} conflict={conflict} />}
    </ChoiceDialog>
  );
}

function Choice({ conflict: { saved, content, theirs } }: { conflict: EditedSection }) {
  const { sync, document } = useWebsiteDraft();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { name } = saved;
  const path = toPartPath(name);
  const title = describePath(path, document).join(' → ');
  const change = theirs?.change;
  const theirDocument = setValue(document, path, theirs?.content);
  const changes = compareDocuments(
    fromParts({ [name]: theirs?.content }),
    fromParts({ [name]: content }),
  );
  const texts = getMessages('website').conflict;
  return (
    <>
      <Dialog.Title className="heading">{texts.title(title)}</Dialog.Title>
      <p className="soft">
        {change
          ? texts.savedAt(change.by ?? texts.otherDevice, formatMoment(change.at))
          : texts.saved}{' '}
        {texts.differences}
      </p>
      <div className="scroll">
        <ChangeList changes={changes} before={theirDocument} after={document} />
      </div>
      <div className="actions">
        <Button onClick={() => sync.resolve(name, 'mine')}>{texts.keepMine}</Button>
        <TextButton onClick={() => sync.resolve(name, 'theirs')}>{texts.useOther}</TextButton>
      </div>
    </>
  );
}
