import { lazy, Suspense, useEffect, useState } from 'react';
import { useToasts } from '../ui/toasts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadChunk } from './load-chunk.ts';

const Toaster = lazy(() => loadChunk(() => import('./toaster.tsx')));

/** Loads the toaster after the first paint, in a chunk of its own. */
export function LazyToaster() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);

  return (
    isPainted && (
      <ErrorBoundary fallback={() => <PlainToasts />}>
        <Suspense>
          <Toaster />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** Shows the messages as plain text if the toaster's chunk did not load. */
function PlainToasts() {
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
