import { queryOptions } from '@tanstack/react-query';

/** Whether the server no longer has this page's script, because the site was updated meanwhile. */
export const appUpdateQuery = queryOptions({
  queryKey: ['app-update'],
  queryFn: async ({ signal }) => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/main"]');
    if (!script) return false;
    const { status } = await fetch(script.src, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404;
  },
  // It is asked when the connection was lost: an update restarts the server.
  initialData: false,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
