import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the browser's way back close what lies over the page, as everybody tries on a phone. While it is
 * open, the history has an entry for it.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    const enter = () => history.pushState({ over: location.pathname }, '');
    const onBack = () => {
      // It may refuse to close, for what is not saved; then the next way back asks again.
      enter();
      close();
    };
    enter();
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      // Unless a link has led on from there.
      if (history.state?.over) history.back();
    };
  }, [open]);
}
