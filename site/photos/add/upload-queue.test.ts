import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkFile } from '../../../domain/photos/check-file.ts';
import { PHOTO_LIMITS } from '../../../domain/photos/photos-api.ts';
import type { Upload, UploadResult } from '../../../domain/photos/upload-file.ts';
import type { StoredFile } from './stored-queue.ts';
import { createUploadQueue } from './upload-queue.ts';

const createFile = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const GUEST = { guest: 'Anna', event: '' };

/** The storage and the locks of a browser. */
function openBrowser() {
  const kept = new Map<string, StoredFile>();
  const ends = new Map<string, Promise<void>>();
  return {
    kept,
    channelName: crypto.randomUUID(),
    /** Waits until the tab before has released the lock. */
    async lock(id: string, send: () => Promise<void>) {
      const turn = (ends.get(id) ?? Promise.resolve()).then(send);
      ends.set(
        id,
        turn.catch(() => {}),
      );
      await turn;
    },
  };
}

/** The queue of a tab, whose uploads end when the test says so. */
function openQueue({ kept, channelName, lock } = openBrowser()) {
  const uploads: (Upload & { end: (result: UploadResult) => void; fail: () => void })[] = [];
  const reconnect = Promise.withResolvers<void>();
  const withdrawn: string[] = [];
  const channel = new BroadcastChannel(channelName);
  onTestFinished(() => channel.close());
  const queue = createUploadQueue({
    lock,
    channel,
    stored: {
      list: async () => [...kept.values()],
      has: async (id) => kept.has(id),
      put: async (file) => void kept.set(file.id, structuredClone(file)),
      // As a real one, it takes longer than the release of a lock.
      async remove(id) {
        await new Promise((resolve) => setImmediate(resolve));
        kept.delete(id);
      },
    },
    hash: async (file) => `hash of ${file.size}`,
    draw: async () => 'data:thumbnail',
    upload: (upload) =>
      new Promise((end, reject) => {
        const fail = () => reject(new Error('There is no connection.'));
        upload.signal.addEventListener('abort', fail);
        uploads.push({ ...upload, end, fail });
      }),
    waitForConnection: () => reconnect.promise,
    withdraw: async (address) => withdrawn.push(address),
  });
  const listSteps = () => queue.getState().photos.map(({ step }) => step);
  return { queue, uploads, kept, listSteps, withdrawn, reconnect: reconnect.resolve };
}

describe('the queue of chosen files', () => {
  it('sends two at a time, and the next one after the first has arrived', async () => {
    const { listSteps, queue, uploads } = openQueue();
    queue.add(
      ['a', 'bb', 'ccc'].map((name) => createFile(name)),
      GUEST,
    );
    await vi.waitFor(() => expect(uploads).toHaveLength(2));
    expect(listSteps()).toEqual(['sending', 'sending', 'waiting']);
    uploads[0]?.end({ id: 'first' });
    await vi.waitFor(() => expect(listSteps()).toEqual(['sent', 'sending', 'sending']));
    expect(uploads[2]?.metadata).toMatchObject({
      filename: 'ccc',
      name: 'Anna',
      sha256: 'hash of 3',
    });
  });

  it('keeps each file with its upload until it has arrived', async () => {
    const { kept, queue, uploads } = openQueue();
    queue.add([createFile('a')], GUEST);
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.onAddress('/photos/uploads/1');
    await vi.waitFor(() => expect([...kept.values()][0]?.address).toBe('/photos/uploads/1'));
    uploads[0]?.end({ id: 'first' });
    await vi.waitFor(() => expect(kept.size).toBe(0));
  });

  it('goes on with the files of an earlier visit, each at its own upload', async () => {
    const browser = openBrowser();
    const earlier = openQueue(browser);
    earlier.queue.add([createFile('a')], GUEST);
    await vi.waitFor(() => expect(earlier.uploads).toHaveLength(1));
    earlier.uploads[0]?.onAddress('/photos/uploads/1');
    await vi.waitFor(() => expect([...earlier.kept.values()][0]?.thumbnail).not.toBeNull());
    const { listSteps, queue, uploads } = openQueue({ ...openBrowser(), kept: browser.kept });
    await queue.restore();
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.address).toBe('/photos/uploads/1');
    expect(queue.getState().photos[0]?.thumbnail).toBe('data:thumbnail');
    expect(listSteps()).toEqual(['sending']);
  });

  it('waits without a connection, and goes on by itself', async () => {
    const { queue, reconnect, uploads } = openQueue();
    queue.add([createFile('a')], GUEST);
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.fail();
    await vi.waitFor(() => expect(queue.getState().isOffline).toBe(true));
    reconnect();
    await vi.waitFor(() => expect(uploads).toHaveLength(2));
    expect(queue.getState().isOffline).toBe(false);
  });

  it('pauses and goes on without losing a file', async () => {
    const { listSteps, queue, uploads } = openQueue();
    queue.add([createFile('a')], GUEST);
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    queue.setPaused(true);
    await vi.waitFor(() => expect(listSteps()).toEqual(['waiting']));
    expect(queue.getState().isOffline).toBe(false);
    queue.setPaused(false);
    await vi.waitFor(() => expect(uploads).toHaveLength(2));
  });

  it('rejects one file without stopping the others, and sends it again when the guest asks', async () => {
    const { kept, listSteps, queue, uploads } = openQueue();
    queue.add([createFile('notes.pdf', 'application/pdf'), createFile('bb')], GUEST);
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    expect(listSteps()).toEqual(['rejected', 'sending']);
    uploads[0]?.end({ rejection: 'full' });
    await vi.waitFor(() => expect(listSteps()).toEqual(['rejected', 'rejected']));
    expect(kept.size).toBe(1);
    queue.retry(queue.getState().photos[1]?.id ?? '');
    await vi.waitFor(() => expect(uploads).toHaveLength(2));
  });

  it('does not add a file that is in it already', async () => {
    const { queue } = openQueue();
    const file = createFile('a');
    queue.add([file], GUEST);
    queue.add([file, createFile('bb')], GUEST);
    expect(queue.getState().photos).toHaveLength(2);
  });

  it('stops and forgets a file that the guest removes', async () => {
    const { kept, queue, uploads, withdrawn } = openQueue();
    queue.add([createFile('a')], GUEST);
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.onAddress('/photos/uploads/1');
    queue.remove(queue.getState().photos[0]?.id ?? '');
    expect(uploads[0]?.signal.aborted).toBe(true);
    expect(queue.getState().photos).toEqual([]);
    expect(withdrawn).toEqual(['/photos/uploads/1']);
    await vi.waitFor(() => expect(kept.size).toBe(0));
    expect(queue.getState().isOffline).toBe(false);
  });
});

