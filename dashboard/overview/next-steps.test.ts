import { expect, it } from 'vitest';
import type { Mailing } from '../../domain/emails/mailings.ts';
import type { GuestListStatus } from '../../domain/guest-list/guest-list.ts';
import type { Household } from '../../domain/replies/household.ts';
import type { DraftSection } from '../../domain/website/website-api.ts';
import { getNextSteps } from './next-steps.ts';

type Known = Parameters<typeof getNextSteps>[0];

const CHANGE = { at: '2027-01-01T00:00:00Z', by: null };

function createSection(name: string, isOwn = false): DraftSection {
  return { name, content: name, revision: '1', change: isOwn ? CHANGE : null };
}

const EXAMPLE = ['version', 'couple', 'date', 'theme', 'faq'].map((name) => createSection(name));
const OWN = [
  ...['couple', 'date'].map((name) => createSection(name, true)),
  createSection('theme'),
  { ...createSection('faq', true), content: undefined },
];

const EMPTY: Known = {
  draft: { sections: EXAMPLE, issues: [], isDemo: true },
  guestData: { guestList: [], households: [] },
  mailings: null,
  daysUntilWedding: 100,
};
const PUBLISHED = { ...EMPTY.draft, isDemo: false };

function createReply(by: 'guest' | 'couple') {
  return { households: [{ history: [{ by }] } as Household], guestList: [] };
}

function createEntry(openedAt: string | null, messagedAt: string | null = null) {
  return { entry: { openedAt, messagedAt } } as GuestListStatus;
}

function createMailings(kind: Mailing['kind'], sent: number, problem: string | null = null) {
  return { problem, mailings: [{ kind, counts: { sent, waiting: 0, failed: 0 } } as Mailing] };
}

function listDone(known: Partial<Known>): string[] {
  const steps = getNextSteps({ ...EMPTY, ...known });
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

it('nothing is done in an empty installation', () => {
  expect(listDone({})).toEqual([]);
});

it('names without a date of their own are not enough', () => {
  const sections = [createSection('couple', true), createSection('date')];
  expect(listDone({ draft: { ...EMPTY.draft, sections } })).toEqual([]);
});

it('the page is not done while it has a section of the example', () => {
  const sections = [...OWN, createSection('hotels')];
  expect(listDone({ draft: { ...EMPTY.draft, sections } })).toEqual(['names']);
});

it('the page is not done while something prevents it from being published', () => {
  const issues = [{ path: ['date'], message: 'The wedding was in 2020.' }];
  expect(listDone({ draft: { ...EMPTY.draft, sections: OWN, issues } })).toEqual(['names']);
});

it('nothing was sent or tried before the couple published', () => {
  const mailings = createMailings('invitation', 3);
  const guestData = { ...createReply('guest'), guestList: [createEntry('2027-01-01T00:00:00Z')] };
  expect(listDone({ guestData, mailings })).toEqual(['guest-list', 'emails']);
});

it('a reply that the couple added, a reminder and an email that was not sent are no invitation', () => {
  const guestData = createReply('couple');
  for (const mailings of [createMailings('reminder', 3), createMailings('invitation', 0)]) {
    expect(listDone({ draft: PUBLISHED, guestData, mailings })).not.toContain('send');
  }
});

it('a site without a public address cannot send emails yet', () => {
  const mailings = createMailings('invitation', 0, 'PUBLIC_URL is missing.');
  expect(listDone({ mailings })).toEqual([]);
});

it('each step is done when the data shows it', () => {
  expect(listDone({ draft: { ...EMPTY.draft, sections: OWN } })).toEqual(['names', 'page']);
  expect(listDone({ draft: PUBLISHED })).toEqual(['names', 'page', 'publish']);
  const known: Partial<Known> = {
    draft: PUBLISHED,
    guestData: { guestList: [createEntry('2027-01-01T00:00:00Z')], households: [] },
    mailings: createMailings('invitation', 1),
  };
  expect(listDone(known)).toEqual(getNextSteps(EMPTY).map(({ step }) => step));
});

it('a household whose link nobody has opened shows no try as a guest', () => {
  const guestData = { guestList: [createEntry(null)], households: [] };
  expect(listDone({ draft: PUBLISHED, guestData })).not.toContain('try');
});

it('nothing comes next once the wedding is over, but the example’s is only an example', () => {
  expect(getNextSteps({ ...EMPTY, draft: PUBLISHED, daysUntilWedding: -1 })).toEqual([]);
  expect(getNextSteps({ ...EMPTY, draft: PUBLISHED, daysUntilWedding: 0 })).toHaveLength(7);
  expect(getNextSteps({ ...EMPTY, daysUntilWedding: -1 })).toHaveLength(7);
});

it('a guest who replies shows that the invitations went out some other way', () => {
  const steps = listDone({ draft: PUBLISHED, guestData: createReply('guest') });
  expect(steps).toEqual(['names', 'page', 'publish', 'emails', 'try', 'send']);
});

it('a personal link that the couple sent from their own telephone is an invitation', () => {
  const listSteps = (messagedAt: string | null) =>
    listDone({
      draft: PUBLISHED,
      guestData: { guestList: [createEntry(null, messagedAt)], households: [] },
    });
  expect(listSteps(null)).not.toContain('send');
  expect(listSteps('2027-01-01T00:00:00Z')).toContain('send');
});
