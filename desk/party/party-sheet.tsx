import { useEffect, useRef, useState } from 'react';
import { partyName } from '../../domain/party-names.ts';
import { useBook } from '../book/use-book.ts';
import { Confirm } from '../stationery/confirm.tsx';
import { Sheet } from '../stationery/sheet.tsx';
import { NewReply } from './new-reply.tsx';
import { openedParty } from './opened-party.ts';
import { PartyLetter } from './party-letter.tsx';

/** The side sheet of the party that is open, over whatever page is on show. */
export function PartySheet() {
  const opened = openedParty.use();
  const { parties } = useBook();
  const unsaved = useRef(false);
  const [asking, setAsking] = useState(false);
  const party = opened?.kind === 'party' && parties.find(({ key }) => key === opened.key);
  const open = opened?.kind === 'new' || Boolean(party);

  useEffect(() => {
    const ask = (event: Event) => {
      if (unsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  function close() {
    if (unsaved.current) setAsking(true);
    else openedParty.set(null);
  }

  function discard() {
    unsaved.current = false;
    setAsking(false);
    openedParty.set(null);
  }

  const onUnsaved = (is: boolean) => {
    unsaved.current = is;
  };
  return (
    <Sheet open={open} title={party ? partyName(party) : 'A reply by phone'} onClose={close}>
      {party ? (
        <PartyLetter key={party.key} party={party} onUnsaved={onUnsaved} />
      ) : (
        <NewReply onUnsaved={onUnsaved} onClose={close} />
      )}
      <Confirm
        open={asking}
        title="Leave without saving?"
        yes="Discard it"
        no="Go on writing"
        onYes={discard}
        onNo={() => setAsking(false)}
      >
        What you typed here has not been saved.
      </Confirm>
    </Sheet>
  );
}
