// A chunk of its own, loaded only by guests who opened a personal link. Functions of the entry are
// parameters, because importing them would load the entry's stylesheet a second time.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createHouseholdForm, toFormAnswers } from '../../../domain/invitations/household-form.ts';
import type { Invitation } from '../../../domain/invitations/invitation.ts';
import { PLAN_CACHE, PLAN_PATH } from '../../../domain/pages/offline-list.ts';
import { readAnswers } from '../../../domain/replies/read-reply.ts';
import { isComing } from '../../../domain/replies/reply.ts';
import type { toast } from '../../../ui/toasts.ts';
import type { showBanner } from '../../banner.ts';
import type { Edition, PersonalMessages } from '../../edition.tsx';
import type { forgetPersonalLink } from '../../gate/access.ts';
import { FormFrame, PlainButton } from '../form-frame.tsx';
import { LaterQuestions, QuestionFields } from '../question-fields.tsx';
import { ReplyCard } from '../reply-card.tsx';
import { readDraft, toDraftKey } from '../reply-draft.ts';
import { summarizeReply } from '../reply-summary.ts';
import type { PersonalLink } from '../rsvp-section.tsx';
import { createErrorToast, requireStored, type Tools } from '../submit-rsvp.ts';
import { useRsvp } from '../use-rsvp.ts';
import { Address } from './address-form.tsx';
import { type Context, composeGreeting, createPeopleWords } from './names.ts';
import styles from './personal.module.css';
import { createPost, PersonalForm, REPLIED_AT_FIELD } from './personal-form.tsx';

/** A longer greeting does not fit between the ornaments of a phone. */
const MAX_HERO_LETTERS = 32;

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
    await forgetHousehold(tools);
    if (hasPrivateEvents(edition)) return reloadForEverybody();
    return show({ greeting: <p className={styles.notice}>{messages.revoked}</p> });
  }
  const invitation = body as unknown as Invitation;
  // Offline, or the page of a hotel's Wi-Fi: the open form stays, below the table and the transfers of the last visit.
  if (status !== 200 || !Array.isArray(invitation.people)) {
    const lines = await readKeptPlan().catch(() => []);
    tellPlan(lines);
    return show({ greeting: <PlanLines lines={lines} /> });
  }
  const lines = listPlanLines(invitation);
  tellPlan(lines);
  keepPlan(lines).catch(() => {});
  const open = () => show(createPersonalLink(invitation, { edition, messages, tools, show }));
  if (!isOpenFormInUse()) return open();
  tools.showBanner({
    role: 'status',
    text: messages.ready,
    actions: { [messages.openForm]: open },
  });
}

type LinkContext = Context & {
  tools: PageTools;
  show: (link: PersonalLink | null) => void;
};

