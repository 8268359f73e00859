import { useRef } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { listUnclearCounts } from '../../domain/replies/headcount.ts';
import type { Household } from '../../domain/replies/household.ts';
import { getFirstGuestName, getSecondGuest, joinName } from '../../domain/replies/names.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { useHouseholdSheet } from '../replies/household/household-sheet-provider.tsx';
import { useReplyMutation } from '../replies/household/reply-mutations.ts';
import { useKeepFocus } from '../ui/keep-focus.ts';
import { PageSection } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';

/** Replies with two names and a number of one, until the couple decides. */
export function UnclearReplies() {
  const { households, wedding } = useGuestData();
  const unclear = listUnclearCounts(households, wedding.events);
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeepFocus(
    () => list.current?.querySelector('button') ?? document.getElementById('page'),
  );
  if (unclear.length === 0) return null;
  const texts = getMessages('overview');
  return (
    <PageSection title={texts.unclear}>
      <p className="measure soft">{texts.aboutUnclear}</p>
      <ul ref={list} className="rows" {...keepFocus}>
        {unclear.map((household) => (
          <UnclearReply key={household.key} household={household} />
        ))}
      </ul>
    </PageSection>
  );
}

function UnclearReply({ household }: { household: Household }) {
  const { openHousehold } = useHouseholdSheet();
  const change = useReplyMutation();
  const texts = getMessages('overview');
  const { current, key } = household;
  const names = `${getFirstGuestName(current)} & ${joinName(getSecondGuest(current))}`;
  return (
    <li className="row between" aria-busy={change.isPending}>
      <button type="button" className="bare name" onClick={() => openHousehold(key)}>
        {names}
      </button>
      <p className="buttons end">
        <TextButton
          aria-label={texts.isTwo(names)}
          onClick={() => change.isPending || change.mutate({ action: 'count-two', household })}
        >
          {texts.two}
        </TextButton>
        <TextButton
          aria-label={texts.isOne(names)}
          onClick={() => change.isPending || change.mutate({ action: 'confirm', household })}
        >
          {texts.one}
        </TextButton>
      </p>
    </li>
  );
}
