import { Redirect, useParams } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createList } from '../../domain/lists/lists.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { NotFoundPage } from '../shell/status-pages.tsx';
import type { PaperKind } from './paper-kinds.tsx';
import { getPaperPath } from './paper-path.ts';
import { PrintedList } from './printed-list.tsx';

/** Papers that had addresses of their own. */
const FORMER_NAMES: Record<string, PaperKind> = { invitations: 'rsvp-cards', labels: 'labels' };

/** A list of the guest data, by its name. */
export function PrintPage() {
  const { name = '' } = useParams();
  const guestData = useGuestData();
  const paper = FORMER_NAMES[name];
  if (paper) return <Redirect to={getPaperPath(paper) + location.hash} replace />;
  const list = createList(name, guestData, 'print');
  if (!list) return <NotFoundPage />;
  const now = createDateFormats(guestData.wedding.locale).formatNow();
  return (
    <PrintedList {...{ name, list }} back="/data" asOf={getMessages('sharing').page.asOf(now)} />
  );
}
