import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { isAsked } from '../../domain/arrivals/travel-guests.ts';
import { DELETE_CONFIRMATION } from '../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { createInvitationLink } from '../../domain/invitations/invitation-link.ts';
import { getGuestsListName } from '../../domain/lists/lists.ts';
import { getTablesListName } from '../../domain/seating/tables-list.ts';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { ActivityLog } from '../accounts/activity-log.tsx';
import { CoHosts, useHosts } from '../accounts/co-hosts.tsx';
import { LanguageChoice } from '../accounts/language-choice.tsx';
import { Passkeys } from '../accounts/passkeys.tsx';
import { SignedInDevices } from '../accounts/signed-in-devices.tsx';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { refreshGuestData, useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { ShareSection } from '../sharing/share-section.tsx';
import { ConfirmDialog } from '../ui/dialogs.tsx';
import { ListFiles } from '../ui/list-files.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { Page, PageSection } from '../ui/page.tsx';
import { useQrCode } from '../ui/qr-code.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './data-page.module.css';

export function DataPage() {
  const texts = getMessages('data');
  const { lastExportAt, seating, transfers, wedding } = useGuestData();
  const { signedInAs } = useHosts();
  const { events, locale } = wedding;
  const { formatMoment } = createDateFormats(locale);
  const exports: [list: string, title: string, about: string][] = [
    ['replies', texts.replies, texts.aboutReplies],
    ['people', texts.people, texts.aboutPeople],
    ...events.map(({ id, title }): (typeof exports)[number] => {
      return [getGuestsListName(id), texts.guestsOf(title), texts.aboutGuests];
    }),
    ...events
      .filter(({ id }) => seating.some((plan) => plan.event === id))
      .map(({ id, title }): (typeof exports)[number] => {
        const { aboutByTable, byTable } = getMessages('seating');
        return [getTablesListName(id), byTable(title), aboutByTable];
      }),
    ...(['transfers', 'rooming'] as const)
      .filter((list) =>
        list === 'rooming' ? isAsked(wedding, 'stay') : Object.keys(transfers.vehicles).length > 0,
      )
      .map((list): (typeof exports)[number] => {
        const { aboutLists, lists } = getMessages('arrivals');
        return [list, lists[list], aboutLists[list]];
      }),
    ['caterer', texts.caterer, texts.aboutCaterer],
    ['guest-list', texts.guestList, texts.aboutGuestList],
    ['no-reply', texts.noReply, texts.aboutNoReply],
  ];
  return (
    <Page title={texts.title} lead={texts.lead}>
      <PageSection
        id="lists"
        title={texts.lists}
        note={lastExportAt && texts.lastExported(formatMoment(lastExportAt))}
      >
        <ul className="rows">
          {exports.map(([list, title, about]) => (
            <ExportRow key={list} list={list} title={title} about={about} />
          ))}
        </ul>
        <p className="links">
          <Link href="/print">{getMessages('print').open}</Link>
        </p>
      </PageSection>
      <ShareSection />
      <PageSection id="qr-code" title={texts.qrCode}>
        <QrCode />
      </PageSection>
      <PageSection id="backup" title={texts.backup}>
        <p className="measure soft">{texts.aboutBackup}</p>
        <BackupCopies />
        <p className="links">
          <a href="/host/api/backup.db" download>
            {texts.downloadBackup}
          </a>
          <a href="/host/api/backup.json" download>
            {texts.downloadJson}
          </a>
        </p>
      </PageSection>
      <Keepsake />
      <CoHosts />
      <LanguageChoice />
      <Passkeys />
      <SignedInDevices />
      {signedInAs === null && (
        <>
          <ActivityLog />
          <PageSection id="delete-all" title={texts.deleteAll}>
            <DeleteAllDataForm />
          </PageSection>
        </>
      )}
    </Page>
  );
}

/** The copies in the other place of the settings; undefined without one. */
function useCopyStatus() {
  const { data } = useQuery({
    queryKey: ['backup-copies'],
    queryFn: ({ signal }) => request(api['backup-copies'].$get, { signal }),
  });
  return data?.status;
}

/** Whether the changes reach the other place; empty without one. */
function BackupCopies() {
  const texts = getMessages('data');
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const status = useCopyStatus();
  if (!status) return null;
  const { location, isEncrypted, succeededAt, failure } = status;
  const copied = isEncrypted ? texts.copiedEncrypted(location) : texts.copied(location);
  const last = succeededAt ? texts.lastCopied(formatMoment(succeededAt)) : '';
  const sentences = failure
    ? [texts.copyFailed(location, formatMoment(failure.at), failure.reason), last]
    : [copied, last || texts.noCopyYet];
  return (
    <p className={`measure ${failure ? 'error' : 'soft'}`}>{sentences.filter(Boolean).join(' ')}</p>
  );
}

type ExportRowProps = { list: string; title: string; about: string };

const KEEPSAKE = 'keepsake';

const keepsakeQuery = queryOptions({
  queryKey: [KEEPSAKE],
  queryFn: ({ signal }) => request(api.keepsake.$get, { signal }),
});

/** The website as a folder that opens without a server. */
function Keepsake() {
  const texts = getMessages('data');
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { data, refetch } = useQuery(keepsakeQuery);
  const note = data?.madeAt ? texts.keepsakeMade(formatMoment(data.madeAt)) : texts.keepsakeMissing;
  return (
    <PageSection id={KEEPSAKE} title={texts.keepsake} note={data && note}>
      <p className="measure soft">{texts.aboutKeepsake}</p>
      <p className="links">
        <a href="/host/api/keepsake.zip" download onClick={() => setTimeout(refetch, REFRESH_MS)}>
          {texts.downloadKeepsake}
        </a>
      </p>
    </PageSection>
  );
}

/** By then the server has noted the download. */
const REFRESH_MS = 2_000;

/** A list to download or to print. */
function ExportRow({ list, title, about }: ExportRowProps) {
  const texts = getMessages('data');
  return (
    <li className="list-row">
      <h3 className="name">{title}</h3>
      <p className="soft">{about}</p>
      <p className="links">
        <ListFiles list={list} title={title} />
        <Link href={`/print/${list}`} aria-label={texts.printWhat(title)}>
          {texts.print}
        </Link>
      </p>
    </li>
  );
}

/** The site's address as a QR code. */
function QrCode() {
  const { downloadPng, downloadSvg } = getMessages('invitations');
  const texts = getMessages('data');
  const [password, setPassword] = useState('');
  const home = new URL('/', useSiteAddress());
  const address = password ? createInvitationLink(home.href, password) : home.href;
  const images = useQrCode(address);

  return (
    <div className={styles.qrCode}>
      {images ? (
        <img className="qr-code" src={images.svg} alt={texts.qrCodeOf(home.href)} />
      ) : (
        <span className="qr-code" />
      )}
      <div className={styles.qrText}>
        <p>{texts.aboutQrCode(home.host)}</p>
        <TextField
          label={texts.passwordToInclude}
          hint={texts.passwordHint}
          autoComplete="off"
          spellCheck={false}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p className="links">
          <a href={images?.svg} download="invitation-code.svg">
            {downloadSvg}
          </a>
          <a href={images?.png} download="invitation-code.png">
            {downloadPng}
          </a>
        </p>
      </div>
    </div>
  );
}

/** Deletes everything after two confirmations: a typed word and a dialog. */
function DeleteAllDataForm() {
  const texts = getMessages('data');
  const { guestList, households } = useGuestData();
  const copies = useCopyStatus();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { data: keepsake } = useQuery(keepsakeQuery);
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
      toast(texts.deleted, texts.nothingLeft);
    },
    onError: (error) => setError('confirmation', { message: toErrorMessage(error) }),
  });

  return (
    <form
      className={`stack measure ${styles.deletion}`}
      onSubmit={handleSubmit(() => setIsConfirming(true))}
    >
      <p className="soft">{texts.aboutDeletion(households.length, guestList.length)}</p>
      {copies && <p className="soft">{texts.copiesStay(copies.location)}</p>}
      {keepsake && (
        <p className="soft">
          <MarkedText
            text={
              keepsake.madeAt
                ? texts.withKeepsake(formatMoment(keepsake.madeAt))
                : texts.withoutKeepsake
            }
          >
            {(words) => <a href={`#${KEEPSAKE}`}>{words}</a>}
          </MarkedText>
        </p>
      )}
      <TextField
        label={texts.typeToConfirm(DELETE_CONFIRMATION)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={formState.errors.confirmation?.message}
        {...register('confirmation', {
          validate: (text) =>
            text.trim() === DELETE_CONFIRMATION || texts.typeInCapitals(DELETE_CONFIRMATION),
        })}
      />
      <TextButton type="submit" destructive className="edge">
        {texts.deleteAll}
      </TextButton>
      <ConfirmDialog
        open={isConfirming}
        title={texts.deleteTitle}
        confirmLabel={texts.confirmDelete}
        cancelLabel={texts.keepData}
        onConfirm={() => deletion.mutate()}
        onClose={() => setIsConfirming(false)}
      >
        {texts.deleteWarning(households.length, guestList.length)}
      </ConfirmDialog>
    </form>
  );
}
