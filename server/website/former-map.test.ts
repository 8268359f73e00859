import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { checkWedding } from '../../domain/wedding/checks/wedding-checks.ts';
import { weddingSchema } from '../../domain/wedding/wedding.ts';
import { convertFormerMap } from './former-map.ts';

const FORMER_MAP = {
  kind: 'drawn',
  alt: content.travel?.map?.picture.alt,
  title: [
    { en: 'Routes', it: 'Le vie' },
    { en: 'by Water', it: 'd’acqua' },
  ],
  venue: 'cipriani',
  names: Object.fromEntries(
    Object.entries(content.travel?.map?.names ?? {}).filter(([name]) => !name.startsWith('title')),
  ),
  routes: [
    ['airport', 'cipriani'],
    ['airport', 'st-marks'],
    ['st-marks', 'cipriani'],
    ['st-marks', 'zitelle'],
  ].map(([from, to], index) => {
    const { by, detail } = content.travel?.map?.routes?.[index] ?? {};
    return { by, from, to, detail };
  }),
};
const FILES = new Set(['lagoon-tall.svg', 'lagoon-wide.svg', 'hotel-3.jpg']);

function convert(map: object): unknown {
  return convertFormerMap({ ...content, travel: { ...content.travel, map } });
}

it('the drawn map of the demo becomes the map of the demo', () => {
  expect(convert(FORMER_MAP)).toEqual(content);
});

it('a section of a draft is converted as in the document', () => {
  const { travel } = convertFormerMap({ travel: { map: FORMER_MAP } });
  expect(convertFormerMap({ map: FORMER_MAP })).toEqual(travel);
});

it('a picture of a map stays', () => {
  const picture = { file: 'hotel-3.jpg', alt: 'A map' };
  const document = convert({ kind: 'picture', picture, caption: 'Our hill' });
  expect(weddingSchema.parse(document).travel?.map).toEqual({ picture, caption: 'Our hill' });
});

it('a venue elsewhere in Venice is not marked at the place of another', () => {
  const document = convert({ ...FORMER_MAP, venue: 'lido' });
  const map = weddingSchema.parse(document).travel?.map;
  expect(map?.names).toMatchObject({ lido: { en: 'Lido', it: 'Lido' } });
  expect(map?.names).not.toHaveProperty('cipriani');
});

it('a draft with missing values can be edited: its issues are those of today', () => {
  const document = convert({ kind: 'drawn', routes: [{ from: 'airport', to: 'lido', by: '' }] });
  const places = checkWedding(document, FILES).map(({ path }) => path.join('.'));
  expect(places).toContain('travel.map.picture.alt');
  expect(places).toContain('travel.map.routes.0.from');
});

it('everything without a former map is left as it is', () => {
  for (const value of [content, content.travel, content.languages, null, 'A text', {}]) {
    expect(convertFormerMap(value)).toEqual(value);
  }
});
