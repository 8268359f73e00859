import { useEffect, useRef, useState } from 'react';
import { getHouseholdName } from '../../domain/household-names.ts';
import { Confirm } from '../components/confirm-dialog.tsx';
import { Sheet } from '../components/sheet.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { HouseholdLetter } from './household-details.tsx';
import { NewReply } from './new-reply.tsx';
import { openedHousehold } from './opened-household.ts';

/** The side sheet of the party that is open, over whatever page is on show. */
export function HouseholdSheet() {
  const opened = openedHousehold.use();
  const { households } = useGuestData();
  const unsaved = useRef(false);
  const [asking, setAsking] = useState(false);
  const household = opened?.kind === 'party' && households.find(({ key }) => key === opened.key);
  const open = opened?.kind === 'new' || Boolean(household);

  useEffect(() => {
    const request = (event: Event) => {
      if (unsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', request);
    return () => removeEventListener('beforeunload', request);
  }, []);

  function close() {
    if (unsaved.current) setAsking(true);
    else openedHousehold.set(null);
  }

  function discard() {
    unsaved.current = false;
    setAsking(false);
    openedHousehold.set(null);
  }

  const onUnsaved = (is: boolean) => {
    unsaved.current = is;
  };
  return (
    <Sheet
      open={open}
      title={household ? getHouseholdName(household) : 'A reply by phone'}
      onClose={close}
    >
      {household ? (
        <HouseholdLetter key={household.key} household={household} onUnsaved={onUnsaved} />
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
