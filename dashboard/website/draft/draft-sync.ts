import type { DraftSection, WebsiteDraft } from '../../../domain/dashboard/website-api.ts';
import { ApiError, isSignedOut, NoConnectionError } from '../../api/request.ts';
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
} from './draft-state.ts';
import type { LocalCopy } from './local-copy.ts';

export type SaveStatus =
  | { kind: 'saved' | 'saving' | 'offline' | 'signed-out' | 'conflict' }
  | { kind: 'failed'; message: string };

export type DraftSnapshot = { state: DraftState; status: SaveStatus };

type Options = {
  draft: WebsiteDraft;
  save: (sections: SavedSections, options: { isLeaving: boolean }) => Promise<WebsiteDraft>;
  localCopy: LocalCopy;
};

const SAVE_DELAY_MS = 700;
const RETRY_MS = 5_000;

export type DraftSync = ReturnType<typeof createDraftSync>;

/** Saves each edit a moment after it was made, and tries again until the server has it. */
export function createDraftSync({ draft, save, localCopy }: Options) {
  let state = restoreEdits(createDraftState(draft), localCopy.read());
  let failure: SaveStatus | null = null;
  let isKeptHere = true;
  /** The sections of the save that is under way; empty without one. */
  let inFlight: SavedSections = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the saves: a draft that was read before one of them is out of date. */
  let epoch = 0;
  let snapshot: DraftSnapshot = { state, status: getStatus() };
  const listeners = new Set<() => void>();

  function update(next: DraftState) {
    state = next;
    isKeptHere = localCopy.write(listEditsToKeep(state, inFlight));
    snapshot = { state, status: getStatus() };
    for (const listener of listeners) listener();
  }

  function getStatus(): SaveStatus {
    if (failure) return failure;
    if (listUnsaved(state).length > 0) return { kind: 'saving' };
    return { kind: listConflicts(state).length > 0 ? 'conflict' : 'saved' };
  }

  function schedule(delayMs = SAVE_DELAY_MS) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  async function flush({ isLeaving = false } = {}): Promise<void> {
    clearTimeout(timer);
    const sections = listUnsaved(state);
    if (sections.length === 0 || (inFlight.length > 0 && !isLeaving)) return;
    inFlight = sections;
    epoch += 1;
    try {
      const saved = await save(sections, { isLeaving });
      failure = null;
      inFlight = [];
      update(receiveDraft(state, saved, sections));
    } catch (error) {
      inFlight = [];
      receiveError(error);
    } finally {
      epoch += 1;
    }
    if (listUnsaved(state).length === 0) return;
    schedule(failure ? RETRY_MS : SAVE_DELAY_MS);
  }

  function receiveError(error: unknown) {
    const theirs = findConflict(error);
    if (theirs) {
      failure = null;
      update(receiveConflict(state, theirs));
      return;
    }
    failure = toFailure(error);
    update(state);
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
      update(editSection(state, name, content));
      schedule();
    },
    resolve(name: string, choice: 'mine' | 'theirs') {
      update(resolveConflict(state, name, choice));
      schedule(0);
    },
    /** Takes over the edits that another instance on this page kept in the meantime. */
    restore() {
      update(restoreEdits(state, localCopy.read()));
      if (listUnsaved(state).length > 0) schedule();
    },
    /** Reads the draft again, unless a save makes the answer out of date. */
    async refresh(read: () => Promise<WebsiteDraft | null>) {
      const before = epoch;
      const received = await read();
      if (received && before === epoch && inFlight.length === 0)
        update(receiveDraft(state, received));
    },
    /** Takes over a draft that replaces this one, as after a restore. */
    replace(received: WebsiteDraft) {
      epoch += 1;
      failure = null;
      update(createDraftState(received));
    },
    flush,
    /** Whether closing the tab now would lose edits. */
    wouldLoseEdits: () => !isKeptHere && listUnsaved(state).length > 0,
    stop: () => clearTimeout(timer),
  };
}

function findConflict(error: unknown): DraftSection[] | undefined {
  return error instanceof ApiError && error.body.code === 'conflict'
    ? error.body.sections
    : undefined;
}

function toFailure(error: unknown): SaveStatus {
  if (error instanceof NoConnectionError) return { kind: 'offline' };
  if (isSignedOut(error)) return { kind: 'signed-out' };
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}
