import type { Design } from '../design.ts';

export default {
  name: 'Limonaia',
  suits: {
    en: 'The Mediterranean, a wedding in the sun',
    de: 'Mittelmeer, eine Hochzeit in der Sonne',
    it: 'Mediterraneo, un matrimonio al sole',
    fr: 'Méditerranée, un mariage au soleil',
    es: 'Mediterráneo, una boda al sol',
    pt: 'Mediterrâneo, um casamento ao sol',
  },
  faces: {
    display: {
      family: 'Fraunces',
      weight: 600,
      style: 'normal',
      file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
      fallbacks: { Georgia: { ascent: 92.9623, descent: 24.2386, size: 105.2039 } },
      axes: { opsz: 72, wght: 600, SOFT: 100, WONK: 1 },
    },
    displayItalic: {
      family: 'Fraunces',
      weight: 400,
      style: 'italic',
      file: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
      axes: { opsz: 72, wght: 400, SOFT: 100, WONK: 1 },
    },
    text: {
      family: 'Mulish',
      weight: 400,
      style: 'normal',
      file: '@fontsource/mulish/files/mulish-latin-400-normal.woff',
      fallbacks: { Arial: { ascent: 96.5581, descent: 24.0194, size: 104.0824 } },
    },
    textStrong: {
      family: 'Mulish',
      weight: 700,
      style: 'normal',
      file: '@fontsource/mulish/files/mulish-latin-700-normal.woff',
    },
  },
  routes: { width: 3.4, cap: 'round' },
} satisfies Design;
