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
    },
    textStrong: {
      family: 'Instrument Sans',
      weight: 500,
      style: 'normal',
      file: '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
    },
  },
} satisfies Design;
