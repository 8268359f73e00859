import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../build/paths.ts';
import { italian } from '../content/localized.ts';
import { formatStep } from '../domain/wedding/steps.ts';

// The built pages of the demo, as the server sends them.

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Returns the text of a part of a page. */
function toText(html: string): string {
  return decode(html.replace(/<[^>]+>/g, ''));
}

/** Reads the wedding page of a language without its scripts and styles. */
async function readBody(home: string): Promise<string> {
  const gate = await readFile(join(PATHS.staticSite, home, 'index.html'), 'utf8');
  const [, path = ''] = /data-wedding="([^"]+)"/.exec(gate) ?? [];
  const html = await readFile(join(PATHS.staticSite, path), 'utf8');
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  return body.replace(/<(script|style)\b.*?<\/\1>/gs, '');
}

/** The facts of the specification by section. They are typed here, not read from the content. */
const FACTS: Record<string, RegExp[]> = {
  header: [/JUNE 6TH, 2026/, /Portia & Bassanio/, /Hotel Cipriani/, /Venice, Italy/],
  '#celebrate': [
    /Celebrate With Us/,
    /Friday, June 5th, 2026/,
    /Welcome Party/,
    /7:00 PM/,
    /casual arrival, at your leisure/i,
    /cocktail attire/i,
    /Casanova Garden/,
    /Saturday, June 6th, 2026/,
    /The Wedding/,
    /black tie/i,
    /Antique Garden/,
    /5:30 PM · Arrival/,
    /6:00 PM · Ceremony/,
    /6:45 PM · Cocktail hour/,
    /8:15 PM · Dinner followed by dancing, in the Longhi Ballroom/,
    /Giudecca 10/,
    /Click for more details/,
  ],
  '#stay': [
    /Where to Stay/,
    /Luxury Hotels/,
    /Boutique Hotels/,
    /12 minutes by water taxi/,
    /15 minutes by water taxi/,
    /18 minutes by water taxi/,
    /10–12 minutes by water taxi/,
    /20 minutes by water taxi/,
    /held in a block for our guests/,
    /June is peak season/,
  ],
  '#travel': [
    /Getting to Venice/,
    /Flying to Venice/,
    /Airport to Venice/,
    /Getting to Hotel Cipriani/,
    /Book flights\s*2–3 months ahead: June is peak season/,
    /Water taxi\s*30–45 minutes/,
    /Public water bus\s*60–90 minutes/,
    /Complimentary, every 15 minutes from St\. Mark’s Square/,
    /Line 20 to the Zitelle stop/,
  ],
  '#faq': [
    /Frequently Asked Questions/,
    /Everything you need to know for our wedding weekend\./,
    /adults-only/,
    /does not name a plus one, you may still bring one/,
    /name privately by April 15, 2026; after that day RSVPs close/,
    /By boat, from St\. Mark’s Square/,
    /valid for 6 months beyond your travel/,
    /Euro/,
    /Cards are widely accepted/,
    /70–80°F/,
    /As soon as possible\. June is peak season/,
    /holds a block of rooms for our guests/,
    /car-free/,
    /on foot, by water taxi or by water bus/,
    /complimentary boat runs every 15 minutes/,
    /ceremony is unplugged/,
    /Tell us in the RSVP/,
    /hello@portia-and-bassanio\.example/,
  ],
  '#rsvp': [
    /RSVP/,
    /Please let us know if you will be joining us\./,
    /RSVP Deadline: March 15, 2026/,
    /First name/,
    /Last name/,
    /Your guest/,
    /First name \(optional\)/,
    /Last name \(optional\)/,
    /Email/,
    /Welcome Party/,
    /The Wedding/,
    /Number of guests/,
    /Dietary restrictions/,
  ],
};

/** Lets a space match a no-break space too. */
function allowAnySpace(fact: RegExp): RegExp {
  return new RegExp(fact.source.replaceAll(' ', '\\s'), fact.flags);
}

