import {
  ABSENT_REVISION,
  type DraftSection,
  type SaveDraftRequest,
  type WebsiteDraft,
  type WebsiteVersion,
} from '../../../domain/dashboard/website-api.ts';
import { toCanonicalJson } from '../../../domain/wedding/compare-documents.ts';
import type { ContentIssue } from '../../../domain/wedding/content-issue.ts';
import type { ContentDocument } from '../document-path.ts';

/** One section of the draft as this editor has it. */
export type EditedSection = {
  /** As it was on the server, with its revision, when this editor last read it. */
  saved: DraftSection;
  content: unknown;
  /** Somebody else's version, while the couple has to choose between the two. */
  theirs: DraftSection | null;
};

export type DraftState = {
  sections: ReadonlyMap<string, EditedSection>;
  revision: string;
  /** The errors that the server has found in the saved draft. */
  issues: readonly ContentIssue[];
  published: WebsiteVersion | null;
  isDemo: boolean;
};

export type SavedSections = SaveDraftRequest['sections'];

export function createDraftState(draft: WebsiteDraft): DraftState {
  return receiveDraft(null, draft);
}

/**
 * Takes over the draft from the server without losing unsaved edits. `sent` are the sections of the
 * save that it answers.
 */
export function receiveDraft(
  state: DraftState | null,
  { sections, revision, issues, published, isDemo }: WebsiteDraft,
  sent: SavedSections = [],
): DraftState {
  const received = new Map(sections.map((section) => [section.name, section]));
  for (const name of state?.sections.keys() ?? []) {
    if (!received.has(name)) received.set(name, { name, revision: ABSENT_REVISION, change: null });
  }
  const merged = [...received].map(([name, section]) => {
    const own = state?.sections.get(name);
    const save = sent.find((other) => other.name === name);
    return [name, mergeSection(own, section, save)] as const;
  });
  return { sections: new Map(merged), revision, issues, published, isDemo };
}

function mergeSection(
  own: EditedSection | undefined,
  received: DraftSection,
  save?: SavedSections[number],
): EditedSection {
  // While a save is under way, an edit back to the former content is an edit too.
  const isClean = !own || (!save && isSame(own.content, own.saved.content));
  if (isClean || isSame(own.content, received.content)) {
    return { saved: received, content: received.content, theirs: null };
  }
  const isOwnSave = save !== undefined && isSame(save.content, received.content);
  if (isOwnSave || received.revision === own.saved.revision) {
    return { saved: received, content: own.content, theirs: null };
  }
  return { ...own, theirs: received };
}

/** Records the sections that somebody else has saved in the meantime. */
export function receiveConflict(state: DraftState, theirs: readonly DraftSection[]): DraftState {
  const sections = new Map(state.sections);
  for (const section of theirs) {
    sections.set(section.name, mergeSection(sections.get(section.name), section));
  }
  return { ...state, sections };
}

export function editSection(state: DraftState, name: string, content: unknown): DraftState {
  const section = state.sections.get(name) ?? createAbsentSection(name);
  return { ...state, sections: new Map(state.sections).set(name, { ...section, content }) };
}

/** The couple has chosen one of two versions. Their own one is saved next. */
export function resolveConflict(
  state: DraftState,
  name: string,
  choice: 'mine' | 'theirs',
): DraftState {
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
export function listUnsaved({ sections }: DraftState): SavedSections {
  return [...sections]
    .filter(([, { content, saved, theirs }]) => !theirs && !isSame(content, saved.content))
    .map(([name, { content, saved }]) => ({
      name,
      revision: saved.revision,
      ...(content !== undefined && { content }),
    }));
}

/** Lists the unsaved sections, and those whose save may still arrive at the server. */
export function listEditsToKeep({ sections }: DraftState, inFlight: SavedSections): KeptEdit[] {
  return [...sections].flatMap(([name, { content, saved, theirs }]) => {
    const save = inFlight.find((other) => other.name === name);
    if (!theirs && !save && isSame(content, saved.content)) return [];
    return [
      {
        name,
        revision: saved.revision,
        ...(content !== undefined && { content }),
        ...(save && { sent: save.content }),
      },
    ];
  });
}

export function listConflicts({ sections }: DraftState): EditedSection[] {
  return [...sections.values()].filter(({ theirs }) => theirs !== null);
}

/** The document as this editor shows it. */
export function toDocument({ sections }: DraftState): ContentDocument {
  return Object.fromEntries(
    [...sections].flatMap(([name, { content }]) =>
      content === undefined ? [] : [[name, content]],
    ),
  );
}

/** An edit as it is kept in this browser, with the content of a save that was under way. */
export type KeptEdit = SavedSections[number] & { sent?: unknown };

/** Applies edits that were kept in this browser. */
export function restoreEdits(state: DraftState, edits: readonly KeptEdit[]): DraftState {
  const sections = new Map(state.sections);
  for (const { name, revision, content, sent } of edits) {
    const section = sections.get(name) ?? createAbsentSection(name);
    const isKnown = section.saved.revision === revision || isSame(section.content, sent);
    const isOutdated = !isKnown && !isSame(section.content, content);
    sections.set(name, { ...section, content, theirs: isOutdated ? section.saved : null });
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
