import { activityTable } from './accounts/activity.ts';
import { sessionsTable } from './accounts/dashboard-sessions.ts';
import { hostsTable } from './accounts/hosts.ts';
import { passkeysTable } from './accounts/passkeys.ts';
import { recoveryCodesTable } from './accounts/recovery-codes.ts';
import { announcementsTable } from './announcements/announcements.ts';
import { mailingsTable, recipientsTable } from './emails/mailings/mailings-table.ts';
import { emailsTable } from './emails/outbox.ts';
import { mailServerTable } from './emails/setup/stored-mail-server.ts';
import { guestListTable, matchesTable, peopleTable } from './guest-list/guest-list.ts';
import { invitationCodesTable } from './invitations/invitation-codes.ts';
import { exportsTable } from './lists/exports.ts';
import { photoSettingsTable } from './photos/photo-settings.ts';
import { photographsTable } from './photos/photos.ts';
import { tableLinksTable } from './photos/table-links.ts';
import { plansTable } from './plans/plans.ts';
import { generationsTable } from './platform/access/sessions.ts';
import type { Table } from './platform/database/table.ts';
import { replyChangesTable } from './replies/reply-changes.ts';
import { rsvpsTable } from './replies/rsvps.ts';
import { shareLinksTable } from './sharing/share-links.ts';
import { draftTable } from './website/draft.ts';
import { picturesTable } from './website/pictures/pictures.ts';
import { previewLinksTable } from './website/preview/preview-links.ts';
import { versionsTable } from './website/wedding-versions.ts';
import { wishesTable } from './wishes/wishes.ts';

/** The tables of an installation, referenced tables first, so that rows can be inserted in order. */
export const TABLES: readonly Table[] = [
  rsvpsTable,
  replyChangesTable,
  guestListTable,
  peopleTable,
  matchesTable,
  plansTable,
  wishesTable,
  exportsTable,
  versionsTable,
  draftTable,
  picturesTable,
  announcementsTable,
  mailServerTable,
  mailingsTable,
  recipientsTable,
  emailsTable,
  sessionsTable,
  generationsTable,
  previewLinksTable,
  shareLinksTable,
  invitationCodesTable,
  activityTable,
  passkeysTable,
  recoveryCodesTable,
  hostsTable,
  photographsTable,
  photoSettingsTable,
  tableLinksTable,
];
export const GUEST_TABLES = TABLES.filter(({ contains }) => contains === 'guest data');
export const WEBSITE_TABLES = TABLES.filter(({ contains }) => contains === 'website');
/** The tables that every backup contains. */
export const BACKUP_TABLES = TABLES.filter(({ contains }) => contains !== 'access');