describe('the queues of two tabs', () => {
  /** One that is sending a file, and another one that waits to send the same file. */
  async function openTwoTabs(address?: string) {
    const browser = openBrowser();
    const first = openQueue(browser);
    first.queue.add([createFile('a')], GUEST);
    await vi.waitFor(() => expect(first.uploads).toHaveLength(1));
    if (address) first.uploads[0]?.onAddress(address);
    await vi.waitFor(() => expect([...browser.kept.values()][0]?.thumbnail).not.toBeNull());
    const second = openQueue(browser);
    await second.queue.restore();
    expect(second.listSteps()).toEqual(['waiting']);
    return { browser, first, second, id: first.queue.getState().photos[0]?.id ?? '' };
  }

  it('send a file once, and the second one takes it off its list', async () => {
    const { first, second } = await openTwoTabs('/photos/uploads/1');
    first.uploads[0]?.end({ id: 'sent' });
    await vi.waitFor(() => expect(second.listSteps()).toEqual([]));
    expect(first.listSteps()).toEqual(['sent']);
    expect(second.withdrawn).toEqual([]);
    expect(second.queue.getState().takenByOthers).toBe(1);
    expect(second.uploads).toEqual([]);
  });

  it('do not send a file that the guest removes in the tab that sends it', async () => {
    const { browser, id, first, second } = await openTwoTabs();
    first.queue.remove(id);
    await vi.waitFor(() => expect(second.listSteps()).toEqual([]));
    expect(second.uploads).toEqual([]);
    expect(browser.kept.size).toBe(0);
  });

  it('do not send a file that the guest removes in the tab that waits', async () => {
    const { browser, id, first, second } = await openTwoTabs('/photos/uploads/1');
    second.queue.remove(id);
    await vi.waitFor(() => expect(first.listSteps()).toEqual([]));
    expect(first.withdrawn).toEqual(['/photos/uploads/1']);
    expect(first.uploads[0]?.signal.aborted).toBe(true);
    expect(browser.kept.size).toBe(0);
  });

  it('pause and go on together, also one that is opened later', async () => {
    const { browser, first, second } = await openTwoTabs();
    second.queue.setPaused(true);
    await vi.waitFor(() => expect(first.uploads[0]?.signal.aborted).toBe(true));
    const third = openQueue(browser);
    await third.queue.restore();
    const tabs = [first, second, third];
    const listPaused = () => tabs.map(({ queue }) => queue.getState().isPaused);
    await vi.waitFor(() => expect(listPaused()).toEqual([true, true, true]));
    await vi.waitFor(() =>
      expect(tabs.flatMap((tab) => tab.listSteps())).toEqual(Array(3).fill('waiting')),
    );
    first.queue.setPaused(false);
    await vi.waitFor(() => expect(listPaused()).toEqual([false, false, false]));
    const countUploads = () =>
      tabs.flatMap(({ uploads }) => uploads.filter(({ signal }) => !signal.aborted));
    await vi.waitFor(() => expect(countUploads()).toHaveLength(1));
  });

  it('send a file that the browser has no room to keep', async () => {
    const browser = openBrowser();
    browser.kept.set = () => {
      throw new Error('There is no room.');
    };
    const { queue, uploads } = openQueue(browser);
    queue.add([createFile('a')], GUEST);
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    expect(queue.getState().isKept).toBe(false);
  });
});

it.each([
  ['IMG_0001.JPG', '', 4_000_000, null],
  ['IMG_0001.HEIC', 'image/heic', 60_000_000, null],
  ['IMG_0001.HEIC', 'image/heic', 60_000_001, 'too-large'],
  ['IMG_0002.MOV', 'video/quicktime', PHOTO_LIMITS.videoBytes, null],
  ['IMG_0002.MOV', 'video/quicktime', PHOTO_LIMITS.videoBytes + 1, 'too-large'],
  ['drawing.svg', 'image/svg+xml', 100, 'wrong-kind'],
  ['photo.jpg', 'text/html', 100, 'wrong-kind'],
  ['empty.jpg', 'image/jpeg', 0, 'wrong-kind'],
])(
  'the file %s with the type "%s" and %i bytes is checked before it is sent',
  (name, type, size, expected) => {
    expect(checkFile({ name, type, size })).toBe(expected);
  },
);
