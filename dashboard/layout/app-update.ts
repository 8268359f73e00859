import { queryOptions } from '@tanstack/react-query';

/** Whether the server now sends other code than this page runs, because the site was updated meanwhile. */
export const appUpdateQuery = queryOptions({
  queryKey: ['app-update'],
  queryFn: async ({ signal }) => {
    const page = await fetch('/host', { cache: 'no-store', signal });
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    if (!page.ok || !script) return false;
    return !(await page.text()).includes(new URL(script.src).pathname);
  },
  // It is asked when the connection was lost: an update restarts the server.
  initialData: false,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
