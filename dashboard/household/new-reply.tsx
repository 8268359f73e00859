import { addHousehold } from '../api/households.ts';
import { openHousehold } from './opened-household.ts';
import { added } from './reply-changes.ts';
import { ReplyForm } from './reply-form.tsx';

type Props = { onUnsaved: (is: boolean) => void; onClose: () => void };

/** The form for a reply that came by phone. */
export function NewReply({ onUnsaved, onClose }: Props) {
  return (
    <ReplyForm
      start={null}
      now={null}
      submit="Add the reply"
      onSave={async (reply) => {
        const household = await addHousehold(reply);
        onUnsaved(false);
        added(household);
        openHousehold(household.key);
      }}
      onCancel={onClose}
      onUnsaved={onUnsaved}
    />
  );
}
