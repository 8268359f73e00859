import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import type { MailingsOverview } from '../../domain/emails/mailings.ts';
import type { WebsiteDraft } from '../../domain/website/website-api.ts';
import { KEPT_SECTIONS } from '../website/guide/kept-sections.ts';

export type NextStep = 'names' | 'page' | 'publish' | 'guest-list' | 'emails' | 'try' | 'send';

type Known = {
  draft: Pick<WebsiteDraft, 'sections' | 'issues' | 'isDemo'>;
  guestData: Pick<GuestData, 'guestList' | 'households'>;
  /** Null on a site that sends no emails. */
  mailings: Pick<MailingsOverview, 'problem' | 'mailings'> | null;
  /** Negative after the wedding. */
  daysUntilWedding: number;
};

/**
 * What a couple does until their guests are invited, in this order, and whether the data shows that it is done;
 * nothing once their wedding is over.
 */
export function getNextSteps(known: Known): { step: NextStep; isDone: boolean }[] {
  const { draft, guestData, mailings, daysUntilWedding } = known;
  if (!draft.isDemo && daysUntilWedding < 0) return [];
  const { guestList, households } = guestData;
  const isOwn = (name: string) =>
    draft.sections.some((section) => section.name === name && section.change !== null);
  const hasNames = !draft.isDemo || (isOwn('couple') && isOwn('date'));
  const hasExample = draft.sections.some(
    ({ name, content, change }) =>
      content !== undefined && change === null && !KEPT_SECTIONS.includes(name),
  );
  const isPublished = !draft.isDemo;
  // Invitations also go out by post: then the guests' replies show it.
  const hasGuestReplies = isPublished && households.some(({ history }) => history.some(isByGuest));
  // Also by the couple, on any device.
  const hasOpenedLink = guestList.some(({ entry }) => entry.openedAt !== null);
  const isSent =
    mailings?.mailings.some(({ kind, counts }) => isInvitation(kind) && counts.sent) ||
    guestList.some(({ entry }) => entry.messagedAt !== null);
  const done: Record<NextStep, boolean> = {
    names: hasNames,
    page: isPublished || (hasNames && !hasExample && draft.issues.length === 0),
    publish: isPublished,
    'guest-list': guestList.length > 0,
    emails: (mailings !== null && mailings.problem === null) || hasGuestReplies,
    try: isPublished && (hasOpenedLink || hasGuestReplies),
    send: isPublished && (Boolean(isSent) || hasGuestReplies),
  };
  return Object.entries(done).map(([step, isDone]) => ({ step: step as NextStep, isDone }));
}

function isByGuest({ by }: { by: 'guest' | 'couple' }): boolean {
  return by === 'guest';
}

function isInvitation(kind: MailingsOverview['mailings'][number]['kind']): boolean {
  return kind === 'invitation' || kind === 'save-the-date';
}
