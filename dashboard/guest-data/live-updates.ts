import { useEffect } from 'react';
import { guestDataState, refreshGuestData } from './guest-data.ts';

const POLL_MS = 15_000;

/** Keeps the book up to date: told by the server as things happen, or else by asking now and then. */
export function useLiveGuestData(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    let source = listen();

    const poll = setInterval(() => {
      if (source.readyState === EventSource.CLOSED) {
        source.close();
        source = listen();
      }
      if (source.readyState !== EventSource.OPEN) void refreshGuestData();
    }, POLL_MS);

    const lookAgain = () => {
      if (document.visibilityState === 'visible') void refreshGuestData();
    };
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('online', lookAgain);
    addEventListener('offline', lookAgain);
    return () => {
      source.close();
      clearInterval(poll);
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener('online', lookAgain);
      removeEventListener('offline', lookAgain);
    };
  }, [wanted]);
}

function listen(): EventSource {
  const source = new EventSource('/host/api/changes');
  source.addEventListener('change', (event) => {
    const { book, fault } = guestDataState.get();
    if (fault || event.data !== book?.version) void refreshGuestData();
  });
  // The line broke: ask at once, to know whether the server or only the line to it is gone.
  source.addEventListener('error', () => void refreshGuestData());
  return source;
}
