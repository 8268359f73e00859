import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createInvitationLink } from '../../domain/guest-list/invitation-link.ts';
import { TextField } from '../../ui/field.tsx';
import page from './data-page.module.css';
import styles from './qr-code.module.css';

/** The site's address as a QR code. */
export function QrCode() {
  const [password, setPassword] = useState('');
  const address = password
    ? createInvitationLink(location.origin, password)
    : `${location.origin}/`;
  const { data: images } = useQuery({
    queryKey: ['qr-code', address],
    queryFn: () => drawQrCode(address),
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  return (
    <div className={styles.qrCode}>
      {images ? (
        <img className={styles.image} src={images.svg} alt={`QR code of ${location.origin}/`} />
      ) : (
        <span className={styles.image} />
      )}
      <div className={styles.text}>
        <p>
          Guests scan this code to open {location.host}. Test it with your own phone before you
          print your invitations.
        </p>
        <TextField
          label="Guests’ password to include (optional)"
          hint="Anyone who scans the code can then enter the site without typing the password."
          autoComplete="off"
          spellCheck={false}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p className={page.links}>
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

/** Returns the images as data URLs. The QR code library is loaded when it is needed. */
async function drawQrCode(address: string): Promise<{ svg: string; png: string }> {
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(address, { type: 'svg', margin: 4 });
  return {
    svg: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    png: await QRCode.toDataURL(address, { margin: 4, width: 1200 }),
  };
}
