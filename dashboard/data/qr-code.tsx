import { useEffect, useState } from 'react';
import { createInvitationLink } from '../../domain/invitation-link.ts';
import { TextField } from '../../ui/field.tsx';
import page from './data-page.module.css';
import styles from './qr-code.module.css';

type Code = { svg: string; png: string };

/** The site's address as a QR code, for the printed invitation. */
export function InvitationCode() {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<Code>();
  const address = password
    ? createInvitationLink(location.origin, password)
    : `${location.origin}/`;

  useEffect(() => {
    let isWanted = true;
    draw(address).then((drawn) => {
      if (isWanted) setCode(drawn);
    });
    return () => {
      isWanted = false;
    };
  }, [address]);

  return (
    <div className={styles.code}>
      {code ? (
        <img className={styles.image} src={code.svg} alt={`QR code of ${location.origin}/`} />
      ) : (
        <span className={styles.image} />
      )}
      <div className={styles.words}>
        <p>
          For the printed invitation: guests scan it and are at {location.host}. Try it with your
          own phone before you print a hundred.
        </p>
        <TextField
          label="The guests’ password, to put into the code (optional)"
          hint="Then whoever sees the code can enter without typing it."
          autoComplete="off"
          spellCheck={false}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p className={page.ways}>
          <a href={code?.svg} download="invitation-code.svg">
            Download as SVG
          </a>
          <a href={code?.png} download="invitation-code.png">
            as PNG
          </a>
        </p>
      </div>
    </div>
  );
}

/** As addresses of the pictures themselves; the drawing comes in a chunk of its own. */
async function draw(address: string): Promise<Code> {
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(address, { type: 'svg', margin: 4 });
  return {
    svg: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    png: await QRCode.toDataURL(address, { margin: 4, width: 1200 }),
  };
}