function createPersonalLink(
  invitation: Invitation,
  { edition, messages, tools, show }: LinkContext,
): PersonalLink {
  async function forget() {
    const { status, failure } = await tools.request('/invitation', { method: 'DELETE' });
    if (status !== 204) {
      const [, reason] = edition.messages.site.networkErrors[failure];
      return tools.toast(messages.notForgotten, reason, 'destructive');
    }
    await forgetHousehold(tools);
    if (hasPrivateEvents(edition)) return reloadForEverybody();
    tellPlan([]);
    show(null);
    tools.toast(...messages.forgotten);
    document.querySelector<HTMLElement>('#rsvp')?.focus({ preventScroll: true });
  }

  const { address } = invitation;
  const greeting = (
    <>
      <Greeting
        text={composeGreeting(invitation, { edition, messages, tools })}
        notYou={messages.notYou}
        onForget={forget}
        onShown={holdView()}
      />
      <PlanLines lines={listPlanLines(invitation)} />
      {address && <Address {...{ edition, messages, tools, invitation, address }} />}
    </>
  );
  if (invitation.events.length === 0) {
    // The open form would ask them about events to which they are not invited.
    const notice = <p className={styles.notice}>{messages.noEvents}</p>;
    return { greeting, form: (isClosed) => !isClosed && notice };
  }
  return {
    greeting,
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

const LATER_PARTS = {
  ...{ createErrorToast, readAnswers, requireStored, useRsvp },
  ...{ FormFrame, PlainButton, QuestionFields },
};

type PersonalRsvpProps = Context & { invitation: Invitation; tools: Tools; isClosed: boolean };

/** The reply of a household on its card, or the form for it. */
function PersonalRsvp({ isClosed, ...props }: PersonalRsvpProps) {
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

  const storedAt = useRef<string | null>(null);
  const { questions: texts } = edition.messages;
  function leaveForm(current: Invitation) {
    setInvitation(current);
    showForm(false);
  }

  if (reply && (isClosed || !isEditing)) {
    const day = new Intl.DateTimeFormat(edition.wedding.locale, { dateStyle: 'long' });
    const date = repliedAt ? day.format(new Date(repliedAt)) : '';
    const form = createHouseholdForm(invitation, edition.wedding);
    const words = createPeopleWords(invitation, props);
    const post = createPost({ ...props, invitation }, { storedAt, onNewer: leaveForm });
    return (
      <>
        <ReplyCard
          reply={summarizeReply({ ...reply, isPerPerson: true }, form, edition, words)}
          note={date && tools.formatMessage(messages.repliedOn, { date }, edition.language)}
          takesFocus={wasSwitched}
          onChange={isClosed ? undefined : () => showForm(true)}
        />
        {texts && (
          <LaterQuestions
            {...{ edition, reply, texts, tools }}
            parts={LATER_PARTS}
            areRepliesClosed={isClosed}
            start={toFormAnswers(
              {
                ...form,
                people: reply.people.map((person) => ({ first: '', last: '', reply: person })),
              },
              invitation,
            )}
            post={(sent) => post(sent, { [REPLIED_AT_FIELD]: repliedAt ?? '' })}
            draftKey={`${draftKey}:later`}
            toName={words.toName}
            onSent={(sent) =>
              leaveForm({ ...invitation, reply: sent, repliedAt: storedAt.current })
            }
            className={styles.later}
          />
        )}
        {props.invitation.calendar && reply.people.some((person) => isComing(person)) && (
          <CalendarFeed path={props.invitation.calendar} messages={messages} />
        )}
      </>
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

type FeedProps = Pick<Context, 'messages'> & { path: string };

/** The links by which a calendar app follows the household's events. */
function CalendarFeed({ path, messages: { calendar } }: FeedProps) {
  const address = `webcal://${location.host}${path}`;
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(address)}`;
  return (
    <div className={styles.feed}>
      <p>
        <a href={address}>{calendar.subscribe}</a> · <a href={google}>{calendar.subscribeGoogle}</a>
      </p>
      <p>{calendar.hint}</p>
    </div>
  );
}

function hasPrivateEvents({ wedding }: Edition): boolean {
  return wedding.celebrate.events.some(({ guests }) => guests === 'invited');
}

/** The page has events that are not for the next guest in this browser, and so has its copy for offline visits. */
async function reloadForEverybody(): Promise<void> {
  if (window.caches) for (const name of await caches.keys()) await caches.delete(name);
  location.reload();
}

/** Forgets the link in this browser, and what it keeps of it for visits without a network. */
async function forgetHousehold({ forgetPersonalLink }: PageTools): Promise<void> {
  forgetPersonalLink();
  // Blocked storage keeps nothing.
  await keepPlan([]).catch(() => {});
}

/** A transfer begins with its local time. */
function listPlanLines({ seating = [], transfers = [] }: Invitation): string[] {
  return [...transfers.map(({ at, text }) => `${at} ${text}`), ...seating];
}

/** Keeps table and transfers for visits without a network. */
async function keepPlan(lines: readonly string[]): Promise<void> {
  await caches.delete(PLAN_CACHE);
  if (lines.length === 0) return;
  const cache = await caches.open(PLAN_CACHE);
  await cache.put(PLAN_PATH, new Response(lines.join('\n')));
}

async function readKeptPlan(): Promise<string[]> {
  const kept = await caches.match(PLAN_PATH, { cacheName: PLAN_CACHE });
  return kept ? (await kept.text()).split('\n') : [];
}

/** On the days of the wedding, table and transfers are also at the top of the page (site/page/now-and-next). */
function tellPlan(lines: readonly string[]): void {
  const place = document.getElementById('now-and-next');
  if (!place) return;
  place.dataset.lines = lines.join('\n');
  place.dispatchEvent(new Event('change'));
}

function PlanLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.plans}>
      {lines.map((line) => (
        <p key={line}>{line.replace(/^\d{4}-\d\d-\d\dT\S+ /, '')}</p>
      ))}
    </div>
  );
}

type GreetingProps = {
  text: string;
  notYou: string;
  onForget: () => void;
  onShown: () => void;
};

/** Greets a household by name at the form, and at the top of the page. */
function Greeting({ text, notYou, onForget, onShown }: GreetingProps) {
  useLayoutEffect(onShown, [onShown]);
  useEffect(() => greetInHero(text), [text]);
  return (
    <>
      <p className={styles.greeting}>{text}</p>
      <PlainButton onClick={onForget}>{notYou}</PlainButton>
    </>
  );
}

/** Without a portal: importing react-dom would load the entry's stylesheet a second time. */
function greetInHero(text: string): (() => void) | undefined {
  if (text.length > MAX_HERO_LETTERS) return;
  const greeting = document.createElement('p');
  greeting.className = styles.welcome ?? '';
  greeting.style.setProperty('--letters', String(text.length));
  greeting.textContent = text;
  document.getElementById('top')?.append(greeting);
  return () => greeting.remove();
}

/**
 * Keeps the sections after the form in place for a guest who sees them, because the form gets another
 * height. The returned function is called when it has.
 */
function holdView(): () => void {
  const form = document.getElementById('rsvp');
  const next = form?.nextElementSibling;
  const isNextInView = form && form.getBoundingClientRect().bottom < innerHeight;
  if (!next || !isNextInView || form.getBoundingClientRect().top > 0) return () => {};
  const { style } = document.documentElement;
  const { top } = next.getBoundingClientRect();
  // Not all browsers do this by themselves.
  style.overflowAnchor = 'none';
  return () => {
    scrollBy({ top: next.getBoundingClientRect().top - top, behavior: 'instant' });
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
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
