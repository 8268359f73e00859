import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  BIN_DAYS,
  type HostPhoto,
  type HostPhotosResponse,
} from '../../domain/photos/host-photos-api.ts';
import { toErrorMessage } from '../api/request.ts';
import { useHashTarget } from '../ui/hash-target.ts';
import { EmptyState, Page } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { DownloadSheet } from './download-sheet.tsx';
import { LargeView } from './large-view.tsx';
import { PhotoFilterBar } from './photo-filter-bar.tsx';
import { filterPhotos, isInView, NO_PHOTO_FILTERS, type PhotoFilters } from './photo-filters.ts';
import { usePhotoFormats } from './photo-formats.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { photosQuery } from './photo-queries.ts';
import { keepOnly, NOTHING_SELECTED } from './photo-selection.ts';
import { SpaceNotice } from './photos-notice.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { TableLinksSheet } from './table-links-sheet.tsx';
import { UploadProgress, UploadSheet } from './upload-sheet.tsx';

const SHEETS = ['add', 'download', 'tables', 'settings'] as const;
type SheetName = (typeof SHEETS)[number];

/** The photographs of the guests and the couple. */
export function PhotosPage() {
  const texts = getMessages('photos');
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const { data, error } = useQuery(photosQuery);
  useHashTarget((target) => {
    const name = SHEETS.find((one) => one === target);
    if (name) setSheet(name);
    return name !== undefined;
  });
  const close = () => setSheet(null);
  return (
    <Page
      title={texts.title}
      lead={data && <Lead {...data} />}
      actions={
        <>
          <TextButton onClick={() => setSheet('settings')}>{texts.settings}</TextButton>
          <TextButton onClick={() => setSheet('tables')}>{texts.tableLinks}</TextButton>
          <TextButton onClick={() => setSheet('download')}>{texts.download}</TextButton>
          <TextButton data-primary onClick={() => setSheet('add')}>
            {texts.add}
          </TextButton>
        </>
      }
    >
      {data ? (
        <>
          <SpaceNotice space={data.space}>
            <TextButton onClick={() => setSheet('settings')}>{texts.makeRoom}</TextButton>
          </SpaceNotice>
          <UploadProgress />
          <Photos data={data} />
          <UploadSheet open={sheet === 'add'} data={data} onClose={close} />
          <SettingsSheet open={sheet === 'settings'} data={data} onClose={close} />
          <TableLinksSheet open={sheet === 'tables'} links={data.tableLinks} onClose={close} />
          <DownloadSheet open={sheet === 'download'} data={data} onClose={close} />
        </>
      ) : (
        <p className="soft">{error ? toErrorMessage(error) : getMessages('signIn').loading}</p>
      )}
    </Page>
  );
}

/** Can guests add photographs, and which do they see? */
function Lead({ settings, ...data }: HostPhotosResponse) {
  const { adding, seeing, seeingFrom } = getMessages('photos');
  const { moment } = usePhotoFormats(data);
  const { mode, opens, revealAt } = settings;
  const isLater = mode !== 'collect' && revealAt !== null && Date.parse(revealAt) > Date.now();
  const sentences = [adding[opens], isLater ? seeingFrom(moment(revealAt)) : seeing[mode]];
  return sentences.join(' ');
}

function Photos({ data }: { data: HostPhotosResponse }) {
  const texts = getMessages('photos');
  const { events, photos, settings } = data;
  const formats = usePhotoFormats(data);
  const [filters, setFilters] = useState<PhotoFilters>(NO_PHOTO_FILTERS);
  const found = useMemo(() => filterPhotos(photos, filters), [photos, filters]);
  const order = useMemo(() => found.map(({ id }) => id), [found]);
  const [chosen, setChosen] = useState(NOTHING_SELECTED);
  const [openId, setOpenId] = useState<string | null>(null);
  const selection = useMemo(() => keepOnly(chosen, order), [chosen, order]);
  const selected = useMemo(
    () => found.filter(({ id }) => selection.ids.has(id)),
    [found, selection],
  );
  const clear = () => setChosen(NOTHING_SELECTED);
  if (photos.length === 0) {
    return (
      <EmptyState title={texts.none}>
        <p>{texts.aboutNone}</p>
      </EmptyState>
    );
  }

  const isBin = filters.view === 'bin';
  return (
    <>
      <PhotoFilterBar
        photos={photos}
        events={events}
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          clear();
        }}
      />
      <p className="aside" role="status">
        {summarize(found)} {isBin && found.length > 0 && texts.aboutBin(BIN_DAYS)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={texts.noneHere}>
          {(filters.event || filters.from) && photos.some((one) => isInView(one, filters.view)) ? (
            <>
              <p>{texts.noneMatch}</p>
              <TextButton onClick={() => setFilters({ ...NO_PHOTO_FILTERS, view: filters.view })}>
                {texts.showAll}
              </TextButton>
            </>
          ) : null}
        </EmptyState>
      ) : (
        <PhotoGrid
          // Another list begins at its top.
          key={Object.values(filters).join()}
          photos={found}
          order={filters.order}
          formats={formats}
          selection={selection}
          onSelect={setChosen}
          onOpen={({ id }) => setOpenId(id)}
        />
      )}
      {selected.length > 0 && (
        <SelectionBar
          photos={selected}
          isBin={isBin}
          mode={settings.mode}
          events={events}
          onSelectAll={() => setChosen({ ...selection, ids: new Set(order) })}
          onClear={clear}
        />
      )}
      <LargeView
        photos={found}
        id={openId}
        isBin={isBin}
        mode={settings.mode}
        events={events}
        formats={formats}
        onShow={setOpenId}
      />
    </>
  );
}

/** As in '214 photographs and 9 videos'. */
function summarize(photos: readonly HostPhoto[]): string {
  const videos = photos.filter(({ kind }) => kind === 'video').length;
  return photos.length === 0 ? '' : getMessages('photos').count(photos.length - videos, videos);
}
