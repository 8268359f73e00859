import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { DELETE_CONFIRMATION } from '../../domain/dashboard/dashboard-api.ts';
import { createInvitationLink } from '../../domain/invitations/invitation-link.ts';
import { getGuestsListName } from '../../domain/lists/lists.ts';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { CoHosts, useHosts } from '../accounts/co-hosts.tsx';
import { LanguageChoice } from '../accounts/language-choice.tsx';
import { SignedInDevices } from '../accounts/signed-in-devices.tsx';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { refreshGuestData, useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { ShareSection } from '../sharing/share-section.tsx';
import { ConfirmDialog } from '../ui/dialogs.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Page, PageSection } from '../ui/page.tsx';
import { useQrCode } from '../ui/qr-code.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './data-page.module.css';

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
        <ul className="rows">
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
        <p className="measure soft">
          One file with all replies, their history and your guest list. Keep it somewhere other than
          this site. The backup can be restored into an empty installation. Any program can read the
          JSON file.
        </p>
        <BackupCopies />
        <p className="links">
          <a href="/host/api/backup.db" download>
            Download the backup
          </a>
          <a href="/host/api/backup.json" download>
            Download as JSON
          </a>
        </p>
      </PageSection>
      <CoHosts />
      <LanguageChoice />
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
    queryFn: ({ signal }) => request(api['backup-copies'].$get, { signal }),
  });
  const status = data?.status;
  if (!status) return null;
  const { location, isEncrypted, succeededAt, failure } = status;
  const last = succeededAt ? `Last backup copied: ${formatMoment(succeededAt)}.` : '';
  return (
    <p className={`measure ${failure ? 'error' : 'soft'}`}>
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
    <li className="list-row">
      <h3 className="name">{title}</h3>
      <p className="soft">{children}</p>
      <p className="links">
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

/** The site's address as a QR code. */
function QrCode() {
  const [password, setPassword] = useState('');
  const home = new URL('/', useSiteAddress());
  const address = password ? createInvitationLink(home.href, password) : home.href;
  const images = useQrCode(address);

  return (
    <div className={styles.qrCode}>
      {images ? (
        <img className="qr-code" src={images.svg} alt={`QR code of ${home.href}`} />
      ) : (
        <span className="qr-code" />
      )}
      <div className={styles.qrText}>
        <p>
          Guests scan this code to open {home.host}. Test it with your own phone before you print
          your invitations.
        </p>
        <TextField
          label="Guests’ password to include (optional)"
          hint="Anyone who scans the code can then enter the site without typing the password."
          autoComplete="off"
          spellCheck={false}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p className="links">
          <a href={images?.svg} download="invitation-code.svg">
            Download as SVG
          </a>
          <a href={images?.png} download="invitation-code.png">
            Download as PNG
          </a>
        </p>
      </div>
    </div>
  );
}

/** Deletes everything after two confirmations: a typed word and a dialog. */
function DeleteAllDataForm() {
  const { guestList, households } = useGuestData();
  const [isConfirming, setIsConfirming] = useState(false);
  const { formState, handleSubmit, register, reset, setError } = useForm({
    defaultValues: { confirmation: '' },
  });
  const deletion = useMutation({
    mutationFn: () =>
      request(api['delete-all-data'].$post, { json: { confirmation: DELETE_CONFIRMATION } }),
    meta: { refresh: refreshGuestData },
    onSuccess: () => {
      reset();
      toast('All data deleted', 'No data about your guests is left on this server.');
    },
    onError: (error) => setError('confirmation', { message: toErrorMessage(error) }),
  });
  const replies = formatCount(households.length, 'reply', 'replies');
  const invited = formatCount(guestList.length, 'household', 'households');
  const everything = `${replies} with their history and ${invited} on your guest list`;

  return (
    <form
      className={`stack measure ${styles.deletion}`}
      onSubmit={handleSubmit(() => setIsConfirming(true))}
    >
      <p className="soft">
        After the wedding, you can remove your guests’ names, addresses and notes from this server.
        This deletes {everything}, with their personal links, and the backups in the site’s data
        folder. Files that you downloaded are not affected; the website’s own content and your mail
        server stay. You cannot undo this.
      </p>
      <TextField
        label={`Type ${DELETE_CONFIRMATION} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={formState.errors.confirmation?.message}
        {...register('confirmation', {
          validate: (text) =>
            text.trim() === DELETE_CONFIRMATION ||
            `Please type ${DELETE_CONFIRMATION} in capital letters`,
        })}
      />
      <TextButton type="submit" destructive className="edge">
        Delete all data
      </TextButton>
      <ConfirmDialog
        open={isConfirming}
        title="Delete all data?"
        confirmLabel="Yes, delete everything"
        cancelLabel="Keep my data"
        onConfirm={() => deletion.mutate()}
        onClose={() => setIsConfirming(false)}
      >
        You will permanently delete {everything}.
      </ConfirmDialog>
    </form>
  );
}
