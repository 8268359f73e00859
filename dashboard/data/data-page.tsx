import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { getGuestsListName } from '../../domain/lists/lists.ts';
import { CoHosts, useHosts } from '../accounts/co-hosts.tsx';
import { SignedInDevices } from '../accounts/signed-in-devices.tsx';
import { request } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ShareSection } from '../sharing/share-section.tsx';
import { Page, PageSection } from '../ui/page.tsx';
import styles from './data-page.module.css';
import { DeleteAllDataForm } from './delete-all-data-form.tsx';
import { QrCode } from './qr-code.tsx';

export function DataPage() {
  const { lastExportAt, wedding } = useGuestData();
  const { signedInAs } = useHosts();
  const { events, locale } = wedding;
  const { formatMoment } = createDateFormats(locale);
  return (
    <Page
      title="Lists and data"
      lead="Lists for the caterer, the hotel and yourselves, and your data."
    >
      <PageSection
        title="Lists"
        note={lastExportAt && `All replies last exported ${formatMoment(lastExportAt)}`}
      >
        <ul className={styles.list}>
          <ExportRow list="replies" title="All replies">
            Every household with all its answers. Replies that change after the export are marked in
            Replies.
          </ExportRow>
          <ExportRow list="people" title="People">
            One row for each person, with the events, the answers to your questions and the dietary
            needs.
          </ExportRow>
          {events.map(({ id, title }) => (
            <ExportRow key={id} list={getGuestsListName(id)} title={`Guests: ${title}`}>
              One row for each attending guest.
            </ExportRow>
          ))}
          <ExportRow list="caterer" title="For the caterer">
            The number of guests, the answers such as menus, and every dietary note with the guests’
            names.
          </ExportRow>
          <ExportRow list="guest-list" title="Guest list">
            One row for each person. You can edit the file and import it again.
          </ExportRow>
          <ExportRow list="no-reply" title="No reply yet">
            The guests on your list who have not replied.
          </ExportRow>
        </ul>
      </PageSection>
      <ShareSection />
      <PageSection title="QR code for the invitation">
        <QrCode />
      </PageSection>
      <PageSection title="Backup">
        <p className={styles.text}>
          One file with all replies, their history and your guest list. Keep it somewhere other than
          this site. The backup can be restored into an empty installation. Any program can read the
          JSON file.
        </p>
        <BackupCopies />
        <p className={styles.links}>
          <a href="/host/api/backup.db" download>
            Download the backup
          </a>
          <a href="/host/api/backup.json" download>
            Download as JSON
          </a>
        </p>
      </PageSection>
      <CoHosts />
      <SignedInDevices />
      {signedInAs === null && (
        <PageSection title="Delete all data">
          <DeleteAllDataForm />
        </PageSection>
      )}
    </Page>
  );
}

/** Whether the daily backups reach the other place of the settings; empty without one. */
function BackupCopies() {
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { data } = useQuery({
    queryKey: ['backup-copies'],
    queryFn: ({ signal }) => request('GET /backup-copies', { signal }),
  });
  const status = data?.status;
  if (!status) return null;
  const { location, isEncrypted, succeededAt, failure } = status;
  const last = succeededAt ? `Last backup copied: ${formatMoment(succeededAt)}.` : '';
  return (
    <p className={styles.text} data-state={failure ? 'failed' : 'ok'}>
      {failure
        ? `The last copy to ${location} failed on ${formatMoment(failure.at)}. ${failure.reason} ${last}`
        : `Each daily backup is copied to ${location}${isEncrypted ? ', encrypted' : ''}. ${last || 'No copy has been made yet.'}`}{' '}
      “Delete all data” does not delete these copies.
    </p>
  );
}

type ExportRowProps = { list: string; title: string; children: ReactNode };

/** A list to download or to print. */
function ExportRow({ list, title, children }: ExportRowProps) {
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.description}>{children}</p>
      <p className={styles.links}>
        <a href={`/host/api/exports/${list}.csv`} download aria-label={`${title}: download as CSV`}>
          CSV
        </a>
        <Link href={`/print/${list}`} aria-label={`${title}: print`}>
          Print
        </Link>
      </p>
    </li>
  );
}
