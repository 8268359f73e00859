import { createContext, type ReactNode, useContext } from 'react';
import type { Messages } from '../domain/messages/messages.ts';
import type { LanguageCode } from '../domain/wedding/languages.ts';
import type { TravelCard, Wedding } from '../domain/wedding/wedding.ts';

/** The public part of an edition, for the gate and the not-found page. It reveals nothing of the wedding. */
export type PublicEdition = {
  language: LanguageCode;
  /** The address of this language's page: `/`, `/it/`. */
  home: string;
  otherLanguages: readonly LanguageLink[];
  messages: PublicMessages;
};

/** The part behind the gate. */
export type PrivateEdition = {
  messages: PrivateMessages;
  /** The content in this language. */
  wedding: Wedding;
  /** The content's pictures by file name. */
  pictures: Readonly<Record<string, BuiltPicture>>;
  calendar: Calendar;
  /** The styles of the map's lines. */
  mapStyles?: string;
  /** The icons of the travel cards, as paths in a 64 × 48 viewBox. */
  icons: Partial<Record<TravelCard['icon'], { wash: string; line: string }>>;
  /** The address of the messages for guests who opened their personal link, as JSON. */
  personalMessages: string;
  /** The same for guests who leave a wish; only with wishes. */
  wishMessages?: string;
};

/** All data of the wedding page in one language. */
export type Edition = Omit<PublicEdition, 'messages'> &
  Omit<PrivateEdition, 'messages'> & { messages: PublicMessages & PrivateMessages };

export type PublicMessages = Pick<Messages, 'gate' | 'offline' | 'site'>;
/** Loaded from their address: most pages do not need them. */
export type PersonalMessages = Messages['personal'];
export type WishMessages = Messages['wishes'];
export type PrivateMessages = Pick<Messages, 'rsvp' | 'rsvpErrors' | 'wedding'> & {
  /** Only if the couple asks questions of its own. */
  questions?: Messages['questions'];
  /** Only if the page has a livestream, or a video. A preview has none about videos, because only guests can load them. */
  livestream?: Messages['livestream'];
  video?: Messages['video'];
};

/** The page in another language, whose name is in that language. */
export type LanguageLink = { language: LanguageCode; home: string; name: string };

export type BuiltPicture = {
  /** The size of the fallback, in pixels. */
  width: number;
  height: number;
  /** A CSS image, the picture blurred, shown until it has loaded. */
  placeholder: string;
  /** Its edges fade into paper, as those of a watercolour. */
  melts?: true;
  /** The fallback, in a format that every browser reads. */
  src: string;
  /** Address prefix: `480.avif` or `480.webp` follows, for each of the widths. */
  prefix: string;
  widths: readonly number[];
};

export type Calendar = {
  /** The address of one calendar file with all events. */
  all: string;
  /** In the order of the content's events. */
  events: readonly EventCalendar[];
};

export type EventCalendar = {
  /** The address of the event's calendar file. */
  file: string;
  /** Addresses that add the event to an online calendar. */
  google: string;
  outlook: string;
};

export function joinEdition(publicPart: PublicEdition, privatePart: PrivateEdition): Edition {
  return {
    ...publicPart,
    ...privatePart,
    messages: { ...publicPart.messages, ...privatePart.messages },
  };
}

const EditionContext = createContext<PublicEdition | Edition | null>(null);

type Props = { edition: PublicEdition | Edition; children: ReactNode };

export function EditionProvider({ edition, children }: Props) {
  return <EditionContext value={edition}>{children}</EditionContext>;
}

/** The edition of the wedding page; outside it, throws. */
export function useEdition(): Edition {
  const edition = usePublicEdition();
  if (!('wedding' in edition)) throw new Error('The edition’s private part is missing.');
  return edition;
}

/** The messages for components of the wedding page. */
export function useMessages(): Edition['messages'] {
  return useEdition().messages;
}

/** The part of the edition that every page has. */
export function usePublicEdition(): PublicEdition | Edition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('The page has no edition.');
  return edition;
}
