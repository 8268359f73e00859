// The drawing names the colours of the page, which publishing writes into it.
export const INK = 'var(--ink)';
export const PAPER = 'var(--paper)';
export const LAGOON = 'var(--accent)';
export const LAGOON_DEEP = 'var(--accent-deep)';
export const GILT = 'var(--gilt)';
export const GILT_DEEP = 'var(--gilt-deep)';
export const ROSE = 'var(--second-deep)';
/** The background of the section around the map, which therefore has no visible edge. */
export const WATER = 'var(--wash)';
export const LAND = 'var(--land)';
export const GARDEN = 'var(--garden)';
export const SAIL = 'var(--sail)';

/** The colours that the page does not have, and the page's own for a browser that opens the drawing itself. */
export const PALETTE_RULE = [
  ':root{--ink:#2b3440;--paper:#fbf7ec;--accent:#2f6f78;--accent-deep:#235a62;--accent-pale:#a9cfcb',
  '--wash:#dfe9e1;--gilt:#8a6b3d;--gilt-deep:#735729;--second-deep:#98452c',
  '--land:color-mix(in srgb,var(--gilt) 6%,var(--paper))',
  '--garden:color-mix(in srgb,var(--accent-pale) 45%,var(--paper))',
  '--sail:color-mix(in srgb,var(--gilt) 24%,var(--paper))}',
].join(';');
