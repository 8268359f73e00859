import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { PHOTO_LIMITS, TABLE_LINK_PATH, type TableLink } from '../../domain/photos/photos-api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { useQrCode } from '../ui/qr-code.ts';
import { Sheet } from '../ui/sheets.tsx';
import { copyText, TextButton } from '../ui/text-button.tsx';
import { refreshPhotos } from './photo-queries.ts';
import styles from './photographs.module.css';

type Props = { open: boolean; links: readonly TableLink[]; onClose: () => void };

/** Links for the tables, with which guests add photographs without the password. */
export function TableLinksSheet({ open, links, onClose }: Props) {
  const { links: texts } = getMessages('photos');
  return (
    <Sheet open={open} title={texts.title} hasFocusOnTitle onClose={onClose}>
      {open && (
        <div className="form">
          <p>{texts.about}</p>
          {links.length > 0 && (
            <ul className="rows" aria-label={texts.list}>
              {links.map((link) => (
                <LinkItem key={link.id} link={link} />
              ))}
            </ul>
          )}
          <NewLinkForm isFirst={links.length === 0} />
        </div>
      )}
    </Sheet>
  );
}

/** The address that a table link opens. */
export function createTableLinkAddress(siteAddress: string, { code }: TableLink): string {
  return new URL(TABLE_LINK_PATH + code, siteAddress).href;
}

function LinkItem({ link }: { link: TableLink }) {
  const { links: texts } = getMessages('photos');
  const { createdAt, endedAt, id, label } = link;
  const { formatDay } = createDateFormats(useGuestData().wedding.locale);
  const address = createTableLinkAddress(useSiteAddress(), link);
  const image = useQrCode(address)?.svg;
  const end = useMutation({
    mutationFn: () => request(api.photos['table-links'][':id'].$delete, { param: { id } }),
    meta: { refresh: refreshPhotos, failed: texts.notEnded },
    onSuccess: () => toast(texts.hasEnded, texts.noLongerWorks(label)),
  });
  if (endedAt !== null) {
    return (
      <li className={styles.link}>
        <h3 className="name soft">{label}</h3>
        <p className="soft">{texts.ended(formatDay(endedAt))}</p>
      </li>
    );
  }
  return (
    <li className={styles.link}>
      {image && <img className="qr-code" src={image} alt={texts.qrCodeOf(label)} />}
      <div>
        <h3 className="name">{label}</h3>
        <p className="soft">{texts.created(formatDay(createdAt))}</p>
        <p className="buttons">
          <TextButton
            aria-label={texts.copyWhat(label)}
            onClick={() => copyText(address, texts.pasteIt, address)}
          >
            {texts.copy}
          </TextButton>
          <Link href={`/print/papers/photo-cards#${id}`} aria-label={texts.printWhat(label)}>
            {texts.print}
          </Link>
          <ConfirmButton
            label={texts.end}
            aria-label={texts.endWhat(label)}
            disabled={end.isPending}
            title={texts.endTitle}
            confirmLabel={texts.confirmEnd}
            cancelLabel={texts.keepLink}
            onConfirm={() => end.mutate()}
          >
            {texts.endWarning}
          </ConfirmButton>
        </p>
      </div>
    </li>
  );
}

function NewLinkForm({ isFirst }: { isFirst: boolean }) {
  const { links: texts } = getMessages('photos');
  const { formState, handleSubmit, register, reset } = useForm({
    defaultValues: { label: isFirst ? texts.defaultName : '' },
  });
  const create = useMutation({
    mutationFn: (json: { label: string }) => request(api.photos['table-links'].$post, { json }),
    meta: { refresh: refreshPhotos },
    onSuccess: () => reset({ label: '' }),
  });
  return (
    <form
      className="stack"
      noValidate
      aria-label={texts.create}
      onSubmit={handleSubmit((input) => create.mutate(input))}
    >
      <h3 className="subheading">{texts.create}</h3>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={PHOTO_LIMITS.name}
        error={formState.errors.label?.message}
        {...register('label', { validate: (text) => text.trim() !== '' || texts.enterName })}
      />
      <p role="alert" className="error">
        {create.error && toErrorMessage(create.error)}
      </p>
      <Button type="submit" className="start" disabled={create.isPending}>
        {texts.submit}
      </Button>
    </form>
  );
}
