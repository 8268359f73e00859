import { afterEach, describe, expect, it } from 'vitest';
import type { WebsiteDraft } from '../../domain/website/website-api.ts';
import { ApiError, NoConnectionError } from '../api/request.ts';
import type { SavedSections } from './draft-state.ts';
import { createDraftSync, openDraftSync } from './draft-sync.ts';
import { createLocalCopy } from './local-copy.ts';

/** A storage like that of a browser. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  clear = undefined as never;
  key = undefined as never;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

/** A server with one section, which can reject a save, or store it without an answer. */
function createServer() {
  const saves: SavedSections[] = [];
  let [content, revision]: [unknown, number] = ['a', 1];
  let failure: Error | null = null;
  let losesAnswer = false;
  const read = (): WebsiteDraft => ({
    sections: [{ name: 'faq', content, revision: String(revision), change: null }],
    ...{ revision: String(revision), issues: [], published: null, hasChanges: true, isDemo: false },
  });
  return {
    saves,
    read,
    fail: (error: Error | null) => {
      failure = error;
    },
    loseNextAnswer() {
      losesAnswer = true;
    },
    write(next: unknown) {
      [content, revision] = [next, revision + 1];
    },
    async save(sections: SavedSections) {
      await Promise.resolve();
      if (failure) throw failure;
      saves.push(sections);
      const [first] = sections;
      if (first?.revision !== String(revision) && first?.content !== content) {
        const body = { code: 'conflict', message: 'Changed.', sections: read().sections } as const;
        throw new ApiError(new Response(null, { status: 409 }), body);
      }
      [content, revision] = [first?.content, revision + 1];
      if (!losesAnswer) return read();
      losesAnswer = false;
      throw new NoConnectionError();
    },
  };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function open(server: ReturnType<typeof createServer>, storage: Storage = new MemoryStorage()) {
  const localCopy = createLocalCopy('website-draft:', () => storage);
  const sync = createDraftSync({ draft: server.read(), save: server.save, localCopy });
  stops.push(sync.stop);
  const statusOf = () => sync.getSnapshot().status.kind;
  const contentOf = () => sync.getSnapshot().state.sections.get('faq')?.content;
  return { ...sync, statusOf, contentOf };
}

describe('edits', () => {
  it('are not lost without a connection: they wait in the browser, also for the next visit', async () => {
    const server = createServer();
    const storage = new MemoryStorage();
    server.fail(new NoConnectionError());
    const tab = open(server, storage);
    tab.edit('faq', 'mine');
    await tab.flush();
    expect(tab.statusOf()).toBe('offline');
    expect(tab.wouldLoseEdits()).toBe(false);
    tab.stop();

    server.fail(null);
    const next = open(server, storage);
    expect(next.contentOf()).toBe('mine');
    await expect.poll(() => next.statusOf()).toBe('saved');
    expect(server.read().sections[0]?.content).toBe('mine');
    expect(storage.getItem('website-draft:faq')).toBeNull();
  });

  it('are not lost when the session has ended: they are saved after the sign-in', async () => {
    const server = createServer();
    const tab = open(server);
    server.fail(new ApiError(new Response(null, { status: 401 }), { code: 'signed-out' }));
    tab.edit('faq', 'mine');
    await tab.flush();
    expect(tab.statusOf()).toBe('signed-out');
    server.fail(null);
    await tab.flush();
    expect(tab.statusOf()).toBe('saved');
  });

  it('are not lost when the browser keeps nothing: leaving the page asks first', async () => {
    const server = createServer();
    const tab = open(server, Object.freeze(new MemoryStorage()));
    server.fail(new NoConnectionError());
    tab.edit('faq', 'mine');
    await tab.flush();
    expect(tab.wouldLoseEdits()).toBe(true);
    server.fail(null);
    server.write('theirs');
    await tab.flush();
    expect(tab.statusOf()).toBe('conflict');
    expect(tab.wouldLoseEdits()).toBe(true);
    tab.resolve('faq', 'mine');
    await tab.flush();
    expect(tab.wouldLoseEdits()).toBe(false);
  });

  it('are not lost when the page is left during a save: both arrive, or the next visit saves the later one', async () => {
    const server = createServer();
    const storage = new MemoryStorage();
    const tab = open(server, storage);
    tab.edit('faq', 'mi');
    const saves = [tab.flush()];
    tab.edit('faq', 'mine');
    saves.push(tab.flush({ isLeaving: true }));
    const closed = new MemoryStorage();
    Object.assign(closed, storage);
    await Promise.all(saves);
    expect(server.saves.map(([section]) => section?.content)).toEqual(['mi', 'mine']);
    await tab.saveAll();
    expect(server.read().sections[0]?.content).toBe('mine');
    expect(tab.statusOf()).toBe('saved');
    expect(storage.getItem('website-draft:faq')).toBeNull();

    server.write('mi');
    const next = open(server, closed);
    await next.saveAll();
    expect(next.statusOf()).toBe('saved');
    expect(server.read().sections[0]?.content).toBe('mine');
  });

  it('are not lost when the answer to a save is lost: the next save is no conflict, also after another visit', async () => {
    for (const isSameVisit of [true, false]) {
      const server = createServer();
      const storage = new MemoryStorage();
      const tab = open(server, storage);
      server.loseNextAnswer();
      tab.edit('faq', 'mi');
      const save = tab.flush();
      tab.edit('faq', 'mine');
      await save;
      if (!isSameVisit) tab.stop();
      const next = isSameVisit ? tab : open(server, storage);
      await next.saveAll();
      await next.saveAll();
      expect(next.statusOf()).toBe('saved');
      expect(server.read().sections[0]?.content).toBe('mine');
    }
  });

  it('are not lost when an edit is taken back after its answer was lost', async () => {
    const server = createServer();
    const tab = open(server);
    server.loseNextAnswer();
    tab.edit('faq', 'mine');
    await tab.flush();
    tab.edit('faq', 'a');
    await tab.refresh(async () => server.read());
    await tab.saveAll();
    expect(server.read().sections[0]?.content).toBe('a');
  });

  it('are not lost when the server rejects them: they wait in the browser for a correction', async () => {
    const server = createServer();
    const storage = new MemoryStorage();
    const tab = open(server, storage);
    const body = { code: 'too-large', message: 'Too long.' } as const;
    server.fail(new ApiError(new Response(null, { status: 413 }), body));
    tab.edit('faq', 'mine');
    await tab.saveAll();
    expect(tab.getSnapshot().status).toEqual({ kind: 'failed', message: 'Too long.' });
    expect(storage.getItem('website-draft:faq')).toContain('mine');
    tab.edit('faq', 'a');
    expect(tab.statusOf()).toBe('saved');
    expect(storage.getItem('website-draft:faq')).toBeNull();
  });

  it('are not lost when somebody else saved first: both versions wait for a choice', async () => {
    const server = createServer();
    const tab = open(server);
    server.write('theirs');
    tab.edit('faq', 'mine');
    await tab.flush();
    expect(tab.statusOf()).toBe('conflict');
    expect(server.read().sections[0]?.content).toBe('theirs');
    tab.resolve('faq', 'mine');
    await tab.flush();
    expect(server.read().sections[0]?.content).toBe('mine');
    expect(tab.statusOf()).toBe('saved');
  });

  it('are not lost when the editor is opened again before everything is saved: it continues with them', async () => {
    const server = createServer();
    const create = () => open(server);
    const former = openDraftSync('website', create);
    former.edit('faq', 'mine');
    expect(openDraftSync('website', create)).toBe(former);
    await former.saveAll();
    expect(openDraftSync('website', create)).not.toBe(former);
    expect(server.read().sections[0]?.content).toBe('mine');
  });

  it('go to the draft of the editor that is opened again before an upload ends: it is the same one', () => {
    const create = () => open(createServer());
    const former = openDraftSync('website', create);
    const endUpload = former.subscribe(() => {});
    expect(openDraftSync('website', create)).toBe(former);
    endUpload();
    expect(openDraftSync('website', create)).not.toBe(former);
  });

  it('are not lost by an answer that was read before the last save', async () => {
    const server = createServer();
    const tab = open(server);
    const old = server.read();
    const answer = Promise.withResolvers<WebsiteDraft>();
    const refreshed = tab.refresh(() => answer.promise);
    tab.edit('faq', 'mine');
    await tab.flush();
    answer.resolve(old);
    await refreshed;
    expect(tab.contentOf()).toBe('mine');
  });
});

it('edits in quick succession are saved together', async () => {
  const server = createServer();
  const tab = open(server);
  for (const text of ['m', 'mi', 'mine']) tab.edit('faq', text);
  expect(tab.statusOf()).toBe('saving');
  await expect.poll(() => tab.statusOf()).toBe('saved');
  expect(server.saves).toEqual([[{ name: 'faq', revision: '1', content: 'mine' }]]);
});

it('a change from another device is shown while nothing is edited', async () => {
  const server = createServer();
  const tab = open(server);
  server.write('theirs');
  await tab.refresh(async () => server.read());
  expect(tab.contentOf()).toBe('theirs');
});
