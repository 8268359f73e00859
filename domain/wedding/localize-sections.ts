import { getFirstLanguage, type LanguageCode, type LocalText } from './languages.ts';
import type { Frame } from './picture-fields.ts';
import type { WeddingDocument } from './wedding.ts';
import type { MapDocument } from './wedding-sections.ts';
import { formatDay, toInstant } from './zone-time.ts';

export type Texts = ReturnType<typeof createTexts>;

export type Picture = { file: string; alt: string; focus: string };
/** `landscape` is another picture of the same scene, for wide screens. Without a frame, it is guessed. */
export type ResponsivePicture = Picture & { landscape?: Omit<Picture, 'alt'>; frame?: Frame };
type Link = { text: string; href: string };

/** Functions that read the texts of one language. A text without a translation is in the first one. */
export function createTexts(document: WeddingDocument, language: LanguageCode) {
  const first = getFirstLanguage(document);
  const t = (text: LocalText | undefined): string => {
    if (text === undefined || typeof text === 'string') return text ?? '';
    return text[language] ?? text[first] ?? Object.values(text)[0] ?? '';
  };
  return {
    t,
    /** A line that replaces a derived one, in its own language only. */
    override: (text: LocalText | undefined): string | undefined => {
      if (typeof text === 'object') return text[language];
      return language === first ? text : undefined;
    },
    paragraphs: (text: LocalText | undefined): string[] =>
      t(text)
        .split(/\n\s*\n/)
        .filter(Boolean),
    picture: (document: PictureDocument): ResponsivePicture => {
      const { alt, file, focus = CENTER, frame = 'auto', landscape } = document;
      return {
        file,
        alt: t(alt),
        focus,
        ...(frame !== 'auto' && { frame }),
        ...(landscape && { landscape: { file: landscape.file, focus: landscape.focus ?? CENTER } }),
      };
    },
    link: ({ href, text }: { href: string; text: LocalText }): Link => ({ href, text: t(text) }),
  };
}

const CENTER = '50% 50%';

type PictureDocument = NonNullable<WeddingDocument['couplePhoto']>;
// A heading with nothing below it is not shown.
const hasHotels = ({ hotels }: { hotels: unknown[] }) => hotels.length > 0;
const hasItems = ({ items }: { items: unknown[] }) => items.length > 0;

export function localizeStay(stay: WeddingDocument['stay'], { picture, t }: Texts) {
  return {
    heading: t(stay?.heading),
    introduction: t(stay?.introduction),
    groups: (stay?.groups.filter(hasHotels) ?? []).map(({ heading, hotels }) => ({
      heading: t(heading),
      hotels: hotels.map((hotel) => ({
        name: hotel.name,
        category: hotel.category ?? ('Luxury' as const),
        description: t(hotel.description),
        highlights: (hotel.highlights ?? []).map(t),
        booking: t(hotel.booking),
        ...(hotel.image && { image: picture(hotel.image) }),
        website: hotel.website ?? '',
        travelTime: t(hotel.travelTime),
        ...(hotel.priceBand && { priceBand: hotel.priceBand }),
      })),
    })),
  };
}

export function localizeTravel(travel: WeddingDocument['travel'], { picture, t }: Texts) {
  const map = travel?.map;
  return {
    heading: t(travel?.heading),
    introduction: t(travel?.introduction),
    cards: (travel?.cards ?? []).map(({ facts = [], icon, text, title }) => ({
      title: t(title),
      icon,
      text: t(text),
      facts: facts.map(({ label, value }) => ({ label: t(label), value: t(value) })),
    })),
    ...(map && {
      map: {
        picture: picture(map.picture),
        caption: t(map.caption),
        routes: (map.routes ?? []).map(({ by, detail, from, line, to }) => ({
          ...{ by: t(by), from: t(from), to: t(to), detail: t(detail) },
          ...(line && { line }),
        })),
        names: Object.fromEntries(
          Object.entries(map.names ?? {}).map(([name, text]) => [name, t(text)]),
        ),
        ...(map.frames && {
          frames: {
            wide: localizeFrame(map.frames.wide),
            ...(map.frames.tall && { tall: localizeFrame(map.frames.tall) }),
          },
        }),
        otherLines: map.otherLines ?? [],
      },
    }),
  };
}

