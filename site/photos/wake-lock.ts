import { useEffect } from 'react';

/** Keeps the screen on: a phone that locks itself stops sending, and a dark screen shows no slideshow. */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    let lock: WakeLockSentinel | undefined;
    // Browsers release the lock when the page is hidden.
    const request = async () => {
      if (document.hidden) return;
      // Refused on an empty battery, and unknown over plain http.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      lock?.release();
    };
  }, [isNeeded]);
}
