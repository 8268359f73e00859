// A chunk of its own: most pages have none of these sections. It does not import from the entry, whose stylesheet would
// load again after that of the design, nor `Section`: a module that several chunks import becomes a chunk of its own, and
// a browser does not repeat the import of that one after it has failed.
import type { CSSProperties } from 'react';
import type {
  AddedSection as AddedContent,
  AddedSectionOf,
} from '../../../domain/wedding/localize-added-sections.ts';
import type { Picture as PictureContent } from '../../../domain/wedding/wedding.ts';
import { Picture } from '../picture.tsx';
import travel from '../sections/travel.module.css';
import styles from './added-section.module.css';
import { Livestream, type Tools } from './livestream.tsx';
import { Video } from './video.tsx';

/** The content of a section that the couple has added, of any kind. */
export function AddedSection({ section, ...tools }: { section: AddedContent } & Tools) {
  switch (section.kind) {
    case 'words':
      return <Words {...section} />;
    case 'story':
      return <Story {...section} />;
    case 'people':
      return <People {...section} />;
    case 'cards':
      return <Cards {...section} />;
    case 'dress':
      return <Dress {...section} />;
    case 'video':
      return <Video video={section} edition={tools.edition} />;
    case 'livestream':
      return <Livestream stream={section} {...tools} />;
  }
}

function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

type FramedProps = {
  picture: PictureContent | undefined;
  sizes: string;
  className?: string | undefined;
};

/** In the frame that each design gives the pictures of cards. */
function Framed({ picture, sizes, className = '' }: FramedProps) {
  return (
    picture && (
      <Picture picture={picture} sizes={sizes} className={`${travel.picture} ${className}`} />
    )
  );
}

function Words({ text, picture, isMirrored }: AddedSectionOf<'words'>) {
  return (
    <div className={styles.words} data-mirrored={isMirrored}>
      <Framed picture={picture} sizes="(min-width: 48em) 28rem, 92vw" />
      <div className={styles.text}>
        <Paragraphs text={text} />
      </div>
    </div>
  );
}

function Story({ moments }: AddedSectionOf<'story'>) {
  return (
    <ol className={styles.story}>
      {moments.map(({ picture, text, title, when }) => (
        <li key={when + title} className={styles.moment}>
          <p className={styles.when}>{when}</p>
          <div className={styles.text}>
            <h3 className={travel.title}>{title}</h3>
            <Paragraphs text={text} />
            <Framed picture={picture} sizes="(min-width: 48em) 24rem, 82vw" />
          </div>
        </li>
      ))}
    </ol>
  );
}

function People({ people }: AddedSectionOf<'people'>) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, picture, role, text }) => (
        <li key={name + role} className={styles.person}>
          <Framed
            picture={picture}
            sizes="(min-width: 48em) 14rem, 44vw"
            className={styles.portrait}
          />
          <h3 className={styles.name}>{name}</h3>
          {role && <p className={styles.role}>{role}</p>}
          <Paragraphs text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Things to do, or to know: cards like those of the journey. */
function Cards({ cards }: AddedSectionOf<'cards'>) {
  return (
    <div className={travel.cards}>
      {cards.map(({ link, picture, text, title }) => (
        <article key={title} className={travel.card}>
          <Framed picture={picture} sizes="(min-width: 75em) 22rem, (min-width: 48em) 30vw, 92vw" />
          <h3 className={travel.title}>{title}</h3>
          <Paragraphs text={text} />
          {link && <a href={link.href}>{link.text}</a>}
        </article>
      ))}
    </div>
  );
}

/** Each colour has a name, for guests who cannot tell it from the others. */
function Dress({ swatches, text }: AddedSectionOf<'dress'>) {
  return (
    <>
      <div className={styles.lead}>
        <Paragraphs text={text} />
      </div>
      <ul className={styles.swatches}>
        {swatches.map(({ colour, name }) => (
          <li key={colour + name} style={{ '--swatch': colour } as CSSProperties}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
