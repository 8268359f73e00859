import { ApiError, findConflict, isSignedOut, NoConnectionError } from '../api/request.ts';
import { forgetLastChange } from '../api/undo.ts';
import {
  createDraftState,
  type DraftState,
  editSection,
  listConflicts,
  listEditsToKeep,
  listUnsaved,
  receiveConflict,
  receiveDraft,
  resolveConflict,
  restoreEdits,
  type SavedSections,
  type ServerDraft,
} from './draft-state.ts';
import type { LocalCopy } from './local-copy.ts';

export type SaveStatus =
  | { kind: 'saved' | 'saving' | 'offline' | 'signed-out' | 'conflict' }
  | { kind: 'failed'; message: string };

export type DraftSnapshot<Draft extends ServerDraft> = {
  state: DraftState<Draft>;
  status: SaveStatus;
  /** Whether this browser keeps the unsaved edits. */
  isKeptHere: boolean;
};

type Options<Draft> = {
  draft: Draft;
  save: (sections: SavedSections, options: { isLeaving: boolean }) => Promise<Draft>;
  localCopy: LocalCopy;
};

const SAVE_DELAY_MS = 700;
const RETRY_MS = 5_000;

export type DraftSync<Draft extends ServerDraft> = ReturnType<typeof createDraftSync<Draft>>;

/** Saves each edit a moment after it was made, and retries until the server has it. */
export function createDraftSync<Draft extends ServerDraft>({
  draft,
  save,
  localCopy,
}: Options<Draft>) {
  let state = restoreEdits(createDraftState(draft), localCopy.read());
  let failure: SaveStatus | null = null;
  let isKeptHere = true;
  /** Sections of saves without an answer: they are under way, or the connection was lost. */
  let unanswered: SavedSections = [];
  let savesUnderWay = 0;
  let lastSave: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts starts and ends of saves, and replaced drafts: a draft that was read before one of them is out of date. */
  let saveCount = 0;
  let snapshot: DraftSnapshot<Draft> = { state, status: getStatus(), isKeptHere };
  const listeners = new Set<() => void>();

  function update(next: DraftState<Draft>) {
    state = next;
    isKeptHere = localCopy.write(listEditsToKeep(state, unanswered));
    snapshot = { state, status: getStatus(), isKeptHere };
    for (const listener of listeners) listener();
  }

  function getStatus(): SaveStatus {
    if (listUnsaved(state).length > 0) return failure ?? { kind: 'saving' };
    return { kind: listConflicts(state).length > 0 ? 'conflict' : 'saved' };
  }

  function hasUnsavedEdits(): boolean {
    return listEditsToKeep(state, unanswered).length > 0;
  }

  function schedule(delayMs = SAVE_DELAY_MS) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  async function flush({ isLeaving = false } = {}): Promise<void> {
    clearTimeout(timer);
    const sections = listUnsaved(state);
    if (sections.length === 0 || (savesUnderWay > 0 && !isLeaving)) return;
    lastSave = saveSections(sections, { isLeaving });
    await lastSave;
  }

  async function saveSections(sections: SavedSections, options: { isLeaving: boolean }) {
    const sent = keepFirstAndLast([...unanswered, ...sections]);
    unanswered = sent;
    savesUnderWay += 1;
    saveCount += 1;
    const settle = (next: DraftState<Draft>, reason: unknown = null) => {
      failure = reason === null ? null : toFailure(reason);
      if (reason === null || isFinal(reason)) {
        unanswered = unanswered.filter((section) => !sent.includes(section));
      }
      savesUnderWay -= 1;
      saveCount += 1;
      update(next);
      if (listUnsaved(state).length === 0 || isFinal(reason)) return;
      schedule(failure ? RETRY_MS : SAVE_DELAY_MS);
    };
    try {
      const saved = await save(sections, options);
      settle(receiveDraft(state, saved, sent));
    } catch (error) {
      const theirs = findConflict(error, 'sections');
      if (theirs) settle(receiveConflict(state, theirs, sent));
      else settle(state, error);
    }
  }

  // Edits of an earlier visit wait to be saved.
  if (listUnsaved(state).length > 0) schedule(0);

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => snapshot,
    edit(name: string, content: unknown) {
      forgetLastChange();
      update(editSection(state, name, content));
      schedule();
    },
    resolve(name: string, choice: 'mine' | 'theirs') {
      update(resolveConflict(state, name, choice));
      schedule(0);
    },
    /** Reads the draft again, unless a save makes the answer out of date. */
    async refresh(read: () => Promise<Draft | null>) {
      const before = saveCount;
      const received = await read();
      if (!received || before !== saveCount || savesUnderWay > 0) return;
      update(receiveDraft(state, received, unanswered));
      if (listUnsaved(state).length > 0) schedule();
    },
    /** Takes over a draft that replaces this one, as after a restore. */
    replace(received: Draft) {
      saveCount += 1;
      failure = null;
      unanswered = [];
      update(createDraftState(received));
    },
    flush,
    /** Saves every edit, after the save that is under way. */
    async saveAll() {
      await lastSave;
      await flush();
    },
    hasUnsavedEdits,
    /** Whether closing the tab now would lose edits. */
    wouldLoseEdits: () => !isKeptHere && hasUnsavedEdits(),
    /** Whether an editor shows this draft, or an upload that began there still belongs to it. */
    isInUse: () => listeners.size > 0,
    stop: () => clearTimeout(timer),
  };
}

const syncs = new Map<string, unknown>();

/** Continues with the one of an editor that was closed before everything was saved, or before an upload ended. */
export function openDraftSync<Draft extends ServerDraft>(
  name: string,
  create: () => DraftSync<Draft>,
): DraftSync<Draft> {
  const former = syncs.get(name) as DraftSync<Draft> | undefined;
  const sync = former?.hasUnsavedEdits() || former?.isInUse() ? former : create();
  syncs.set(name, sync);
  return sync;
}

/** Keeps the first and the last save of each section: typing without a connection makes many. */
function keepFirstAndLast(saves: SavedSections): SavedSections {
  return saves.filter(
    ({ name }, index) =>
      saves.findIndex((save) => save.name === name) === index ||
      saves.findLastIndex((save) => save.name === name) === index,
  );
}

function toFailure(error: unknown): SaveStatus {
  if (error instanceof NoConnectionError) return { kind: 'offline' };
  if (isSignedOut(error)) return { kind: 'signed-out' };
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** The server would reject the same edits again. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);
}
