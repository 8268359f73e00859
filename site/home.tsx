import { lazy, Suspense, useState } from 'react';
import { grantAccess } from './gate/access.ts';
import { Gate } from './gate/gate.tsx';
import { Opening } from './gate/opening.tsx';
import { loadWeddingPage } from './load-chunk.ts';

const WeddingPage = lazy(loadWeddingPage);

/** The gate until access is granted, then the wedding page. */
export function Home({ letIn }: { letIn: boolean }) {
  const [granted, setGranted] = useState(letIn);

  function enter() {
    grantAccess();
    setGranted(true);
  }

  return granted ? (
    <Suspense fallback={<Opening />}>
      <WeddingPage />
    </Suspense>
  ) : (
    <Gate onEnter={enter} />
  );
}
