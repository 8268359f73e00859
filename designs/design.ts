/** The design of a wedding that has chosen none. */
export const DEFAULT_DESIGN = 'laguna';

/** One style of a font family. Its characters are subset when a wedding is published. */
export type Face = {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** A WOFF or WOFF2 file of a Fontsource package, such as `@fontsource/cardo/files/cardo-latin-400-normal.woff`. */
  file: string;
  /** Where the subset of a variable font stands on its axes, such as `{ wght: 600 }`: a third of the bytes. */
  axes?: Record<string, number>;
  /** How far its outlines may be redrawn with fewer points, in units of the font. Traced ones have ten times the points. */
  tolerance?: number;
  /**
   * Fonts of devices at its size, in percent, so that nothing moves when it loads: the numbers of `createFontStack` from
   * @capsizecss/core. tokens.css names them after both, such as "Cardo Georgia".
   */
  fallbacks?: Partial<
    Record<'Georgia' | 'Times' | 'Arial', { ascent: number; descent: number; size: number }>
  >;
};

/**
 * What a design is called and the faces of its two families. Its look is in the files beside: tokens.css (colours,
 * sizes and fonts), gate.css (all that a guest sees before the password), page.css, envelope.css for the envelope of a
 * personal link, and paper.css for printed cards and posters.
 */
export type Design = {
  /** A proper name, the same in every language. */
  name: string;
  /** What it suits, in the languages of the dashboard. */
  suits: Record<'en' | 'de' | 'it' | 'fr' | 'es' | 'pt', string>;
  faces: {
    display: Face;
    displayItalic: Face;
    text: Face;
    textStrong: Face;
    /** For the names on the map, if `display` is too thin for their size. */
    map?: Face;
  };
  /** How the routes on the map are drawn: their width in pixels of the map, and the ends of their dashes. */
  routes?: { width: number; cap: 'round' | 'square' };
  /** Whether its style sheet shows the names and the date above them in capitals. */
  hasCapitals?: boolean;
};

/** The custom properties of a style sheet, by name (`--paper`); not those that depend on the screen or are for print. */
export function parseTokens(css: string): ReadonlyMap<string, string> {
  const declarations = [
    ...css
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/@media[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
      .matchAll(/(--[\w-]+)\s*:\s*([^;}]*)/g),
  ];
  return new Map(
    declarations.map(([, name = '', value = '']) => [name, value.trim().replace(/\s+/g, ' ')]),
  );
}
