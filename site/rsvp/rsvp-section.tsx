import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { formatMessage } from '../../domain/messages/format.ts';
import { getClosingTime } from '../../domain/replies/rsvp-closing.ts';
import { keepOpenEvents } from '../../domain/replies/rsvp-questions.ts';
import { toast } from '../../ui/toasts.ts';
import { showBanner } from '../banner.ts';
import { EditionProvider, useEdition } from '../edition.tsx';
import { forgetPersonalLink, hasPersonalLink } from '../gate/access.ts';
import { loadChunk } from '../load-chunk.ts';
import { Section, type SectionProps } from '../page/section.tsx';
import { request } from '../request.ts';
import { RsvpForm } from './rsvp-form.tsx';
import styles from './rsvp-section.module.css';

/** What a guest sees who opened a personal link. */
export type PersonalLink = {
  greeting: ReactNode;
  /** In the open form's place; without it, the open form stays. */
  form?: (isClosed: boolean) => ReactNode;
};

export function RsvpSection({ delay }: SectionProps) {
  const { rsvp } = useEdition().wedding;
  const { closed, deadlineLine, heading, text } = rsvp;
  const [isClosed, setClosed] = useState(false);
  const personal = usePersonalLink();

  // Checked once: a form that is open at closing time keeps the answers, and submitting explains why
  // they are too late.
  useEffect(() => {
    setClosed(Date.now() >= getClosingTime(rsvp));
  }, [rsvp]);

  const isTooLate = closed !== undefined && isClosed;
  return (
    <Section
      id="rsvp"
      heading={heading}
      introduction={isTooLate ? undefined : text}
      delay={delay}
      className={styles.section}
    >
      <p className={styles.deadline}>{deadlineLine}</p>
      {isTooLate && (
        <p className={styles.closed}>
          {closed.text}
          <a href={closed.link.href}>{closed.link.text}</a>
        </p>
      )}
      {personal?.greeting}
      {personal?.form?.(isTooLate)}
      {!isTooLate && !personal?.form && <OpenForm />}
    </Section>
  );
}

/** The form for everybody, unless all events are private. */
function OpenForm() {
  const edition = useEdition();
  const open = useMemo(() => ({ ...edition, wedding: keepOpenEvents(edition.wedding) }), [edition]);
  const { events, footnote } = open.wedding.rsvp;
  if (events.length === 0) return <p className={styles.closed}>{edition.messages.rsvp.byLink}</p>;
  return (
    <EditionProvider edition={open}>
      <RsvpForm />
      {footnote && <p className={styles.footnote}>{footnote}</p>}
    </EditionProvider>
  );
}

/** Null without a personal link and until it has loaded: the open form is there for everybody. */
function usePersonalLink(): PersonalLink | null {
  const edition = useEdition();
  const [link, setLink] = useState<PersonalLink | null>(null);

  useEffect(() => {
    if (!hasPersonalLink()) return;
    loadChunk(() => import('./personal/personal-link.tsx'))
      .then(({ loadPersonalLink }) =>
        loadPersonalLink(edition, setLink, {
          forgetPersonalLink,
          formatMessage,
          request,
          showBanner,
          toast,
        }),
      )
      .catch(() => {});
  }, [edition]);

  return link;
}
