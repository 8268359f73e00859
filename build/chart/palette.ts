/** The site's own tones (ui/tokens.css): a picture knows no style sheet. */
export const INK = '#2b3440';
export const PAPER = '#fbf7ec';
export const LAND = '#f7efdd';
export const WATER = '#e6efe9';
export const LAGOON = '#2f6f78';
export const LAGOON_DEEP = '#235a62';
export const GILT = '#8a6b3d';
export const GILT_DEEP = '#735729';
export const ROSE = '#98452c';
