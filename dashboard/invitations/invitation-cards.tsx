import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import {
  createPersonalLink,
  formatInvitationCode,
} from '../../domain/invitations/invitation-code.ts';
import { Button } from '../../ui/button.tsx';
import { useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { createHouseholdRows } from '../guest-list/household-filters.ts';
import page from '../print/print-page.module.css';
import { SelectField } from '../ui/fields.tsx';
import { drawQrCodes } from '../ui/qr-code.ts';
import { readCardIds } from './cards-path.ts';
import styles from './invitation-cards.module.css';
import { getCardText, getLanguage } from './invitation-texts.ts';

type LinkedHousehold = GuestListHousehold & { code: string };

/** A card with the QR code and the code of each household, to print for the invitations. */
export function InvitationCards() {
  const { cards: texts } = getMessages('invitations');
  const guestData = useGuestData();
  const [ids] = useState(() => readCardIds(location.hash));
  const [columns, setColumns] = useState('2');
  const [first, second] = guestData.wedding.couple;
  const chosen = createHouseholdRows(guestData)
    .map(({ status }) => status.entry)
    .filter(({ id }) => ids === null || ids.has(id));
  const entries = chosen.filter((entry): entry is LinkedHousehold => entry.code !== null);
  const withoutLink = chosen.length - entries.length;
  const siteAddress = useSiteAddress();
  const links = entries.map(({ code }) => createPersonalLink(siteAddress, code));
  const { data: images } = useQuery({
    queryKey: ['invitation-cards', links.join()],
    queryFn: () => drawQrCodes(links),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  return (
    <>
      <title>{`${texts.title} · ${first} & ${second}`}</title>
      <nav className={`row between ${page.bar}`} aria-label={texts.actions}>
        <Link href="/guest-list" className="touch">
          {texts.back}
        </Link>
        <div className="row">
          <SelectField
            label={texts.columns}
            value={columns}
            onChange={({ target }) => setColumns(target.value)}
          >
            <option>2</option>
            <option>3</option>
          </SelectField>
          <Button disabled={!images || entries.length === 0} onClick={() => print()}>
            {texts.print}
          </Button>
        </div>
      </nav>
      <main className={page.sheet}>
        <header className={styles.opening}>
          <h1 className={styles.title}>{texts.title}</h1>
          <p role="status" className="soft">
            {images ? texts.count(entries.length) : texts.drawing(entries.length)}
            {withoutLink > 0 && `. ${texts.withoutLink(withoutLink)}`}
          </p>
        </header>
        <ul className={styles.cards} data-columns={columns} aria-label={texts.list}>
          {entries.map((entry, index) => (
            <InvitationCard key={entry.id} entry={entry} image={images?.[index]} />
          ))}
        </ul>
      </main>
    </>
  );
}

function InvitationCard({ entry, image }: { entry: LinkedHousehold; image: string | undefined }) {
  const { wedding } = useGuestData();
  const { host } = new URL(useSiteAddress());
  return (
    <li className={styles.card}>
      {image ? <img src={image} alt={getMessages('invitations').qrCodeOf(entry.name)} /> : <span />}
      <div>
        <h2 className={styles.name}>{entry.name}</h2>
        <p lang={getLanguage(entry, wedding)} className={styles.text}>
          {getCardText(entry, host, wedding)}
        </p>
        <p className={styles.code}>{formatInvitationCode(entry.code)}</p>
      </div>
    </li>
  );
}
