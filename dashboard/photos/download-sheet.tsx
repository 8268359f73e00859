import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { ArchiveChoice, HostPhotosResponse } from '../../domain/photos/host-photos-api.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { SelectField } from '../ui/fields.tsx';
import { Sheet } from '../ui/sheets.tsx';
import { formatBytes } from './photo-formats.ts';

type Props = { open: boolean; data: HostPhotosResponse; onClose: () => void };

/** The originals as ZIP files. */
export function DownloadSheet({ open, data, onClose }: Props) {
  return (
    <Sheet open={open} title={getMessages('photos').downloads.title} onClose={onClose}>
      {open && <Downloads events={data.events} />}
    </Sheet>
  );
}

function Downloads({ events }: Pick<HostPhotosResponse, 'events'>) {
  const { downloads: texts } = getMessages('photos');
  const [of, setOf] = useState<ArchiveChoice>('all');
  const { data, error } = useQuery({
    queryKey: ['photos', 'archive', of],
    queryFn: ({ signal }) => request(api.photos.archive.$get, { query: { of }, signal }),
    // Photographs that arrive now would change the files during a download.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div className="form">
      <p>{texts.about}</p>
      <SelectField
        label={texts.choose}
        value={of}
        onChange={({ target }) => setOf(target.value as ArchiveChoice)}
      >
        <option value="all">{texts.all}</option>
        <option value="favourites">{texts.favourites}</option>
        {events.map(({ id, title }) => (
          <option key={id} value={`event:${id}`}>
            {title}
          </option>
        ))}
      </SelectField>
      {error && <p className="error">{toErrorMessage(error)}</p>}
      {data && (
        <ul className="rows" aria-label={texts.title}>
          {data.parts.map(({ part, count, bytes }) => (
            <li key={part} className="row between">
              <a
                className="touch"
                href={`/host/api/photos/download?${new URLSearchParams({ of, part: `${part}` })}`}
                download
              >
                {texts.part(part, data.parts.length)}
              </a>
              <span className="soft">{texts.contents(count, formatBytes(bytes))}</span>
            </li>
          ))}
        </ul>
      )}
      {data?.parts.length === 0 && <p className="soft">{texts.none}</p>}
      <p className="soft">{texts.privacy}</p>
    </div>
  );
}
