import type { AddedSections } from './added-sections.ts';
import { LANGUAGE_DETAILS, LANGUAGES } from './languages.ts';
import type { Texts } from './localize-sections.ts';
import { getVideoAddress } from './videos.ts';
import { addHours, formatDay, toInstant } from './zone-time.ts';

/** A livestream is over this long after its start, if nobody has said when it ends. */
const ASSUMED_HOURS = 4;

type Place = { locale: string; timeZone: string };

/** The added sections in one language. */
export function localizeAddedSections(sections: AddedSections, texts: Texts, place: Place) {
  let pictureCount = 0;
  const localized = Object.entries(sections).map(([id, section]) => {
    const isMirrored =
      section.kind === 'words' && section.picture !== undefined && pictureCount++ % 2 === 1;
    return [
      id,
      { ...localizeAddedSection(section, texts, place), ...(isMirrored && { isMirrored }) },
    ];
  });
  return Object.fromEntries(localized) as Record<string, AddedSection>;
}

type AddedDocument = AddedSections[string];

function localizeAddedSection(section: AddedDocument, texts: Texts, place: Place) {
  const { link, paragraphs, picture, t } = texts;
  const { menu } = section;
  const common = {
    heading: t(section.heading),
    introduction: t(section.introduction),
    ...(menu && { menu: t(menu) }),
  };
  const addPicture = (one: Parameters<typeof picture>[0] | undefined) =>
    one && { picture: picture(one) };
  switch (section.kind) {
    case 'words':
      return {
        ...common,
        kind: section.kind,
        text: paragraphs(section.text),
        ...addPicture(section.picture),
      };
    case 'story':
      return {
        ...common,
        kind: section.kind,
        moments: section.moments.map((moment) => ({
          when: t(moment.when),
          title: t(moment.title),
          text: paragraphs(moment.text),
          ...addPicture(moment.picture),
        })),
      };
    case 'people':
      return {
        ...common,
        kind: section.kind,
        people: section.people.map((person) => ({
          name: person.name,
          role: t(person.role),
          text: paragraphs(person.text),
          ...addPicture(person.picture),
        })),
      };
    case 'cards':
      return {
        ...common,
        kind: section.kind,
        cards: section.cards.map((card) => ({
          title: t(card.title),
          text: paragraphs(card.text),
          ...addPicture(card.picture),
          ...(card.link && { link: link(card.link) }),
        })),
      };
    case 'dress':
      return {
        ...common,
        kind: section.kind,
        text: paragraphs(section.text),
        swatches: section.swatches.map(({ colour, name }) => ({ name: t(name), colour })),
      };
    case 'video':
      return {
        ...common,
        kind: section.kind,
        ...localizeVideo(section.video),
        below: t(section.below),
        ...(section.poster && { poster: picture(section.poster) }),
      };
    case 'livestream':
      return { ...common, ...localizeLivestream(section, place) };
  }
}

type VideoFile = Extract<AddedDocument, { kind: 'video' }>['video'];

function localizeVideo({ captions = {}, height, sha256, width }: VideoFile) {
  return {
    src: getVideoAddress(sha256),
    width,
    height,
    captions: LANGUAGES.flatMap((language) => {
      const file = captions[language];
      const { name } = LANGUAGE_DETAILS[language];
      return file ? [{ language, name, src: getVideoAddress(file) }] : [];
    }),
  };
}

type LivestreamDocument = Extract<AddedDocument, { kind: 'livestream' }>;

function localizeLivestream(section: LivestreamDocument, { locale, timeZone }: Place) {
  const { endsAt, hasRecording = false, kind, link, startsAt } = section;
  const { longDayOfWeek, time } = formatDay(startsAt, locale);
  return {
    kind,
    link,
    day: longDayOfWeek,
    time,
    startsAt: toInstant(startsAt, timeZone),
    endsAt: toInstant(endsAt ?? addHours(startsAt, ASSUMED_HOURS), timeZone),
    hasRecording,
  };
}

export type AddedSection = ReturnType<typeof localizeAddedSection> & { isMirrored?: boolean };
export type AddedSectionOf<Kind extends AddedSection['kind']> = Extract<
  AddedSection,
  { kind: Kind }
>;
