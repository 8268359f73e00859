import type { Design } from '../design.ts';

export default {
  name: 'Riva',
  suits: {
    en: 'A lake, a modern wedding',
    de: 'Am See, eine moderne Hochzeit',
    it: 'Un lago, un matrimonio moderno',
    fr: 'Un lac, un mariage moderne',
    es: 'Un lago, una boda moderna',
    pt: 'Um lago, um casamento moderno',
  },
  faces: {
    display: {
      family: 'Instrument Serif',
      weight: 400,
      style: 'normal',
      file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff',
      fallbacks: { Georgia: { ascent: 129.426, descent: 40.5273, size: 76.4916 } },
    },
    displayItalic: {
      family: 'Instrument Serif',
      weight: 400,
      style: 'italic',
      file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff',
    },
    text: {
      family: 'Instrument Sans',
      weight: 400,
      style: 'normal',
      file: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
      fallbacks: { Arial: { ascent: 94.4163, descent: 24.3341, size: 102.7365 } },
    },
    textStrong: {
      family: 'Instrument Sans',
      weight: 500,
      style: 'normal',
      file: '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
    },
  },
  routes: { width: 1.6, cap: 'round' },
} satisfies Design;
