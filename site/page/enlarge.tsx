import { type ComponentProps, type ReactNode, useState } from 'react';
import { formatMessage } from '../../domain/messages/format.ts';
import type { Picture as PictureContent } from '../../domain/wedding/wedding.ts';
import { useEdition } from '../edition.tsx';
import styles from './lightbox.module.css';
import { Picture } from './picture.tsx';

const loadLightbox = () => import('./lightbox.tsx');
type Chunk = Awaited<ReturnType<typeof loadLightbox>>;

/** A picture that a dialog shows large, whole and with its description. */
export type Lightbox = { open: (index: number) => void; dialog: ReactNode };

/** Pictures that open large. The script of their dialog loads when a guest touches one of them. */
export function useLightbox(label: string, pictures: readonly PictureContent[]): Lightbox {
  const [opened, setOpened] = useState<(Chunk & { index: number }) | null>(null);
  return {
    async open(index) {
      // Without a connection, the picture stays small.
      const chunk = await loadLightbox().catch(() => null);
      if (chunk) setOpened({ ...chunk, index });
    },
    dialog: opened && (
      <opened.LightboxDialog
        label={label}
        pictures={pictures}
        first={opened.index}
        onClose={() => setOpened(null)}
      />
    ),
  };
}

type Props = ComponentProps<typeof Picture> & { onEnlarge: () => void; tabIndex?: number };

/** A picture that is a button. */
export function EnlargeablePicture({ onEnlarge, tabIndex, ...props }: Props) {
  const { language, messages } = useEdition();
  return (
    <button
      type="button"
      className={styles.enlarge}
      aria-haspopup="dialog"
      aria-label={formatMessage(messages.wedding.enlarge, { alt: props.picture.alt }, language)}
      tabIndex={tabIndex}
      onFocus={preload}
      onPointerDown={preload}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, and the dialog returns the focus when it closes.
        currentTarget.focus({ preventScroll: true });
        onEnlarge();
      }}
    >
      <Picture {...props} />
    </button>
  );
}

function preload() {
  loadLightbox().catch(() => {});
}