/** What the lines are drawn on, over the picture. By default, the frame is one area. */
function localizeFrame({ areas, height, width }: MapDocument['frames']['wide']) {
  const whole = { x: 0, y: 0, width, height, viewBox: [0, 0, width, height], craftSize: 1 };
  return {
    width,
    height,
    areas: (areas ?? [whole]).map(({ craftSize, viewBox, ...box }) => {
      const unit = (viewBox[2] ?? 0) / box.width;
      return {
        ...box,
        viewBox: viewBox.join(' '),
        // Of the lines' coordinates for each pixel of the frame.
        unit: Number(unit.toFixed(3)),
        craftScale: Number((unit * craftSize).toFixed(3)),
      };
    }),
  };
}

export function localizeFaq(faq: WeddingDocument['faq'], { link, paragraphs, t }: Texts) {
  const localizeItems = (items: NonNullable<typeof faq>['items']) =>
    items.map((item) => ({
      question: t(item.question),
      answer: paragraphs(item.answer),
      ...(item.link && { link: link(item.link) }),
    }));
  return {
    heading: t(faq?.heading),
    subtitle: t(faq?.subtitle),
    items: localizeItems(faq?.items ?? []),
    groups: (faq?.groups?.filter(hasItems) ?? []).map(({ heading, items }) => ({
      heading: t(heading),
      items: localizeItems(items),
    })),
  };
}

/** The sections that a page can be without; one without content is absent. */
export function localizeOptionalSections(
  { registry, wishes }: WeddingDocument,
  { link, paragraphs, t }: Texts,
) {
  return {
    ...(wishes && {
      wishes: { heading: t(wishes.heading), introduction: t(wishes.introduction) },
    }),
    ...(registry &&
      (registry.text || registry.links.length > 0) && {
        registry: {
          heading: t(registry.heading),
          text: paragraphs(registry.text),
          links: registry.links.map(link),
        },
      }),
  };
}

export function localizeQuestion(
  question: QuestionDocument,
  { rsvp, stay, timeZone }: WeddingDocument,
  { locale, texts: { t } }: { locale: string; texts: Texts },
) {
  const { choices = [], closesAt, event, hint, id, journey, kind, label } = question;
  const { perPerson, required } = question;
  return {
    id,
    label: t(label),
    hint: t(hint),
    kind,
    // Those of another kind are for the editor only.
    choices:
      kind === 'choice' || kind === 'choices'
        ? choices.map((choice) => ({ id: choice.id, label: t(choice.label) }))
        : kind === 'stay'
          ? listPlaces(stay)
          : [],
    perPerson: perPerson ?? false,
    ...(event && { event }),
    ...(journey && { journey }),
    ...(closesAt && {
      closesAt: toInstant(closesAt, timeZone),
      closesOn: formatDay(closesAt, locale).longDay,
      // Can be answered after the reply.
      ...(closesAt.slice(0, 10) > rsvp.deadline && { isLater: true as const }),
    }),
    required: required ?? false,
  };
}

/** A hotel has no id: the name that it had first is in the answers, unless another hotel has that name now. */
function listPlaces(stay: WeddingDocument['stay']) {
  const hotels = (stay?.groups ?? []).flatMap((group) => group.hotels);
  const names = new Set(hotels.map(({ name }) => name));
  const places = hotels.map(({ name, originalName = name }) => ({
    id: names.has(originalName) ? name : originalName,
    label: name,
  }));
  return [...new Map(places.map((place) => [place.id, place])).values()];
}

type QuestionDocument = NonNullable<WeddingDocument['rsvp']['questions']>[number];
