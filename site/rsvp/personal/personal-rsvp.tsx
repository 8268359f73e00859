import { useState } from 'react';
import type { Invitation } from '../../../domain/invitations/invitation.ts';
import type { Edition, PersonalMessages } from '../../edition.tsx';
import { readDraft, toDraftKey } from '../draft.ts';
import { ReplyCard } from '../reply-card.tsx';
import type { Tools } from './names.ts';
import { PersonalForm } from './personal-form.tsx';
import { summarizePersonalReply } from './personal-summary.ts';

type Props = {
  edition: Edition;
  messages: PersonalMessages;
  invitation: Invitation;
  tools: Tools;
  isClosed: boolean;
};

/** The reply of a household on its card, or the form for it. */
export function PersonalRsvp({ isClosed, ...props }: Props) {
  const { edition, messages, tools } = props;
  const draftKey = toDraftKey(props.invitation);
  const [invitation, setInvitation] = useState(props.invitation);
  const { reply, repliedAt } = invitation;
  const [isEditing, setEditing] = useState(
    () => !reply || Object.keys(readDraft(draftKey)).length > 0,
  );
  /** Whether the guest has pressed a button that shows the form or the card. */
  const [wasSwitched, setSwitched] = useState(false);

  function showForm(isShown: boolean) {
    setEditing(isShown);
    setSwitched(true);
  }

  function leaveForm(current: Invitation) {
    setInvitation(current);
    showForm(false);
  }

  if (reply && (isClosed || !isEditing)) {
    const day = new Intl.DateTimeFormat(edition.wedding.locale, { dateStyle: 'long' });
    const date = repliedAt ? day.format(new Date(repliedAt)) : '';
    return (
      <ReplyCard
        reply={summarizePersonalReply(reply, invitation, props)}
        note={date && tools.formatMessage(messages.repliedOn, { date }, edition.language)}
        takesFocus={wasSwitched}
        onChange={isClosed ? undefined : () => showForm(true)}
      />
    );
  }
  if (isClosed) return null;
  return (
    <PersonalForm
      {...props}
      invitation={invitation}
      draftKey={draftKey}
      takesFocus={wasSwitched}
      onSent={(sent, repliedAt) => leaveForm({ ...invitation, reply: sent, repliedAt })}
      onLeave={leaveForm}
    />
  );
}
