import { toCanonicalJson } from '../../domain/website/compare-documents.ts';
import {
  ABSENT_REVISION,
  type DraftSection,
  type SaveDraftRequest,
} from '../../domain/website/website-api.ts';

/** A draft as the server has it: its sections, and more that the editor only shows. */
export type ServerDraft = { sections: DraftSection[] };

/** One section of the draft as this editor has it. */
export type EditedSection = {
  /** As it was on the server, with its revision, when this editor last read it. */
  saved: DraftSection;
  content: unknown;
  /** Somebody else's version, while the couple has to choose between the two. */
  theirs: DraftSection | null;
};

type Sections = { sections: ReadonlyMap<string, EditedSection> };

export type DraftState<Draft extends ServerDraft> = Omit<Draft, 'sections'> & Sections;

export type SavedSections = SaveDraftRequest['sections'];

export function createDraftState<Draft extends ServerDraft>(draft: Draft): DraftState<Draft> {
  return receiveDraft(null, draft);
}

/**
 * Takes over the draft from the server without losing unsaved edits. `sent` are the sections of the
 * save that it answers, and of earlier ones without an answer.
 */
export function receiveDraft<Draft extends ServerDraft>(
  state: Sections | null,
  { sections, ...rest }: Draft,
  sent: SavedSections = [],
): DraftState<Draft> {
  const received = new Map(sections.map((section) => [section.name, section]));
  for (const name of state?.sections.keys() ?? []) {
    if (!received.has(name)) received.set(name, { name, revision: ABSENT_REVISION, change: null });
  }
  const merged = [...received].map(
    ([name, section]) => [name, mergeSection(state?.sections.get(name), section, sent)] as const,
  );
  return { ...rest, sections: new Map(merged) };
}

function mergeSection(
  own: EditedSection | undefined,
  received: DraftSection,
  sent: SavedSections,
): EditedSection {
  const saves = sent.filter(({ name }) => name === received.name);
  // While a save is under way, an edit back to the former content is an edit too.
  const isClean = !own || (saves.length === 0 && isSame(own.content, own.saved.content));
  if (isClean || isSame(own.content, received.content)) {
    return { saved: received, content: received.content, theirs: null };
  }
  const isOwnSave = saves.some(({ content }) => isSame(content, received.content));
  if (isOwnSave || received.revision === own.saved.revision) {
    return { saved: received, content: own.content, theirs: null };
  }
  return { ...own, theirs: received };
}

/** Records the sections that somebody else has saved in the meantime. */
export function receiveConflict<State extends Sections>(
  state: State,
  theirs: readonly DraftSection[],
  sent: SavedSections = [],
): State {
  const sections = new Map(state.sections);
  for (const section of theirs) {
    sections.set(section.name, mergeSection(sections.get(section.name), section, sent));
  }
  return { ...state, sections };
}

export function editSection<State extends Sections>(
  state: State,
  name: string,
  content: unknown,
): State {
  const section = state.sections.get(name) ?? createAbsentSection(name);
  return { ...state, sections: new Map(state.sections).set(name, { ...section, content }) };
}

/** The couple has chosen one of two versions. Their own one is saved next. */
export function resolveConflict<State extends Sections>(
  state: State,
  name: string,
  choice: 'mine' | 'theirs',
): State {
  const section = state.sections.get(name);
  if (!section?.theirs) return state;
  const { content, theirs } = section;
  const resolved = {
    saved: theirs,
    content: choice === 'mine' ? content : theirs.content,
    theirs: null,
  };
  return { ...state, sections: new Map(state.sections).set(name, resolved) };
}

/** The sections to save. Those with two versions wait for the couple's choice. */
export function listUnsaved({ sections }: Sections): SavedSections {
  return [...sections]
    .filter(([, { content, saved, theirs }]) => !theirs && !isSame(content, saved.content))
    .map(([name, { content, saved }]) => ({
      name,
      revision: saved.revision,
      ...(content !== undefined && { content }),
    }));
}

/** Lists the unsaved sections, and those whose save has no answer. */
export function listEditsToKeep({ sections }: Sections, unanswered: SavedSections): KeptEdit[] {
  return [...sections].flatMap(([name, { content, saved, theirs }]) => {
    const sent = unanswered.filter((other) => other.name === name).map((save) => save.content);
    if (!theirs && sent.length === 0 && isSame(content, saved.content)) return [];
    return [
      {
        name,
        revision: saved.revision,
        ...(content !== undefined && { content }),
        ...(sent.length > 0 && { sent }),
      },
    ];
  });
}

export function listConflicts({ sections }: Sections): EditedSection[] {
  return [...sections.values()].filter(({ theirs }) => theirs !== null);
}

/** The contents of all sections, as this editor shows them. */
export function toDocument({ sections }: Sections): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...sections].flatMap(([name, { content }]) =>
      content === undefined ? [] : [[name, content]],
    ),
  );
}

/** An edit as it is kept in this browser, with the contents of the saves without an answer. */
export type KeptEdit = SavedSections[number] & { sent?: unknown[] };

/** Applies edits that were kept in this browser. */
export function restoreEdits<State extends Sections>(
  state: State,
  edits: readonly KeptEdit[],
): State {
  const sections = new Map(state.sections);
  for (const { name, revision, content, sent = [] } of edits) {
    const section = sections.get(name) ?? createAbsentSection(name);
    const isKnown = section.saved.revision === revision;
    const isOutdated = !isKnown && ![content, ...sent].some((own) => isSame(section.content, own));
    const edited = isOutdated
      ? { saved: { ...section.saved, revision }, theirs: section.saved }
      : { saved: section.saved, theirs: null };
    sections.set(name, { ...edited, content });
  }
  return { ...state, sections };
}

function createAbsentSection(name: string): EditedSection {
  return {
    saved: { name, revision: ABSENT_REVISION, change: null },
    content: undefined,
    theirs: null,
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || toCanonicalJson(a) === toCanonicalJson(b);
}
