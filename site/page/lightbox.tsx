import type { CSSProperties } from 'react';
import type { Picture as PictureContent } from '../../domain/wedding/wedding.ts';
import { LightboxFrame } from './lightbox-frame.tsx';
import { PictureSources, useBuiltPicture } from './picture.tsx';

type Props = {
  label: string;
  pictures: readonly PictureContent[];
  /** The picture that the guest opened. */
  first: number;
  onClose: () => void;
};

/** Shows the content's pictures large, with their descriptions. */
export function LightboxDialog({ pictures, ...props }: Props) {
  return (
    <LightboxFrame
      {...props}
      count={pictures.length}
      renderPicture={(index) => <LargePicture picture={pictures[index] as PictureContent} />}
      renderCaption={(index) => <p>{pictures[index]?.alt}</p>}
    />
  );
}

/** The whole picture, as large as fits. Until it has loaded, the small one from the page is in its place. */
function LargePicture({ picture: { alt, file } }: { picture: PictureContent }) {
  const built = useBuiltPicture(file);
  const ratio = built.width / built.height;
  const small = [...document.images].find(({ currentSrc }) => currentSrc.includes(built.prefix));
  const backgroundImage = `${small ? `url(${small.currentSrc}),` : ''}${built.placeholder}`;
  return (
    <picture style={{ backgroundImage, '--ratio': ratio } as CSSProperties}>
      <PictureSources built={built} sizes={`min(100vw, ${ratio * 100}vh)`} />
      <img src={built.src} width={built.width} height={built.height} alt={alt} draggable={false} />
    </picture>
  );
}
