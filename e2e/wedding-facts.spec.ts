import { expect, test } from './test.ts';

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

test('every fact of the specification is in its section', async ({ weddingPage: page }) => {
  for (const [section, facts] of Object.entries(FACTS)) {
    const element = page.locator(section).first();
    for (const fact of facts) {
      await expect.soft(element, section).toContainText(allowAnySpace(fact), { timeout: 1000 });
    }
  }
});

test('each event card shows its own time, place and dress code', async ({ weddingPage: page }) => {
  const [welcomeParty, ceremony] = await page.locator('#celebrate').getByRole('article').all();
  if (!welcomeParty || !ceremony) throw new Error('There are no two event cards.');
  for (const fact of [/Friday, June 5th, 2026/, /7:00 PM/, /cocktail attire/i, /Casanova Garden/]) {
    await expect(welcomeParty).toContainText(fact);
    await expect(ceremony).not.toContainText(fact);
  }
  for (const fact of [/Saturday, June 6th, 2026/, /6:00 PM/, /black tie/i, /Antique Garden/]) {
    await expect(ceremony).toContainText(fact);
    await expect(welcomeParty).not.toContainText(fact);
  }
});

test('the dates have the right weekdays', () => {
  const weekday = (day: string) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  expect(weekday('2026-06-05')).toBe('Friday');
  expect(weekday('2026-06-06')).toBe('Saturday');
});

test('the travel times are in the order of the specification', async ({ weddingPage: page }) => {
  const cards = page.locator('#stay').getByRole('article');
  const times = [/You are there/, /^12 min/, /^15 min/, /^18 min/, /^10–12 min/, /^20 min/];
  await expect(cards).toHaveCount(times.length);
  for (const [index, time] of times.entries()) {
    await expect(cards.nth(index).getByText(time)).toBeVisible();
  }
});
