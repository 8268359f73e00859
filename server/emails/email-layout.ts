/** What a letter looks like: the site's colours, on the fonts that a reader's machine has. */
const LIGHT = {
  dashboard: '#f4edde',
  card: '#fffdf7',
  ink: '#2b3440',
  soft: '#515c67',
  lagoon: '#235a62',
  rose: '#98452c',
  gilt: '#735729',
  hairline: '#d9cdb4',
  pale: '#ece4d2',
};

const DARK: typeof LIGHT = {
  dashboard: '#171d24',
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
type Rule = [always: string, coloured: (colours: Colours) => string];

/** How each kind of element is drawn; the first part is the same by day and by night. */
const RULES = {
  dashboard: ['margin: 0; padding: 0;', ({ dashboard }) => `background-color: ${dashboard};`],
  card: ['', ({ card, hairline }) => `background-color: ${card}; border: 1px solid ${hairline};`],
  sheet: ['', ({ pale }) => `border: 1px solid ${pale};`],
  date: [`margin: 0; font-family: ${TEXT}; ${SMALL_CAPS}`, ({ gilt }) => `color: ${gilt};`],
  names: [
    `margin: 10px 0 8px; font-family: ${DISPLAY}; font-size: 36px; line-height: 44px; font-weight: normal;`,
    ({ ink }) => `color: ${ink};`,
  ],
  amp: ['font-style: italic;', ({ gilt }) => `color: ${gilt};`],
  venue: [
    `margin: 0; font-family: ${TEXT}; font-size: 15px; line-height: 22px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  rule: ['font-size: 0; line-height: 0;', ({ hairline }) => `border-top: 1px solid ${hairline};`],
  words: [
    `margin: 0 0 16px; font-family: ${TEXT}; font-size: 17px; line-height: 27px;`,
    ({ ink }) => `color: ${ink};`,
  ],
  title: [
    `margin: 0 0 4px; font-family: ${DISPLAY}; font-size: 23px; line-height: 30px; font-weight: normal;`,
    ({ ink }) => `color: ${ink};`,
  ],
  about: [
    `margin: 0; font-family: ${TEXT}; font-size: 16px; line-height: 24px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  accepts: [
    `margin: 8px 0 0; font-family: ${DISPLAY}; font-size: 18px; line-height: 26px; font-style: italic;`,
    ({ lagoon }) => `color: ${lagoon};`,
  ],
  declines: [
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
  closing: [
    `margin: 0; font-family: ${DISPLAY}; font-size: 19px; line-height: 30px; font-style: italic;`,
    ({ ink }) => `color: ${ink};`,
  ],
} satisfies Record<string, Rule>;

export type Kind = keyof typeof RULES;

/** The attributes of an element of this kind: drawn inline, and known by name to the night's rules. */
export function drawn(kind: Kind): string {
  const [always, coloured] = RULES[kind];
  const style = `${always} ${coloured(LIGHT)}`.trim();
  return `class="${kind}" style="${style}"`;
}

/** The rules for programs that know the night; all others keep what is drawn inline. */
export function nightRules(): string {
  const rules = Object.entries(RULES).map(([kind, [, coloured]]) => {
    const declarations = coloured(DARK).replaceAll(';', ' !important;');
    return `.${kind} { ${declarations} }`;
  });
  return `@media (prefers-color-scheme: dark) {\n${rules.join('\n')}\n}`;
}
