import { queryOptions, useMutation } from '@tanstack/react-query';
import { getMessages, type Messages } from '../../domain/dashboard/messages/messages.ts';
import type {
  HostPhoto,
  HostPhotosResponse,
  PhotoChange,
  PhotoStep,
} from '../../domain/photos/host-photos-api.ts';
import { toast } from '../../ui/toasts.ts';
import { createRefresh } from '../api/query-client.ts';
import { api, request, send } from '../api/request.ts';
import { toastWithUndo } from '../api/undo.ts';

/** Guests add photographs while the page is open. */
const POLL_MS = 10_000;

type Snapshot = { data: HostPhotosResponse; etag: string };

const QUERY_KEY = ['photos', 'list'];

export const photosQuery = queryOptions({
  queryKey: QUERY_KEY,
  queryFn: async ({ client, signal }): Promise<Snapshot> => {
    const known = client.getQueryData<Snapshot>(QUERY_KEY);
    const headers = known ? { 'If-None-Match': known.etag } : {};
    const response = await send(api.photos.$get, { signal, headers });
    if (known && response.status === 304) return known;
    return { data: await response.json(), etag: response.headers.get('ETag') ?? '' };
  },
  select: ({ data }: Snapshot) => data,
  refetchInterval: POLL_MS,
});
export const refreshPhotos = createRefresh({ queryKey: ['photos'] });

/** A change of photographs by the couple. */
export type PhotoAction =
  | 'shown'
  | 'hidden'
  | 'favourite'
  | 'no-favourite'
  | 'deleted'
  | 'restored'
  | { event: string | null };

type Done = keyof Messages['photos']['done'];

/** Changes photographs and offers to undo it. */
export function useChangePhotos() {
  const { done, notSaved, saved } = getMessages('photos');
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ photos, action }: { photos: readonly HostPhoto[]; action: PhotoAction }) =>
      sendSteps([toStep(photos, action)]),
    meta: { refresh: refreshPhotos, failed: notSaved },
    onSuccess: (_, { photos, action }) => {
      const key: Done = typeof action === 'string' ? action : 'event';
      toastWithUndo(saved, done[key](photos.length), () => undo.mutate(toUndo(photos, action)));
    },
  });
}

function useUndo() {
  const { asBefore, notSaved } = getMessages('photos');
  const { undone } = getMessages('shell');
  return useMutation({
    mutationFn: sendSteps,
    meta: { refresh: refreshPhotos, failed: notSaved },
    onSuccess: () => toast(undone, asBefore),
  });
}

export function useDeleteForGood() {
  const { deletedForGood, goneForGood, notSaved } = getMessages('photos');
  return useMutation({
    mutationFn: (photos: readonly HostPhoto[]) =>
      sendSteps([{ ids: listIds(photos), action: 'delete-for-good' }]),
    meta: { refresh: refreshPhotos, failed: notSaved },
    onSuccess: (_, photos) => toast(deletedForGood, goneForGood(photos.length)),
  });
}

function sendSteps(steps: PhotoStep[]) {
  return request(api.photos.changes.$post, { json: { steps } });
}

const listIds = (photos: readonly HostPhoto[]) => photos.map(({ id }) => id);

function toStep(photos: readonly HostPhoto[], action: PhotoAction): PhotoStep {
  const ids = listIds(photos);
  if (action === 'deleted') return { ids, action: 'delete' };
  if (action === 'restored') return { ids, action: 'restore' };
  return { ids, change: toChange(action) };
}

function toChange(action: Exclude<PhotoAction, 'deleted' | 'restored'>): PhotoChange {
  if (typeof action === 'object') return action;
  if (action === 'shown' || action === 'hidden') return { status: action };
  return { isFavourite: action === 'favourite' };
}

/** The steps that restore the state of each photograph before the change. */
export function toUndo(photos: readonly HostPhoto[], action: PhotoAction): PhotoStep[] {
  if (action === 'deleted') return [{ ids: listIds(photos), action: 'restore' }];
  if (action === 'restored') return [{ ids: listIds(photos), action: 'delete' }];
  const names = Object.keys(toChange(action)) as (keyof PhotoChange)[];
  const groups = Map.groupBy(photos, (photo) => JSON.stringify(names.map((name) => photo[name])));
  return [...groups.values()].map((group) => ({
    ids: listIds(group),
    change: Object.fromEntries(names.map((name) => [name, group[0]?.[name]])),
  }));
}
