import { useState } from 'react';
import type { Household, HouseholdReply } from '../../domain/household.ts';
import { amendHousehold } from '../api/households.ts';
import { CurrentReply } from './current-reply.tsx';
import { EmailActions } from './email-actions.tsx';
import { saved } from './reply-changes.ts';
import { ReplyForm } from './reply-form.tsx';
import { History } from './reply-history.tsx';

type Props = { household: Household; onUnsaved: (is: boolean) => void };

/** All there is to know about a party, and the form to amend its reply. */
export function HouseholdLetter({ household, onUnsaved }: Props) {
  const [amending, setAmending] = useState<Household | null>(null);
  const [amended, setAmended] = useState(false);

  function stop() {
    onUnsaved(false);
    setAmended(true);
    setAmending(null);
  }

  async function save(reply: HouseholdReply, seen: Household | null) {
    const before = seen ?? household;
    saved(await amendHousehold(before, reply), before);
    stop();
  }

  if (amending) {
    return (
      <ReplyForm
        start={amending}
        now={household}
        submit="Save the reply"
        onSave={save}
        onCancel={stop}
        onUnsaved={onUnsaved}
      />
    );
  }
  return (
    <>
      <CurrentReply household={household} />
      <EmailActions
        household={household}
        takesFocus={amended}
        onAmend={() => setAmending(household)}
      />
      <History household={household} />
    </>
  );
}
