import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../api/request.ts';
import { guestDataQuery, refreshGuestData } from '../guest-data/guest-data.ts';

// By default, React is notified in a timer: code that awaits a mutation would continue before the page
// shows the result.
notifyManager.setScheduler(queueMicrotask);

/** Holds everything that the dashboard has read from the server. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: checkSession }),
    mutationCache: new MutationCache({ onError: checkSession }),
    // A browser's "online" flag can be wrong, so every request is attempted. Nothing is retried
    // here: polling does that, or the couple.
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  });

  /** The guest data reports the end of the session, whichever request noticed it first. */
  function checkSession(error: Error) {
    if (isSignedOut(error)) void client.invalidateQueries({ queryKey: guestDataQuery.queryKey });
  }
  return client;
}

/** Repeats the requests that were rejected without a session; the pages show their errors. */
export async function repeatRejectedQueries(client: QueryClient): Promise<void> {
  const queries = client.getQueryCache().findAll({
    predicate: (query) => query.getObserversCount() > 0 && isSignedOut(query.state.error),
  });
  await Promise.allSettled(queries.map((query) => query.fetch()));
}

/** To be called when this device has got a new cookie: requests that were under way had the old one. */
export async function continueSession(client: QueryClient): Promise<void> {
  await repeatRejectedQueries(client);
  await refreshGuestData(client);
}
