import { queryOptions } from '@tanstack/react-query';
import { api, request } from '../api/request.ts';

/** For the overview, without the list of photographs. A change to those refreshes it too. */
export const photosSummaryQuery = queryOptions({
  queryKey: ['photos', 'summary'],
  queryFn: ({ signal }) => request(api.photos.summary.$get, { signal }),
});
