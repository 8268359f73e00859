import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { WeddingDocument } from '../../../domain/wedding/wedding.ts';
import { createChildEnvironment } from '../../platform/child-process.ts';

/** A message to publish/preview.ts. */
export type PreviewRequest = {
  id: number;
  /** The folder of the built app. */
  appDir: string;
  /** Keeps the map's fonts. */
  cacheDir: string;
  document: WeddingDocument;
  language: string;
  /** The addresses of the pictures by their names in the document. */
  pictures: Record<string, string>;
  /** Small versions of uploaded pictures that have a frame, as base64. */
  thumbnails: Record<string, string>;
  /** Whether the page names the field of each text (domain/website/preview-marks.ts). */
  hasMarks?: boolean;
};

/** A message from publish/preview.ts. */
export type PreviewReport = { id: number } & ({ html: string } | { message: string });

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'publish', 'preview.ts');
/** Without an answer, for a page that never ends. On a busy machine the start alone takes ten seconds. */
const ANSWER_TIMEOUT_MS = 60_000;
/** The process takes 100 MB, so it ends when nobody edits. */
const IDLE_MS = 60_000;

type Renderer = {
  process: ChildProcess;
  pending: Map<number, (report: PreviewReport | null) => void>;
  /** Ends the process; starts again with each answer, so that pages that wait for others are not counted. */
  limit?: NodeJS.Timeout;
};

/** Renders previews in a process that starts with the first one. */
export function createPreviewRenderer(appDir: string) {
  let current: Renderer | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Renderer {
    // It needs none of the environment's secrets.
    const process = fork(PROGRAM, { env: createChildEnvironment() });
    const renderer: Renderer = { process, pending: new Map() };
    function end(): void {
      clearTimeout(renderer.limit);
      if (current === renderer) current = undefined;
      for (const answer of renderer.pending.values()) answer(null);
    }
    process.on('message', (report: PreviewReport) => {
      limitTime(renderer);
      renderer.pending.get(report.id)?.(report);
    });
    process.on('exit', end);
    // Without a listener, a process that cannot start would stop the server.
    process.on('error', end);
    // An idle process must not keep the server running.
    process.unref();
    process.channel?.unref();
    return renderer;
  }

  function limitTime(renderer: Renderer): void {
    clearTimeout(renderer.limit);
    renderer.limit = setTimeout(() => renderer.process.kill('SIGKILL'), ANSWER_TIMEOUT_MS);
  }

  function stop(renderer: Renderer): void {
    // A process that has ended already cannot be disconnected.
    if (current !== renderer) return;
    current = undefined;
    renderer.process.disconnect();
  }

  return async (
    document: WeddingDocument,
    options: Omit<PreviewRequest, 'id' | 'appDir' | 'document'>,
  ): Promise<string> => {
    clearTimeout(idle);
    current ??= start();
    const renderer = current;
    const { process, pending } = renderer;
    const id = ++lastId;
    if (pending.size === 0) limitTime(renderer);
    const report = await new Promise<PreviewReport | null>((resolve) => {
      pending.set(id, resolve);
      process.send({ id, appDir, document, ...options } satisfies PreviewRequest);
    });
    pending.delete(id);
    if (pending.size === 0) {
      clearTimeout(renderer.limit);
      idle = setTimeout(stop, IDLE_MS, renderer).unref();
    }
    if (report && 'html' in report) return report.html;
    throw new Error(report?.message ?? 'The process that renders previews has ended.');
  };
}
