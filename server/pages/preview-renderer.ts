import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { WeddingDocument } from '../../domain/wedding.ts';

/** A message to publish/preview.ts. */
export type PreviewRequest = {
  id: number;
  /** The folder of the built app. */
  appDir: string;
  cacheDir: string;
  document: WeddingDocument;
  language: string;
  /** The addresses of the pictures by their names in the document. */
  pictures: Record<string, string>;
};

/** A message from publish/preview.ts. */
export type PreviewReport = { id: number } & ({ html: string } | { message: string });

const PROGRAM = join(import.meta.dirname, '..', '..', 'publish', 'preview.ts');
const ANSWER_TIMEOUT_MS = 15_000;
/** The process takes 100 MB, so it ends when nobody edits. */
const IDLE_MS = 60_000;

/** Renders previews in a process that starts with the first one. */
export function createPreviewRenderer({ appDir, cacheDir }: { appDir: string; cacheDir: string }) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const pending = new Map<number, (report: PreviewReport | null) => void>();

  function start(): ChildProcess {
    // It needs none of the environment's secrets.
    const started = fork(PROGRAM, { env: {} });
    started.on('message', (report: PreviewReport) => pending.get(report.id)?.(report));
    started.on('exit', () => {
      if (child === started) child = undefined;
      for (const answer of pending.values()) answer(null);
    });
    // An idle process must not keep the server running.
    started.unref();
    started.channel?.unref();
    return started;
  }

  return async (
    document: WeddingDocument,
    { language, pictures }: Pick<PreviewRequest, 'language' | 'pictures'>,
  ): Promise<string> => {
    clearTimeout(idle);
    child ??= start();
    const used = child;
    const id = ++lastId;
    const timer = setTimeout(() => used.kill('SIGKILL'), ANSWER_TIMEOUT_MS);
    const report = await new Promise<PreviewReport | null>((resolve) => {
      pending.set(id, resolve);
      used.send({ id, appDir, cacheDir, document, language, pictures } satisfies PreviewRequest);
    });
    clearTimeout(timer);
    pending.delete(id);
    if (pending.size === 0) idle = setTimeout(() => used.disconnect(), IDLE_MS).unref();
    if (report && 'html' in report) return report.html;
    throw new Error(report?.message ?? 'The process that renders previews has ended.');
  };
}
