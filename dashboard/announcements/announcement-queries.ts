import { queryOptions, useMutation } from '@tanstack/react-query';
import type { PutAnnouncementRequest } from '../../domain/announcements/announcement-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { toast } from '../../ui/toasts.ts';
import { createRefresh } from '../api/query-client.ts';
import { api, request } from '../api/request.ts';
import { toastWithUndo } from '../api/undo.ts';

/** Also notices the end of the announcement, and a change on another device. */
const REFRESH_MS = 30_000;

export const announcementQuery = queryOptions({
  queryKey: ['announcement'],
  queryFn: ({ signal }) => request(api.announcement.$get, { signal }),
  refetchInterval: REFRESH_MS,
});

const refreshAnnouncement = createRefresh(announcementQuery);

/** Shows an announcement to the guests. The form handles the errors. */
export function useAnnounce() {
  return useMutation({
    mutationFn: announce,
    meta: { refresh: refreshAnnouncement },
    onSuccess: () => {
      const { announced, guestsReadIt } = getMessages('announcements');
      toast(announced, guestsReadIt);
    },
  });
}

/** Removes the announcement, and offers to show it again. */
export function useRemoveAnnouncement() {
  const texts = getMessages('announcements');
  const meta = { refresh: refreshAnnouncement, failed: texts.nothingChanged };
  const undo = useMutation({
    mutationFn: announce,
    meta,
    onSuccess: () => toast(getMessages('shell').undone, texts.shownAgain),
  });
  return useMutation({
    mutationFn: ({ version }: PutAnnouncementRequest) =>
      request(api.announcement.$delete, { query: { version: version ?? '' } }),
    meta,
    onSuccess: (response, removed) => {
      // The focus was on a button that is gone now.
      document.getElementById('page')?.focus();
      toastWithUndo(texts.removed, texts.noLongerShown, () =>
        undo.mutate({ ...removed, version: response.version }),
      );
    },
  });
}

function announce(announcement: PutAnnouncementRequest) {
  return request(api.announcement.$put, { json: announcement });
}
