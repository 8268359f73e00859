import type { Design } from '../design.ts';

export default {
  name: 'Laguna',
  suits: {
    en: 'Watercolours, a classic wedding',
    de: 'Aquarelle, eine klassische Hochzeit',
    it: 'Acquerelli, un matrimonio classico',
    fr: 'Aquarelles, un mariage classique',
    es: 'Acuarelas, una boda clásica',
    pt: 'Aguarelas, um casamento clássico',
  },
  faces: {
    display: {
      family: 'Cardo',
      weight: 400,
      style: 'normal',
      file: '@fontsource/cardo/files/cardo-latin-400-normal.woff',
      fallbacks: {
        Georgia: { ascent: 103.3239, descent: 37.9568, size: 95.8379 },
        Times: { ascent: 94.1571, descent: 34.5893, size: 105.1683 },
      },
    },
    displayItalic: {
      family: 'Cardo',
      weight: 400,
      style: 'italic',
      file: '@fontsource/cardo/files/cardo-latin-400-italic.woff',
    },
    text: {
      family: 'Alegreya Sans',
      weight: 400,
      style: 'normal',
      file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff',
      fallbacks: { Arial: { ascent: 103.6746, descent: 34.5582, size: 86.8101 } },
    },
    textStrong: {
      family: 'Alegreya Sans',
      weight: 500,
      style: 'normal',
      file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff',
    },
  },
} satisfies Design;
