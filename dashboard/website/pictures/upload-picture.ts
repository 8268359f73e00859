import { queryOptions, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useRef, useState } from 'react';
import type { DashboardErrorBody } from '../../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { PICTURE_LIMITS } from '../../../domain/website/picture-limits.ts';
import type { Picture } from '../../../domain/website/website-api.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { toast } from '../../../ui/toasts.ts';
import { createRefresh } from '../../api/query-client.ts';
import { api, request } from '../../api/request.ts';
import { refreshGuestData } from '../../guest-data/guest-data.ts';
import { type GetPath, useEditor } from '../form/editor-context.tsx';

export const picturesQuery = queryOptions({
  queryKey: ['pictures'],
  queryFn: ({ signal }) => request(api.pictures.$get, { signal }),
});
export const refreshPictures = createRefresh(picturesQuery);

export const ACCEPTED_PICTURES =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic';

/** A file on its way to the server. */
export type Upload = {
  id: number;
  name: string;
  /** From 0 to 1; the server then needs a moment more. */
  progress: number;
  error: string | null;
  file: File;
};

/** Where a picture belongs, and the value there when its upload began. */
export type Place = { path: ContentPath; before: unknown };
/** Returns false if the picture no longer belongs there. */
export type PlacePicture = (file: string, place: Place) => boolean;

// The server decodes two or three at a time; more would only wait there.
const runInTurn = pLimit(2);
let lastId = 0;

/** Uploads pictures and reports the progress and the failure of each. The couple edits the website meanwhile. */
export function useUploads(path: ContentPath, onUploaded: PlacePicture) {
  const { follow, read } = useEditor();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(onUploaded);
  latest.current = onUploaded;

  const change = (id: number, values: Partial<Upload>) =>
    setUploads((list) =>
      list.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)),
    );
  const dismiss = (id: number) => setUploads((list) => list.filter((upload) => upload.id !== id));

  async function send({ id, file: chosen }: Upload, before: unknown, getPath: GetPath) {
    try {
      const { file } = await uploadPicture(chosen, (progress) => change(id, { progress }));
      const current = getPath();
      if (!current || !latest.current(file, { path: current, before })) {
        const { unplaced, unplacedReason } = getMessages('website').pictures;
        toast(unplaced, unplacedReason);
      }
      dismiss(id);
      void refreshPictures(client);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      change(id, { error: error.message });
      if (error.isSignedOut) void refreshGuestData(client);
    }
  }

  function start(list: readonly Upload[]) {
    setUploads((before) => [...before, ...list]);
    const before = read(path);
    for (const upload of list) {
      void follow(path, (getPath) => runInTurn(() => send(upload, before, getPath)));
    }
  }

  return {
    uploads,
    dismiss,
    upload: (files: readonly File[]) => start(files.map(createUpload)),
    retry(upload: Upload) {
      dismiss(upload.id);
      start([createUpload(upload.file)]);
    },
  };
}

function createUpload(file: File): Upload {
  lastId += 1;
  return {
    id: lastId,
    name: file.name || getMessages('website').pictures.picture,
    progress: 0,
    error: null,
    file,
  };
}

class UploadError extends Error {
  readonly isSignedOut: boolean;

  constructor(message: string, isSignedOut = false) {
    super(message);
    this.isSignedOut = isSignedOut;
  }
}

/** With XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function uploadPicture(file: File, onProgress: (progress: number) => void): Promise<Picture> {
  const texts = getMessages('website').pictures;
  return new Promise((resolve, reject) => {
    if (file.size > PICTURE_LIMITS.bytes) {
      reject(new UploadError(texts.tooLarge(PICTURE_LIMITS.bytes / 1_000_000)));
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', '/host/api/pictures');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      if (request.status === 201) resolve(request.response as Picture);
      else reject(toUploadError(request.status, request.response));
    };
    request.onerror = () => reject(new UploadError(texts.interrupted));
    request.send(file);
  });
}

function toUploadError(status: number, body: Partial<DashboardErrorBody> | null): UploadError {
  const message = body?.message ?? getMessages('website').pictures.notUsable;
  return new UploadError(message, status === 401);
}
