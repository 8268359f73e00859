import { useState } from 'react';
import type { HostReply, Party } from '../../domain/party.ts';
import { amendParty } from '../calls/parties.ts';
import { CurrentReply } from './current-reply.tsx';
import { History } from './history.tsx';
import { LetterActs } from './letter-acts.tsx';
import { ReplyForm } from './reply-form.tsx';
import { saved } from './saved.ts';

type Props = { party: Party; onUnsaved: (is: boolean) => void };

/** All there is to know about a party, and the form to amend its reply. */
export function PartyLetter({ party, onUnsaved }: Props) {
  const [amending, setAmending] = useState<Party | null>(null);
  const [amended, setAmended] = useState(false);

  function stop() {
    onUnsaved(false);
    setAmended(true);
    setAmending(null);
  }

  async function save(reply: HostReply, seen: Party | null) {
    const before = seen ?? party;
    saved(await amendParty(before, reply), before);
    stop();
  }

  if (amending) {
    return (
      <ReplyForm
        start={amending}
        now={party}
        submit="Save the reply"
        onSave={save}
        onCancel={stop}
        onUnsaved={onUnsaved}
      />
    );
  }
  return (
    <>
      <CurrentReply party={party} />
      <LetterActs party={party} takesFocus={amended} onAmend={() => setAmending(party)} />
      <History party={party} />
    </>
  );
}
