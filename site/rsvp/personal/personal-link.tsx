// A chunk of its own, loaded only by guests who opened a personal link. Functions of the entry are
// parameters, because importing them would load the entry's stylesheet a second time.
import type { Invitation } from '../../../domain/guest-list/invitation.ts';
import type { toast } from '../../../ui/toasts.ts';
import type { showBanner } from '../../banner.ts';
import type { Edition, PersonalMessages } from '../../edition.tsx';
import type { forgetPersonalLink } from '../../gate/access.ts';
import { readDraft } from '../draft.ts';
import type { PersonalLink } from '../use-personal-link.ts';
import { Greeting } from './greeting.tsx';
import { composeGreeting, type Tools } from './names.ts';
import styles from './personal.module.css';
import { PersonalRsvp } from './personal-rsvp.tsx';

type PageTools = Tools & {
  forgetPersonalLink: typeof forgetPersonalLink;
  showBanner: typeof showBanner;
  toast: typeof toast;
};

/** Shows the form of the household whose personal link this browser has opened. */
export async function loadPersonalLink(
  edition: Edition,
  show: (link: PersonalLink | null) => void,
  tools: PageTools,
): Promise<void> {
  const [{ status, body }, messages] = await Promise.all([
    tools.request('/invitation', {}),
    loadMessages(edition.personalMessages),
  ]);
  if (status === 401) {
    tools.forgetPersonalLink();
    return show({ greeting: <p className={styles.notice}>{messages.revoked}</p> });
  }
  const invitation = body as unknown as Invitation;
  // Offline, or the page of a hotel's Wi-Fi: the open form stays.
  if (status !== 200 || !Array.isArray(invitation.people)) return;
  const open = () => show(createPersonalLink(invitation, { edition, messages, tools, show }));
  if (!isOpenFormInUse()) return open();
  tools.showBanner({
    role: 'status',
    text: messages.ready,
    actions: { [messages.openForm]: open },
  });
}

type Context = {
  edition: Edition;
  messages: PersonalMessages;
  tools: PageTools;
  show: (link: PersonalLink | null) => void;
};

function createPersonalLink(
  invitation: Invitation,
  { edition, messages, tools, show }: Context,
): PersonalLink {
  async function forget() {
    const { status, failure } = await tools.request('/invitation', { method: 'DELETE' });
    if (status !== 204) {
      const [, reason] = edition.messages.site.networkErrors[failure];
      return tools.toast(messages.notForgotten, reason, 'destructive');
    }
    tools.forgetPersonalLink();
    show(null);
    tools.toast(...messages.forgotten);
    document.querySelector<HTMLElement>('#rsvp')?.focus({ preventScroll: true });
  }

  return {
    greeting: (
      <Greeting
        text={composeGreeting(invitation, { edition, messages, tools })}
        notYou={messages.notYou}
        onForget={forget}
      />
    ),
    form: (isClosed) => (
      <PersonalRsvp
        edition={edition}
        invitation={invitation}
        messages={messages}
        tools={tools}
        isClosed={isClosed}
      />
    ),
  };
}

async function loadMessages(address: string): Promise<PersonalMessages> {
  const response = await fetch(address);
  return response.json();
}

/** Whether the guest is filling in the open form: it must not disappear then. */
function isOpenFormInUse(): boolean {
  const form = document.querySelector<HTMLFormElement>('#rsvp form');
  if (!form) return false;
  const { bottom, top } = form.getBoundingClientRect();
  const isInView = top < innerHeight && bottom > 0;
  const hasDraft = Object.keys(readDraft()).length > 0;
  return form.contains(document.activeElement) || (isInView && hasDraft);
}
