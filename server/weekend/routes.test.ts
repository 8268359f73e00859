import { describe, expect } from 'vitest';
import content from '../../content/wedding.ts';
import type { WebsiteDraft } from '../../domain/website/website-api.ts';
import { listPlannedTimes } from '../../domain/weekend/shift-times.ts';
import type { WeekendResponse } from '../../domain/weekend/weekend-api.ts';
import { type Client, test } from '../fixtures/dashboard.ts';

const LATER = { event: 'wedding', from: '2026-06-06T18:45', minutes: 15 };

const post = (client: Client, path: string, body: unknown) =>
  client.request(path, { method: 'POST', body });

const read = async <Answer>(client: Client, path: string) =>
  (await client.request(path)).json() as Promise<Answer>;

const readTimes = async (client: Client) => {
  const { celebrate } = await read<WeekendResponse>(client, 'weekend');
  return listPlannedTimes(celebrate).map(({ at }) => at.slice(11));
};

async function saveDraft(client: Client, changes: Record<string, unknown>): Promise<void> {
  const { sections } = await read<WebsiteDraft>(client, 'website');
  const changed = Object.entries(changes).map(([name, value]) => {
    const revision = sections.find((section) => section.name === name)?.revision;
    return { name, revision, content: value };
  });
  expect((await post(client, 'website/draft', { sections: changed })).status).toBe(200);
}

describe('moving the planned times', () => {
  test('publishes the moved times at once, and can be taken back', async ({ client }) => {
    const response = await post(client, 'weekend/shift', LATER);
    expect(response.status).toBe(201);
    expect(await readTimes(client)).toEqual(['19:00', '17:30', '18:00', '19:00', '20:30']);
    const { published } = await read<WebsiteDraft>(client, 'website');
    expect(published?.note).toBe('Times moved on the day');
    const back = { ...LATER, from: '2026-06-06T19:00', minutes: -15 };
    expect((await post(client, 'weekend/shift', back)).status).toBe(201);
    const { celebrate } = await read<WeekendResponse>(client, 'weekend');
    const revised = celebrate.events.map(({ revision: _, ...event }) => event);
    expect(revised).toEqual(content.celebrate.events);
  });

  test('publishes nothing else of the draft, and moves the times of the draft too', async ({
    client,
  }) => {
    const [welcome, wedding] = content.celebrate.events;
    const celebrate = {
      ...content.celebrate,
      heading: 'Our days',
      events: [{ ...welcome, location: 'Attic' }, wedding],
    };
    await saveDraft(client, { celebrate, couple: ['Jessica', 'Lorenzo'] });
    await post(client, 'weekend/shift', LATER);
    const { hasDraft, ...shown } = await read<WeekendResponse>(client, 'weekend');
    expect(hasDraft).toBe(true);
    expect(shown.celebrate.heading).toEqual(content.celebrate.heading);
    const { sections } = await read<WebsiteDraft>(client, 'website');
    const draft = (name: string) => sections.find((section) => section.name === name)?.content;
    expect(draft('couple')).toEqual(['Jessica', 'Lorenzo']);
    expect(draft('celebrate')).toMatchObject({ heading: 'Our days' });
    const moved = draft('celebrate') as typeof content.celebrate;
    expect(moved.events[0]?.location).toBe('Attic');
    expect(listPlannedTimes(moved)[3]?.at).toBe('2026-06-06T19:00');
  });

  test('is rejected for a time that is not planned any more, or would be out of order', async ({
    client,
  }) => {
    await post(client, 'weekend/shift', LATER);
    for (const [body, message, field] of [
      [LATER, /have changed/, 'from'],
      [{ ...LATER, event: 'brunch' }, /have changed/, 'from'],
      [{ ...LATER, from: '2026-06-06T19:00', minutes: -60 }, /in order/, 'minutes'],
    ] as const) {
      const response = await post(client, 'weekend/shift', body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: expect.stringMatching(message),
        field,
      });
    }
  });
});
