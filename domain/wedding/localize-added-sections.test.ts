import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import type { AddedSections } from './added-sections.ts';
import { checkWedding, findPictures } from './checks/wedding-checks.ts';
import { findMissingTranslations } from './content-texts.ts';
import { localizeWedding } from './localize.ts';
import { leaveOutVideos } from './videos.ts';

const picture = { file: 'strip-1.jpg', alt: { en: 'A bridge', it: 'Un ponte' } };
const FILES = new Set([...findPictures(content)].map(({ file }) => file)).add('corner.svg');

function add(sections: AddedSections) {
  const document = { ...content, sections };
  expect(checkWedding(document, FILES)).toEqual([]);
  return document;
}

it('every second picture beside words is on the other side', () => {
  const words = { kind: 'words' as const, heading: 'Words', text: 'One.\n\nTwo.' };
  const document = add({
    words_1: { ...words, picture },
    words_2: words,
    words_3: { ...words, picture },
  });
  const { sections } = localizeWedding(document, 'it');
  expect(sections?.words_1).toMatchObject({ text: ['One.', 'Two.'], picture: { alt: 'Un ponte' } });
  expect(Object.values(sections ?? {}).map(({ isMirrored = false }) => isMirrored)).toEqual([
    false,
    false,
    true,
  ]);
});

it('a livestream has its day and times at the place of the wedding', () => {
  const livestream = {
    kind: 'livestream' as const,
    heading: 'Watch With Us',
    startsAt: '2026-06-06T18:00',
    link: 'https://live.example/',
  };
  const read = (more: { endsAt?: string }) =>
    localizeWedding(add({ live: { ...livestream, ...more } })).sections?.live;
  expect(read({})).toMatchObject({
    day: 'Saturday, June 6, 2026',
    time: '6:00 PM',
    startsAt: '2026-06-06T18:00:00+02:00',
    endsAt: '2026-06-06T22:00:00+02:00',
    hasRecording: false,
  });
  expect(read({ endsAt: '2026-06-06T19:30' })).toMatchObject({
    endsAt: '2026-06-06T19:30:00+02:00',
  });
});

it('a video has its address and its captions, nothing of the couple’s file, and no section on a static host', () => {
  const sha256 = '0123456789abcdef'.repeat(4);
  const captions = { de: 'd'.repeat(64), en: 'e'.repeat(64) };
  const video = { sha256, name: 'IMG_2041.MOV', width: 1080, height: 1920, captions };
  const film = { kind: 'video' as const, heading: 'Our Film', video, poster: picture };
  const { sections } = localizeWedding(add({ film }), 'it');
  expect(sections?.film).toMatchObject({
    ...{ src: `/private/videos/${sha256}`, width: 1080, height: 1920, below: '' },
    poster: { file: 'strip-1.jpg', alt: 'Un ponte' },
    captions: [
      { language: 'en', name: 'English', src: `/private/videos/${captions.en}` },
      { language: 'de', name: 'Deutsch', src: `/private/videos/${captions.de}` },
    ],
  });
  expect(JSON.stringify(sections)).not.toContain('IMG_2041');
  const words = { kind: 'words' as const, heading: 'Words', text: 'One.' };
  expect(leaveOutVideos(add({ film })).sections).toBeUndefined();
  expect(leaveOutVideos(add({ film, words })).sections).toEqual({ words });
  const issues = checkWedding(
    { ...content, sections: { film: { ...film, video: undefined } } },
    FILES,
  );
  expect(issues).toEqual([{ path: ['sections', 'film', 'video'], message: 'Upload a video.' }]);
});

it('an unknown kind is rejected with the kinds that there are', () => {
  const sections = { song: { kind: 'song', heading: 'Our Song' } };
  expect(checkWedding({ ...content, sections }, FILES)).toEqual([
    { path: ['sections', 'song', 'kind'], message: expect.stringContaining('words, story') },
  ]);
});

it('a missing translation of an added section is reported in its place', () => {
  const document = add({
    words_1: { kind: 'words', heading: 'Words', text: { en: 'One', it: 'Uno' } },
  });
  expect(findMissingTranslations(document)).toEqual([
    { path: ['sections', 'words_1', 'heading'], language: 'it' },
  ]);
  expect(findMissingTranslations({ ...document, hidden: ['words_1'] })).toEqual([]);
});
