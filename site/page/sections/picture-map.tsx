import type { WeddingMap } from '../../../domain/wedding/wedding.ts';
import { PictureSources, useBuiltPicture } from '../picture.tsx';
import styles from './travel.module.css';

/** A map without lines: its routes are a list. */
export function PictureMap({ map: { caption, picture, routes } }: { map: WeddingMap }) {
  return (
    <figure className={styles.map}>
      <MapPicture picture={picture} sizes="(min-width: 75em) 70rem, 92vw" />
      {caption && <figcaption>{caption}</figcaption>}
      {routes.length > 0 && <RouteList routes={routes} />}
    </figure>
  );
}

type PictureProps = { picture: WeddingMap['picture']; sizes: string };

/** On a phone, the wide map’s names would be too small. Paper has no room for the tall one. */
const NARROW = 'screen and (max-width: 49.99em)';

export function MapPicture({ picture: { alt, file, landscape }, sizes }: PictureProps) {
  const tall = useBuiltPicture(file);
  const wide = useBuiltPicture(landscape?.file ?? file);
  return (
    <picture>
      {landscape && (
        <>
          {tall.prefix && <PictureSources built={tall} sizes={sizes} media={NARROW} />}
          <source srcSet={tall.src} width={tall.width} height={tall.height} media={NARROW} />
        </>
      )}
      {wide.prefix && <PictureSources built={wide} sizes={sizes} />}
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

type ListProps = { routes: WeddingMap['routes']; className?: string | undefined };

export function RouteList({ routes, className = '' }: ListProps) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      {routes.map((route) => (
        <div key={`${route.by} ${toEnds(route)}`}>
          <dt>{route.by}</dt>
          <dd>{toEnds(route)}</dd>
          <dd>{route.detail}</dd>
        </div>
      ))}
    </dl>
  );
}

export function toEnds({ from, to }: WeddingMap['routes'][0]): string {
  return `${from}\u00a0– ${to}`;
}
