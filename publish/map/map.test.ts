import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../build/paths.ts';
import { english as content } from '../../content/localized.ts';
import { parseTokens } from '../../designs/design.ts';
import { loadDesign } from '../../designs/designs.ts';
import { PALETTES, type Theme } from '../../domain/wedding/theme.ts';
import type { Wedding, WeddingMap } from '../../domain/wedding/wedding.ts';
import type { Files } from '../files.ts';
import { createMapDrawings, createMapStyles, createPaletteRule } from './map.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'content', 'pictures');
const readPicture = (file: string) => readFile(join(PICTURES, file));
const TOKENS_FILE = join(import.meta.dirname, '..', '..', 'ui', 'tokens.css');
const { faces } = await loadDesign('laguna');
const DEMO_MAP = content.travel.map as WeddingMap;

/** Publishes the demo's map after a change; returns the texts of its drawings. */
async function publishMap(change: (map: WeddingMap) => void = () => {}) {
  const map = structuredClone(DEMO_MAP);
  change(map);
  const wedding: Wedding = { ...content, travel: { ...content.travel, map } };
  const files: Files = new Map();
  const drawings = await createMapDrawings(wedding, readPicture, faces, files, PATHS.cache);
  return {
    drawings,
    tall: String(files.get(drawings['lagoon-tall.svg']?.src ?? '')),
    wide: String(files.get(drawings['lagoon-wide.svg']?.src ?? '')),
  };
}

/** The lines of text in the drawing. */
function textLines(svg: string): string[] {
  return [...svg.matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)].map(([, words]) => words ?? '');
}

