import { useState } from 'react';
import { createInvitationLink } from '../../domain/invitations/invitation-link.ts';
import { TextField } from '../../ui/field.tsx';
import { useSiteAddress } from '../guest-data/guest-data.ts';
import { useQrCode } from '../ui/qr-code.ts';
import page from './data-page.module.css';
import styles from './qr-code.module.css';

/** The site's address as a QR code. */
export function QrCode() {
  const [password, setPassword] = useState('');
  const home = new URL('/', useSiteAddress());
  const address = password ? createInvitationLink(home.href, password) : home.href;
  const images = useQrCode(address);

  return (
    <div className={styles.qrCode}>
      {images ? (
        <img className={styles.image} src={images.svg} alt={`QR code of ${home.href}`} />
      ) : (
        <span className={styles.image} />
      )}
      <div className={styles.text}>
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
