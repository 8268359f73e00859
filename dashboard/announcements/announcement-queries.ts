import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AnnouncementResponse,
  PutAnnouncementRequest,
} from '../../domain/announcements/announcement-api.ts';
import { toast, toastWithAction } from '../../ui/toasts.ts';
import { api, request, toErrorMessage } from '../api/request.ts';

/** Also notices the end of the announcement, and a change on another device. */
const REFRESH_MS = 30_000;

export const announcementQuery = queryOptions({
  queryKey: ['announcement'],
  queryFn: ({ signal }) => request(api.announcement.$get, { signal }),
  refetchInterval: REFRESH_MS,
});

function useShowResponse() {
  const client = useQueryClient();
  return (response: AnnouncementResponse) =>
    client.setQueryData(announcementQuery.queryKey, response);
}

/** Shows an announcement to the guests. The form handles the errors. */
export function useAnnounce() {
  const show = useShowResponse();
  return useMutation<AnnouncementResponse, Error, PutAnnouncementRequest>({
    mutationFn: (body) => request(api.announcement.$put, { json: body }),
    onSuccess: (response) => {
      show(response);
      toast('Announced', 'Guests who have your page open read it within ten seconds.');
    },
  });
}

/** Removes the announcement, and offers to show it again. */
export function useRemoveAnnouncement() {
  const show = useShowResponse();
  const client = useQueryClient();
  const onError = (error: Error) => {
    void client.invalidateQueries(announcementQuery);
    toast('Nothing was changed', toErrorMessage(error), 'destructive');
  };
  const undo = useMutation<AnnouncementResponse, Error, PutAnnouncementRequest>({
    mutationFn: (body) => request(api.announcement.$put, { json: body }),
    onSuccess: (response) => {
      show(response);
      toast('Undone', 'Guests see the announcement again.');
    },
    onError,
  });
  return useMutation<AnnouncementResponse, Error, PutAnnouncementRequest>({
    mutationFn: ({ version }) =>
      request(api.announcement.$delete, { query: { version: version ?? '' } }),
    onSuccess: (response, removed) => {
      // The focus was on a button that is gone now.
      document.getElementById('page')?.focus();
      show(response);
      toastWithAction('Removed', 'Guests no longer see the announcement.', {
        label: 'Undo',
        run: () => undo.mutate({ ...removed, version: response.version }),
      });
    },
    onError,
  });
}