describe('a drawn map', () => {
  it('has every name of the content, on both drawings', async () => {
    const { tall, wide } = await publishMap();
    for (const name of Object.values(DEMO_MAP.names)) {
      expect(textLines(tall)).toContain(name);
      expect(textLines(wide)).toContain(name);
    }
  });

  it('has the names of the content instead of its own, with the special characters of XML', async () => {
    const { wide } = await publishMap(({ names }) => {
      names.lido = '<script>alert("&")</script> ]]>';
      names['title-1'] = 'Taxi & $& <b>boat</b>';
    });
    expect(wide).not.toMatch(/<script|<b>|& |\]\]>/);
    expect(textLines(wide)).not.toContain('Lido');
    expect(textLines(wide)).toContain(
      '&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt; ]]&gt;',
    );
    expect(textLines(wide)).toContain('Taxi &amp; $&amp; &lt;b&gt;boat&lt;/b&gt;');
  });

  it('shows neither a name nor a symbol for a place without a name', async () => {
    const { wide } = await publishMap(({ names }) => {
      delete names.cipriani;
      delete names.murano;
    });
    expect(textLines(wide)).not.toContain('Murano');
    expect(wide).not.toContain('href="#venue"');
  });

  it('loads no other file', async () => {
    const { wide } = await publishMap();
    const addresses = [...wide.matchAll(/(?:href="|url\()([^")]+)/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !/^(#|data:font\/woff2;)/.test(address ?? ''))).toEqual(
      [],
    );
  });

  it('has no colour of its own: publishing knows each that it names', async () => {
    const { tall, wide } = await publishMap();
    for (const svg of [tall, wide]) {
      const drawn = svg.replaceAll(/stop-color="#fff"/g, '');
      expect(drawn).not.toMatch(/(?:fill|stroke)="(?!none|url\(#|var\(--)/);
      const names = new Set([...svg.matchAll(/="var\((--[\w-]+)\)/g)].map(([, used]) => used));
      expect(names.size).toBeGreaterThan(8);
      for (const used of names) {
        if (!/land|garden|sail/.test(used ?? '')) {
          expect(createPaletteRule({})).toContain(`${used}:`);
        }
      }
    }
  });

  it('has the size of its viewBox, which the routes are drawn on', async () => {
    const { drawings } = await publishMap();
    const { tall, wide } = DEMO_MAP.frames ?? {};
    expect(drawings['lagoon-wide.svg']).toMatchObject({ width: wide?.width, height: wide?.height });
    expect(drawings['lagoon-tall.svg']).toMatchObject({ width: tall?.width, height: tall?.height });
  });
});

it('a photograph of a map is encoded like every other picture', async () => {
  const { drawings } = await publishMap((map) => {
    map.picture = { file: 'hotel-3.jpg', alt: 'A map', focus: '50% 50%' };
  });
  expect(drawings).toEqual({});
});

describe('the lines of the demo’s map', () => {
  const { frames, otherLines, routes } = DEMO_MAP;
  const lines = [...routes.map(({ line }) => line), ...otherLines];

  it('differ by their dashes, not only by their colour', () => {
    expect(new Set(lines.map((line) => line?.dashes.join())).size).toBe(5);
  });

  it.each(['tall', 'wide'] as const)('have their name inside the %s picture', (name) => {
    const { height = 0, width = 0 } = frames?.[name] ?? {};
    for (const { line } of routes) {
      const { x = 0, y = 0 } = line?.labels?.[name] ?? {};
      expect(x > 0.05 * width && x < 0.95 * width).toBe(true);
      expect(y > 0.05 * height && y < 0.95 * height).toBe(true);
    }
  });

  it.each(['tall', 'wide'] as const)('end in the basin of the %s picture', (name) => {
    const basin = frames?.[name]?.areas?.[1];
    const [left = 0, top = 0, width = 0, height = 0] = (basin?.viewBox ?? '')
      .split(' ')
      .map(Number);
    expect(width / height).toBeCloseTo((basin?.width ?? 0) / (basin?.height ?? 0), 3);
    for (const { line } of routes) {
      const [x = 0, y = 0] = (/[-\d.]+ [-\d.]+$/.exec(line?.path ?? '')?.[0] ?? '')
        .split(' ')
        .map(Number);
      expect(x > left && x < left + width, line?.path).toBe(true);
      expect(y > top && y < top + height, line?.path).toBe(true);
    }
  });
});

describe('the styles of the lines', () => {
  const { mapStyles = '' } = createMapStyles(content, {});

  it('are absent from a page whose map has no lines', () => {
    const map = { ...DEMO_MAP, routes: DEMO_MAP.routes.map(({ line: _, ...route }) => route) };
    expect(createMapStyles({ ...content, travel: { ...content.travel, map } }, {})).toEqual({});
  });

  it('pause every animation until the map is in view, and have none on paper', () => {
    const [, screen = '', rest = ''] = mapStyles.match(/@media screen\{(.*?\})\}(.*)/) ?? [];
    const animations = screen.split(/animation:|,(?=route)/).slice(1);
    expect(animations).toHaveLength(6);
    for (const animation of animations) expect(animation).toMatch(/ var\(--motion\)|^none/);
    expect(rest).not.toContain('animation:');
    expect(mapStyles.slice(0, mapStyles.indexOf(screen))).not.toContain('animation:');
    expect(mapStyles).toContain('[data-status]{--sail');
    expect(mapStyles.match(/--motion:(\w+)/g)).toEqual(['--motion:paused', '--motion:running']);
  });

  it('follow the design', () => {
    const own = createMapStyles(content, { routes: { width: 2, cap: 'square' } });
    expect(own.mapStyles).toBe(`.route{--width:2;--cap:square}${mapStyles}`);
  });

  it('contain nothing that HTML changes', () => {
    expect(mapStyles).not.toMatch(/[<>&"']/);
  });
});

describe('the colours of the map', () => {
  const readColor = (name: string, theme: Theme) => {
    const values = [...createPaletteRule(theme).matchAll(/(--[\w-]+):([^;}]+)/g)];
    return values.findLast(([, key]) => key === name)?.[2];
  };

  it('are those of ui/tokens.css when the wedding chooses none', () => {
    const tokens = parseTokens(readFileSync(TOKENS_FILE, 'utf8'));
    for (const name of ['--ink', '--paper', '--wash', '--second-deep'])
      expect(readColor(name, {})).toBe(tokens.get(name));
  });

  it('follow the preset of the wedding', () => {
    for (const preset of ['dusk', 'garden'] as const)
      for (const [name, color] of Object.entries(PALETTES[preset]))
        expect(readColor(name, { preset })).toBe(color);
  });

  it('follow the accent of the wedding', () => {
    expect(readColor('--accent-deep', { accent: '#7a2048' })).toBe('#7a2048');
    expect(readColor('--wash', { accent: '#7a2048' })).toContain('#7a2048');
  });
});
