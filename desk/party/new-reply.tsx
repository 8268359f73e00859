import { addParty } from '../calls/parties.ts';
import { openParty } from './opened-party.ts';
import { ReplyForm } from './reply-form.tsx';
import { added } from './saved.ts';

type Props = { onUnsaved: (is: boolean) => void; onClose: () => void };

/** The form for a reply that came by phone. */
export function NewReply({ onUnsaved, onClose }: Props) {
  return (
    <ReplyForm
      start={null}
      now={null}
      submit="Add the reply"
      onSave={async (reply) => {
        const party = await addParty(reply);
        onUnsaved(false);
        added(party);
        openParty(party.key);
      }}
      onCancel={onClose}
      onUnsaved={onUnsaved}
    />
  );
}
