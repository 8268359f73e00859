import type { Design } from '../design.ts';

const POIRET = {
  family: 'Poiret One',
  weight: 400,
  style: 'normal',
  file: '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff',
  fallbacks: { Arial: { ascent: 100.201, descent: 21.6651, size: 96.007 } },
} as const;

const JOSEFIN = {
  family: 'Josefin Sans',
  weight: 500,
  style: 'normal',
  file: '@fontsource/josefin-sans/files/josefin-sans-latin-500-normal.woff',
} as const;

export default {
  name: 'Grand Hôtel',
  suits: {
    en: 'Art deco, a black-tie evening',
    de: 'Art déco, ein Abend in Smoking und Abendkleid',
    it: 'Art déco, una serata in abito da sera',
    fr: 'Art déco, une soirée en smoking',
    es: 'Art déco, una noche de etiqueta',
    pt: 'Art déco, uma noite de gala',
  },
  faces: {
    display: POIRET,
    // It has no italic; the style sheet lets none be imitated.
    displayItalic: POIRET,
    text: {
      family: 'Josefin Sans',
      weight: 400,
      style: 'normal',
      file: '@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff',
      fallbacks: { Arial: { ascent: 73.3225, descent: 24.4408, size: 102.2878 } },
    },
    textStrong: JOSEFIN,
    map: JOSEFIN,
  },
  hasCapitals: true,
  routes: { width: 2, cap: 'square' },
} satisfies Design;
