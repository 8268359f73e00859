/** A letter's words, before they become plain text and HTML. */
export type Email = {
  /** Never a guest's words: it is a header. */
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  greeting: string;
  parts: LetterPart[];
  closing: string;
  /** A calendar file to go with it. */
  calendar: string | null;
};

export type LetterPart =
  | { kind: 'words'; text: string }
  | { kind: 'event'; title: string; when: string; where: string; answer?: EventAnswer }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'link'; text: string; href: string };

type EventAnswer = { text: string; isAttending: boolean };
export type Fact = { label: string; value: string };

/** What stands on every letter: the paper it is written on. */
export type Letterhead = { couple: readonly [string, string]; dateLine: string; venueLine: string };
