import type { KeptEdit } from './draft-state.ts';

/** Keeps unsaved edits in this browser, until the server has them. */
export type LocalCopy = {
  read(): KeptEdit[];
  /** Replaces the edits that were written before. False when this browser cannot keep anything. */
  write(edits: readonly KeptEdit[]): boolean;
};

/**
 * `prefix` is that of the draft's entries: one for each section, so that two tabs that edit different
 * sections do not replace each other's.
 */
export function createLocalCopy(
  prefix: string,
  storage: () => Storage = () => localStorage,
): LocalCopy {
  /** The entries of this tab; another tab may have written others. */
  const written = new Map<string, string>();

  function remove(name: string, text: string) {
    if (storage().getItem(prefix + name) === text) storage().removeItem(prefix + name);
    written.delete(name);
  }

  return {
    read() {
      try {
        return Object.entries(storage()).flatMap(([key, text]) => {
          if (!key.startsWith(prefix) || typeof text !== 'string') return [];
          written.set(key.slice(prefix.length), text);
          return [JSON.parse(text)];
        });
      } catch {
        return [];
      }
    },
    write(edits) {
      try {
        for (const edit of edits) {
          const text = JSON.stringify(edit);
          if (written.get(edit.name) === text) continue;
          storage().setItem(prefix + edit.name, text);
          written.set(edit.name, text);
        }
        for (const [name, text] of written) {
          if (!edits.some((edit) => edit.name === name)) remove(name, text);
        }
        return true;
      } catch {
        return false;
      }
    },
  };
}
