import type { Design } from '../design.ts';

export default {
  name: 'Herbarium',
  suits: {
    en: 'A garden, printed like an old book of plants',
    de: 'Ein Garten, gedruckt wie ein altes Pflanzenbuch',
    it: 'Un giardino, stampato come un antico erbario',
    fr: 'Un jardin, imprimé comme un herbier ancien',
    es: 'Un jardín, impreso como un herbario antiguo',
    pt: 'Um jardim, impresso como um herbário antigo',
  },
  faces: {
    display: {
      family: 'IM Fell DW Pica',
      weight: 400,
      style: 'normal',
      file: '@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-normal.woff',
      tolerance: 4,
      fallbacks: { Georgia: { ascent: 102.1786, descent: 37.852, size: 89.2662 } },
    },
    displayItalic: {
      family: 'IM Fell DW Pica',
      weight: 400,
      style: 'italic',
      file: '@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-italic.woff',
      tolerance: 4,
    },
    text: {
      family: 'Spectral',
      weight: 400,
      style: 'normal',
      file: '@fontsource/spectral/files/spectral-latin-400-normal.woff',
      fallbacks: { Georgia: { ascent: 105.8527, descent: 46.2793, size: 100.0447 } },
    },
    textStrong: {
      family: 'Spectral',
      weight: 500,
      style: 'normal',
      file: '@fontsource/spectral/files/spectral-latin-500-normal.woff',
    },
  },
  routes: { width: 1.5, cap: 'round' },
} satisfies Design;
