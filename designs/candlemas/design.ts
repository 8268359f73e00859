import type { Design } from '../design.ts';

export default {
  name: 'Candlemas',
  suits: {
    en: 'Candlelight, a winter wedding',
    de: 'Kerzenlicht, eine Winterhochzeit',
    it: 'A lume di candela, un matrimonio d’inverno',
    fr: 'À la lueur des bougies, un mariage d’hiver',
    es: 'A la luz de las velas, una boda de invierno',
    pt: 'À luz das velas, um casamento de inverno',
  },
  faces: {
    display: {
      family: 'Bodoni Moda',
      weight: 500,
      style: 'normal',
      file: '@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff',
      fallbacks: { Georgia: { ascent: 108.0875, descent: 38.4311, size: 104.0824 } },
    },
    displayItalic: {
      family: 'Bodoni Moda',
      weight: 400,
      style: 'italic',
      file: '@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff',
    },
    text: {
      family: 'Crimson Pro',
      weight: 400,
      style: 'normal',
      file: '@fontsource/crimson-pro/files/crimson-pro-latin-400-normal.woff',
      fallbacks: { Georgia: { ascent: 99.8159, descent: 23.921, size: 89.8138 } },
    },
    textStrong: {
      family: 'Crimson Pro',
      weight: 500,
      style: 'normal',
      file: '@fontsource/crimson-pro/files/crimson-pro-latin-500-normal.woff',
    },
  },
  routes: { width: 1.5, cap: 'round' },
} satisfies Design;
