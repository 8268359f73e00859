import { Suspense, use, useEffect, useState } from 'react';
import * as words from '#messages/gate.ts';
import { toast } from '../ui/toasts.ts';
import { enterAnew, grantAccess, hasJustEntered } from './gate/access.ts';
import { Gate } from './gate/gate.tsx';
import { Loading } from './gate/opening.tsx';
import { loadWeddingPage } from './load-chunk.ts';

/** The gate until access is granted, then the wedding page. */
export function Home({ letIn }: { letIn: boolean }) {
  const [granted, setGranted] = useState(letIn);

  useEffect(() => {
    if (hasJustEntered()) greet(granted);
  }, [granted]);

  function enter() {
    grantAccess();
    if (window.SITE_GATE) return enterAnew();
    greet(true);
    setGranted(true);
  }

  return granted ? (
    <Suspense fallback={<Loading />}>
      <WeddingPage />
    </Suspense>
  ) : (
    <Gate onEnter={enter} />
  );
}

function WeddingPage() {
  const { default: Page } = use(loadWeddingPage());
  return <Page />;
}

function greet(granted: boolean) {
  if (granted) toast(...words.granted);
  else toast(...words.noCookie, 'destructive');
}
