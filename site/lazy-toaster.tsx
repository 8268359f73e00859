import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { toasts } from '#messages/site.ts';
import { useToasts } from '../ui/toasts.ts';
import { loadChunk } from './load-chunk.ts';

const Toaster = lazy(() => loadChunk(() => import('../ui/toaster.tsx')));

/** The site's toasts, in a chunk of their own: nobody needs them for the first paint. */
export function Messages() {
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);

  return (
    painted && (
      <ErrorBoundary fallback={<PlainMessages />}>
        <Suspense>
          <Toaster words={toasts} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** When the toaster's chunk does not come, the guest is told all the same. */
function PlainMessages() {
  return (
    <div role="alert">
      {useToasts().map(({ id, title, description }) => (
        <p key={id}>
          {title} {description}
        </p>
      ))}
    </div>
  );
}
