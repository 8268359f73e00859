import { describe, expect, it } from 'vitest';
import { groupByHousehold, indexHouseholds, toHouseholdKey } from './group-by-household.ts';
import type { HistoryAction, HostEntry, HouseholdReply } from './household.ts';
import { RSVP_DEFAULTS, type StoredRsvp, toRsvpRecord } from './rsvp.ts';

const REPLY = toRsvpRecord({
  ...RSVP_DEFAULTS,
  guestOneFirst: 'Portia',
  guestOneLast: 'di Belmonte',
  email: 'portia@belmonte.example',
});

// Clocks jump: no time here says anything about the order.
function guest(id: number, said: Partial<StoredRsvp> = {}): StoredRsvp {
  return {
    ...REPLY,
    id,
    created_at: `2026-01-${String(28 - id).padStart(2, '0')}T12:00:00Z`,
    ...said,
  };
}

function host(
  id: number,
  after_rsvp: number,
  act: HistoryAction,
  reply: Partial<HouseholdReply> | null = null,
  household = 'email:portia@belmonte.example',
): HostEntry {
  const whole = reply && { ...REPLY, ...reply };
  return { id, created_at: '2026-01-01T00:00:00Z', household, act, after_rsvp, reply: whole };
}

describe('an address', () => {
  it.each([' Portia@Belmonte.example', 'portia@belmonte.EXAMPLE\n'])('%j is one', (email) => {
    expect(toHouseholdKey(email)).toBe('email:portia@belmonte.example');
  });
});

describe('a party', () => {
  it('is what the newest row says, whatever the clocks say', () => {
    const [household, ...others] = groupByHousehold(
      [
        guest(3, { wedding: 'not-attending' }),
        guest(1),
        guest(2, { email: 'Portia@belmonte.example' }),
      ],
      [],
    );
    expect(others).toEqual([]);
    expect(household).toMatchObject({
      key: 'email:portia@belmonte.example',
      version: '3.0',
      current: { wedding: 'not-attending' },
      withdrawn: false,
      hasCoupleEntries: false,
      firstAt: '2026-01-27T12:00:00Z',
      lastAt: '2026-01-25T12:00:00Z',
    });
    expect(household?.history).toHaveLength(3);
    expect(household?.current).not.toHaveProperty('id');
  });

  it('takes a host’s entry after the reply it came after, and before the next', () => {
    const rows = [guest(1), guest(5, { guests_count: 2 })];
    const amended = [host(1, 1, 'reply', { guests_count: 1, wedding: 'not-attending' })];
    expect(groupByHousehold(rows, amended)[0]?.history.map(({ by }) => by)).toEqual([
      'guest',
      'couple',
      'guest',
    ]);
    expect(groupByHousehold(rows, amended)[0]?.current).toMatchObject({
      guests_count: 2,
      wedding: 'attending',
    });
  });

  it('is back when its guest replies after it was withdrawn', () => {
    const withdrawn = [host(1, 1, 'withdraw')];
    expect(groupByHousehold([guest(1)], withdrawn)).toMatchObject([
      { withdrawn: true, version: '1.1', hasCoupleEntries: true },
    ]);
    expect(groupByHousehold([guest(1), guest(2)], withdrawn)).toMatchObject([
      { withdrawn: false, version: '2.1', hasCoupleEntries: true },
    ]);
  });

  it('stays withdrawn when a host amends it, until a host restores it', () => {
    const entries = [host(1, 1, 'withdraw'), host(2, 1, 'reply', { guests_count: 2 })];
    expect(groupByHousehold([guest(1)], entries)).toMatchObject([
      { withdrawn: true, current: { guests_count: 2 } },
    ]);
    const restored = [...entries, host(3, 1, 'restore')];
    expect(groupByHousehold([guest(1)], restored)).toMatchObject([
      { withdrawn: false, current: { guests_count: 2 } },
    ]);
  });

  it('may have no address, and is then found by its key', () => {
    const entries = [host(1, 0, 'reply', { email: null }, 'host:a')];
    expect(groupByHousehold([], entries)).toMatchObject([
      { key: 'host:a', current: { email: null } },
    ]);
  });

  it('is made by no withdrawal of nobody', () => {
    expect(groupByHousehold([], [host(1, 0, 'withdraw')])).toEqual([]);
  });
});

describe('an address that a host wrote down for a party', () => {
  const phoned = host(1, 0, 'reply', { email: null }, 'host:a');
  const told = host(2, 0, 'reply', { email: 'nerissa@belmonte.example' }, 'host:a');
  const nerissa = (id: number) => guest(id, { email: 'Nerissa@belmonte.example' });

  it('brings later replies from there to that party', () => {
    const { households, findByEmail } = indexHouseholds([nerissa(1)], [phoned, told]);
    expect(households).toMatchObject([{ key: 'host:a', version: '1.2' }]);
    expect(findByEmail('nerissa@belmonte.example')?.key).toBe('host:a');
    expect(findByEmail('jessica@belmonte.example')).toBeUndefined();
  });

  it('stays with the party that replied from there before', () => {
    const later = { ...told, after_rsvp: 1 };
    const { households } = indexHouseholds([nerissa(1), nerissa(2)], [phoned, later]);
    expect(households.map(({ key, history }) => [key, history.length])).toEqual([
      ['host:a', 2],
      ['email:nerissa@belmonte.example', 2],
    ]);
  });

  it('stays with the first of two parties it was written down for', () => {
    const other = host(3, 0, 'reply', { email: 'nerissa@belmonte.example' }, 'host:b');
    const { findByEmail } = indexHouseholds([], [phoned, told, other]);
    expect(findByEmail('nerissa@belmonte.example')?.key).toBe('host:a');
  });

  it('is free again when it was a slip of the pen', () => {
    const mended = host(3, 0, 'reply', { email: 'nerissa@venezia.example' }, 'host:a');
    const { households } = indexHouseholds([nerissa(1)], [phoned, told, mended]);
    expect(households.map(({ key }) => key)).toEqual(['host:a', 'email:nerissa@belmonte.example']);
  });

  it('is kept, once a guest has replied from there, also after another was written down', () => {
    const moved = host(3, 1, 'reply', { email: 'nerissa@venezia.example' }, 'host:a');
    const { households } = indexHouseholds([nerissa(1), nerissa(2)], [phoned, told, moved]);
    expect(households).toMatchObject([{ key: 'host:a', version: '2.3' }]);
  });
});
