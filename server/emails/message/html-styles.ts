// The site's colours, and fonts that readers' devices have: an email loads no files.
export const LIGHT = {
  page: '#f4edde',
  card: '#fffdf7',
  ink: '#2b3440',
  soft: '#515c67',
  lagoon: '#235a62',
  rose: '#98452c',
  gilt: '#735729',
  hairline: '#d9cdb4',
  pale: '#ece4d2',
};

export const DARK: typeof LIGHT = {
  page: '#171d24',
  card: '#212a33',
  ink: '#f1ebdc',
  soft: '#bcc1c2',
  lagoon: '#a9cfcb',
  rose: '#efb08f',
  gilt: '#d3b47c',
  hairline: '#57533f',
  pale: '#333b42',
};

const DISPLAY = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
const TEXT = "Optima, Candara, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const SMALL_CAPS = 'font-size: 13px; line-height: 20px; letter-spacing: 2px;';

type Colours = typeof LIGHT;
type Style = [fixed: string, coloured: (colours: Colours) => string];

/** The styles of each element: a fixed part, and a part with the colours of the light or dark mode. */
const STYLES = {
  page: ['margin: 0; padding: 0;', ({ page }) => `background-color: ${page};`],
  card: ['', ({ card, hairline }) => `background-color: ${card}; border: 1px solid ${hairline};`],
  frame: ['', ({ pale }) => `border: 1px solid ${pale};`],
  date: [`margin: 0; font-family: ${TEXT}; ${SMALL_CAPS}`, ({ gilt }) => `color: ${gilt};`],
  names: [
    `margin: 10px 0 8px; font-family: ${DISPLAY}; font-size: 36px; line-height: 44px; font-weight: normal;`,
    ({ ink }) => `color: ${ink};`,
  ],
  ampersand: ['font-style: italic;', ({ gilt }) => `color: ${gilt};`],
  venue: [
    `margin: 0; font-family: ${TEXT}; font-size: 15px; line-height: 22px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  rule: ['font-size: 0; line-height: 0;', ({ hairline }) => `border-top: 1px solid ${hairline};`],
  paragraph: [
    `margin: 0 0 16px; font-family: ${TEXT}; font-size: 17px; line-height: 27px;`,
    ({ ink }) => `color: ${ink};`,
  ],
  title: [
    `margin: 0 0 4px; font-family: ${DISPLAY}; font-size: 23px; line-height: 30px; font-weight: normal;`,
    ({ ink }) => `color: ${ink};`,
  ],
  details: [
    `margin: 0; font-family: ${TEXT}; font-size: 16px; line-height: 24px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  accepted: [
    `margin: 8px 0 0; font-family: ${DISPLAY}; font-size: 18px; line-height: 26px; font-style: italic;`,
    ({ lagoon }) => `color: ${lagoon};`,
  ],
  declined: [
    `margin: 8px 0 0; font-family: ${DISPLAY}; font-size: 18px; line-height: 26px; font-style: italic;`,
    ({ rose }) => `color: ${rose};`,
  ],
  label: [
    `margin: 0; font-family: ${TEXT}; ${SMALL_CAPS} text-transform: uppercase;`,
    ({ gilt }) => `color: ${gilt};`,
  ],
  value: [
    `margin: 0 0 14px; font-family: ${TEXT}; font-size: 17px; line-height: 26px; overflow-wrap: anywhere;`,
    ({ ink }) => `color: ${ink};`,
  ],
  button: [
    `display: inline-block; padding: 12px 28px; font-family: ${TEXT}; font-size: 17px; line-height: 22px; text-decoration: none;`,
    ({ lagoon }) => `color: ${lagoon}; border: 1px solid ${lagoon};`,
  ],
  caption: [
    `margin: 10px 0 0; font-family: ${TEXT}; font-size: 15px; line-height: 22px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  footer: [
    `margin: 20px auto 0; max-width: 560px; font-family: ${TEXT}; font-size: 14px; line-height: 22px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  footerLink: ['', ({ soft }) => `color: ${soft};`],
  closing: [
    `margin: 0; font-family: ${DISPLAY}; font-size: 19px; line-height: 30px; font-style: italic;`,
    ({ ink }) => `color: ${ink};`,
  ],
} satisfies Record<string, Style>;

export type StyledElement = keyof typeof STYLES;

/** The class and inline style of an element; `more` is added to the style. */
export function renderStyleAttributes(element: StyledElement, more = ''): string {
  const [fixed, coloured] = STYLES[element];
  const style = [fixed, coloured(LIGHT), more].filter((part) => part !== '').join(' ');
  return `class="${element}" style="${style}"`;
}

/** Rules for mail programs with a dark mode; all others keep the inline styles. */
export function renderDarkModeStyles(): string {
  const rules = Object.entries(STYLES).map(([element, [, coloured]]) => {
    const declarations = coloured(DARK).replaceAll(';', ' !important;');
    return `.${element} { ${declarations} }`;
  });
  return `@media (prefers-color-scheme: dark) {\n${rules.join('\n')}\n}`;
}
