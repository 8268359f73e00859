import { formatHex, interpolate, wcagLuminance } from 'culori';
import { readTokens } from '../../designs/designs.ts';
import type { Theme } from '../../domain/wedding/theme.ts';

/** The colours of an email in one mode. */
export type EmailColours = Record<
  'page' | 'card' | 'ink' | 'soft' | 'accent' | 'second' | 'gilt' | 'hairline' | 'pale',
  string
>;

/** What an email takes from the design of the page: its colours, and where its texts begin. */
export type EmailLook = {
  colours: { light: EmailColours; dark: EmailColours };
  align: 'left' | 'center';
};

const DARK = {
  page: '#171d24',
  card: '#212a33',
  ink: '#f1ebdc',
  soft: '#bcc1c2',
  hairline: '#57533f',
  pale: '#333b42',
};

/** The look of the emails of a wedding with this design. */
export function readEmailLook({ design }: Theme): EmailLook {
  const tokens = readTokens(design);
  const read = (name: string) => tokens.get(`--${name}`) ?? '';
  const mix = (one: string, other: string, share: number) =>
    formatHex(interpolate([one, other])(share)) ?? one;
  const texts = {
    accent: read('accent-deep'),
    second: read('second-deep'),
    gilt: read('gilt-deep'),
  };
  const card = read('paper-light');
  const light = {
    page: read('paper-deep'),
    card,
    ink: read('ink'),
    soft: read('ink-soft'),
    ...texts,
    hairline: mix(card, read('gilt'), 0.36),
    pale: mix(card, read('gilt'), 0.2),
  };
  const isDark = (wcagLuminance(card) ?? 1) < 0.2;
  // On the dark card the same hues, so pale that they can be read.
  const [accent, second, gilt] = Object.values(texts).map((color) => mix(color, '#ffffff', 0.6));
  const dark = isDark
    ? light
    : { ...DARK, accent: accent ?? '', second: second ?? '', gilt: gilt ?? '' };
  return { colours: { light, dark }, align: read('heading-align') === 'start' ? 'left' : 'center' };
}
