import { useEffect, useEffectEvent } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * Calls `open` with the end of the address, as in `/guest-list#import`, also when the page is already open. If it
 * returns true, the address is without it again: the same link works a second time, and a reload opens nothing.
 */
export function useHashTarget(open: (target: string) => boolean): void {
  const hash = useLocationProperty(readHash);
  const openTarget = useEffectEvent(open);
  useEffect(() => {
    // Another component may have opened it.
    if (hash === '' || hash !== location.hash || !openTarget(hash.slice(1))) return;
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash]);
}

function readHash(): string {
  return location.hash;
}
