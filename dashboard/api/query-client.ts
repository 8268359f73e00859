import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { toast } from '../../ui/toasts.ts';
import { guestDataQuery, refreshGuestData } from '../guest-data/guest-data.ts';
import { isSignedOut, toErrorMessage } from './request.ts';
import { forgetLastChange } from './undo.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Reads again what the change affects, before its `onSuccess`; and after an error, if `failed` is set. */
      refresh?: (client: QueryClient) => Promise<unknown>;
      /** The title of an error's toast. A form shows its errors itself. */
      failed?: string;
    };
  }
}

// By default, React is notified in a timer: code that awaits a mutation would continue before the page
// shows the result.
notifyManager.setScheduler(queueMicrotask);

/** For the `refresh` of a mutation: reads what is on screen of the query again, and the rest when it is shown. */
export function createRefresh({ queryKey }: { queryKey: QueryKey }) {
  return (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey });
}

/** Holds everything that the dashboard has read from the server. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: checkSession }),
    mutationCache: new MutationCache({
      onSuccess(_data, _variables, _context, { meta }) {
        forgetLastChange();
        return meta?.refresh?.(client);
      },
      onError(error, _variables, _context, { meta }) {
        checkSession(error);
        if (meta?.failed === undefined) return;
        void meta.refresh?.(client);
        toast(meta.failed, toErrorMessage(error), 'destructive');
      },
    }),
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
