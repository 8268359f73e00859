import { prerender } from 'react-dom/static';
import wedding from '#content/wedding.ts';
import { Routes } from './app.tsx';

/** What a page says of itself, for the build to put around it. */
export const about = { title: wedding.title, locale: wedding.locale };

/** The HTML of a path as a stranger sees it, or a guest who was let in; run at build, without a browser. */
export async function render(path: string, letIn = false): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(<Routes path={path} letIn={letIn} />, {
    // All in one piece: nothing of it is to be moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      faults.push(error);
    },
  });
  if (faults.length > 0) throw faults[0];
  return new Response(prelude).text();
}