/** Returns the part of the page with this id, up to the next section. */
function findSection(body: string, section: string): string {
  const start = section === 'header' ? '<header' : `id="${section.slice(1)}"`;
  const from = body.indexOf(start);
  if (from < 0) throw new Error(`The page has no ${section}.`);
  const rest = body.slice(from);
  const end = rest.search(section === 'header' ? /<\/header>/ : /<section[^>]* id="/);
  return end < 0 ? rest : rest.slice(0, end);
}

function listCards(body: string, section: string): string[] {
  return findSection(body, section).split('<article').slice(1);
}

it('every file that browsers cache forever has a hash in its name', async () => {
  const names = await readdir(PATHS.staticSite, { recursive: true });
  const files = names.map((name) => name.split(sep).join('/'));
  const cached = files.filter((name) => /^(host\/)?(assets|private)\/.*\.[a-z0-9]+$/.test(name));
  expect(cached.length).toBeGreaterThan(100);
  // A picture's name is only a hash and a width.
  const hashed = /(^|[-/])[\w-]{8}\.\w+(\.(br|gz))?$|^private\/[\w-]{8}-\d+\.(avif|webp|jpeg|png)$/;
  expect(cached.filter((name) => !hashed.test(name))).toEqual([]);
});

describe('the English page', async () => {
  const body = await readBody('');

  it.each(Object.entries(FACTS))('has the facts of the specification in %s', (section, facts) => {
    const text = toText(findSection(body, section));
    for (const fact of facts) expect(text).toMatch(allowAnySpace(fact));
  });

  it('shows on each event card its own time, place and dress code', () => {
    const [welcomeParty = '', ceremony = '', ...others] = listCards(body, '#celebrate').map(toText);
    expect(others).toEqual([]);
    for (const fact of [
      /Friday, June 5th, 2026/,
      /7:00 PM/,
      /cocktail attire/i,
      /Casanova Garden/,
    ]) {
      expect(welcomeParty).toMatch(fact);
      expect(ceremony).not.toMatch(fact);
    }
    for (const fact of [/Saturday, June 6th, 2026/, /6:00 PM/, /black tie/i, /Antique Garden/]) {
      expect(ceremony).toMatch(fact);
      expect(welcomeParty).not.toMatch(fact);
    }
  });

  it('has the travel times in the order of the specification', () => {
    const cards = listCards(body, '#stay');
    const times = [/You are there/, />12 min/, />15 min/, />18 min/, />10–12 min/, />20 min/];
    expect(cards).toHaveLength(times.length);
    for (const [index, time] of times.entries()) expect(cards[index]).toMatch(time);
  });

  it('has dates with the right weekdays', () => {
    const weekday = (day: string) =>
      new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
        weekday: 'long',
        timeZone: 'UTC',
      });
    expect(weekday('2026-06-05')).toBe('Friday');
    expect(weekday('2026-06-06')).toBe('Saturday');
  });
});

describe('the Italian page', async () => {
  const body = await readBody('it');

  it('has no English word, neither in its text nor in its labels', () => {
    const labels = [...body.matchAll(/ (?:aria-label|aria-roledescription|alt|title)="([^"]*)"/g)];
    expect(labels.length).toBeGreaterThan(30);
    const texts = [toText(body.replaceAll('<', ' <')), ...labels.map(([, label = '']) => label)];
    const text = texts.join('\n').replaceAll(/The Gritti Palace|portia-and-bassanio/g, '');
    const english = /\b(the|and|your|you|with|please|guests?|name|details|June|March|April)\b/gi;
    expect(text.match(english) ?? []).toEqual([]);
  });

  it('has the events, the questions and the deadline in Italian', () => {
    const events = toText(findSection(body, '#celebrate'));
    for (const { date, title, time, details } of italian.celebrate.events) {
      for (const fact of [date, title, time, ...details.timeline.map(formatStep)])
        expect(events).toContain(fact);
    }
    const headings = [...findSection(body, '#faq').matchAll(/<h3.*?<\/h3>/gs)];
    expect(headings.map(([heading]) => toText(heading))).toEqual(
      italian.faq.items.map(({ question }) => question),
    );
    expect(toText(findSection(body, '#rsvp'))).toContain(italian.rsvp.deadlineLine);
  });

  it('has calendar files in Italian with the times of the English ones', async () => {
    const files = [...body.matchAll(/href="([^"]+\.ics)"/g)];
    const texts = await Promise.all(
      files.map(([, path = '']) => readFile(join(PATHS.staticSite, path), 'utf8')),
    );
    expect(texts).toEqual([
      expect.stringContaining('SUMMARY:Festa di benvenuto'),
      expect.stringContaining('SUMMARY:Il matrimonio'),
    ]);
    expect(texts[0]).toContain('DTSTART;TZID=Europe/Rome:20260605T190000');
    expect(texts[1]).toContain('DTSTART;TZID=Europe/Rome:20260606T173000');
  });
});

it('names the couple on the home screen only behind the gate', async () => {
  const read = (path: string) => readFile(join(PATHS.staticSite, path), 'utf8');
  const gate = await read('index.html');
  expect(gate + (await read('manifest.webmanifest'))).not.toMatch(/Portia|private\/(icon|app)-/);
  const [, page = ''] = /data-wedding="([^"]+)"/.exec(gate) ?? [];
  const [, manifest = ''] = /rel="manifest" href="([^"]+)"/.exec(await read(page)) ?? [];
  const { icons, name, start_url } = JSON.parse(await read(manifest));
  expect({ name, start_url }).toEqual({ name: 'Portia & Bassanio', start_url: '/' });
  expect(icons).toMatchObject([192, 512].map((size) => ({ sizes: `${size}x${size}` })));
  for (const { src } of icons) expect(src).toMatch(/^\/private\/icon-/);
});
