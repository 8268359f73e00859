import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMessage } from '../../../domain/messages/format.ts';
import {
  type GuestPhoto,
  getPhotoAddress,
  getPhotosPath,
  type PhotosState,
} from '../../../domain/photos/photos-api.ts';
import { Button } from '../../../ui/button.tsx';
import { type PhotosEdition, usePhotosEdition } from '../photos-edition.ts';
import styles from './gallery.module.css';
import { layOutRows, type Row, type Tile } from './lay-out-rows.ts';
import { usePhotoList } from './photo-list.ts';
import { useRowsInView, useWidth } from './rows-in-view.ts';

const loadViewer = () => import('./photo-viewer.tsx');
type Viewer = Awaited<ReturnType<typeof loadViewer>>['PhotoViewer'];

/** Pictures longer than this on the screen are shown in the large size. The small one has 400 pixels. */
const MAX_SMALL_PX = 520;

/** The photographs of all guests, by day. */
export function Gallery({ state }: { state: PhotosState }) {
  const edition = usePhotosEdition();
  const { gallery, photos: texts, site } = edition.messages;
  const { load, photos, remove, showNew, status, total } = usePhotoList(state);
  const [event, setEvent] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ index: number; Viewer: Viewer } | null>(null);
  const shown = useMemo(
    () => (event === null ? photos : photos.filter((photo) => photo.event === event)),
    [photos, event],
  );
  const events = useMemo(() => {
    const used = new Set(photos.map((photo) => photo.event));
    return state.events.filter(({ id }) => used.has(id));
  }, [photos, state.events]);
  const count = event === null ? total : shown.length;
  const container = useRef<HTMLDivElement>(null);
  const width = useWidth(container);
  const space = useMemo(() => measureSpace(width, shown.length), [width, shown.length]);
  // Before the first layout, all rows would be in view.
  const rows = useMemo(() => (width ? layOutRows(shown, space) : []), [shown, space, width]);
  const { inView, isBlurred, setFocusedId, show } = useRowsInView(container, rows, width);
  const describe = useMemo(() => createDescriber(edition, count), [edition, count]);

  const open = useCallback(async (index: number) => {
    // Without a connection, the photograph stays small.
    const chunk = await loadViewer().catch(() => null);
    if (chunk) setOpened({ index, Viewer: chunk.PhotoViewer });
  }, []);

  function close(index: number) {
    const id = shown[index]?.id ?? '';
    flushSync(() => {
      setOpened(null);
      show(id);
    });
    container.current
      ?.querySelector<HTMLElement>(`[data-id="${id}"]`)
      ?.focus({ preventScroll: true });
  }

  const last = rows.at(-1);
  return (
    <section className={styles.gallery}>
      {photos.length === 0 && status === 'complete' && (
        <div className={styles.empty}>
          <p className={styles.day}>{texts.nothingYet}</p>
          {state.adding === 'open' && <p>{texts.beFirst}</p>}
        </div>
      )}
      {photos.length > 0 && (
        <div className={styles.bar}>
          {events.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which would be seen.
            <div role="group" aria-label={gallery.events} className={styles.events}>
              {[{ id: null, title: gallery.all }, ...events].map(({ id, title }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={event === id}
                  onClick={() => setEvent(id)}
                >
                  {title}
                </button>
              ))}
            </div>
          )}
          <a href={`${getPhotosPath(edition.home)}/show`}>{gallery.slideshow}</a>
        </div>
      )}
      {showNew && (
        <Button className={styles.showNew} onClick={showNew}>
          {gallery.showNew}
        </Button>
      )}
      <div
        ref={container}
        className={styles.rows}
        style={{ height: last ? last.top + last.height : 0 }}
      >
        {inView.map((row) =>
          'day' in row ? (
            <h2 key={row.day} className={styles.day} style={{ top: row.top, height: row.height }}>
              {row.day}
            </h2>
          ) : (
            <PhotoRow
              key={row.tiles[0]?.photo.id}
              row={row}
              gap={space.gap}
              isBlurred={isBlurred}
              describe={describe.photo}
              onFocus={setFocusedId}
              onOpen={open}
            />
          ),
        )}
      </div>
      {status === 'failed' && (
        <div role="alert" className={styles.empty}>
          <p>{gallery.notLoaded}</p>
          <Button onClick={load}>{site.tryAgain}</Button>
        </div>
      )}
      {opened && shown.length > 0 && (
        <opened.Viewer
          photos={shown}
          first={opened.index}
          describe={describe}
          onTakeBack={remove}
          onClose={close}
        />
      )}
    </section>
  );
}

type RowProps = {
  row: Row & { tiles: Tile[] };
  gap: number;
  /** While it flies by: its pictures would load after it is gone, before those that the guest looks at. */
  isBlurred: boolean;
  describe: (photo: GuestPhoto, index: number) => string;
  onFocus: (id: string) => void;
  onOpen: (index: number) => void;
};

const PhotoRow = memo(({ row, gap, isBlurred, describe, onFocus, onOpen }: RowProps) => {
  const { height, tiles, top } = row;
  const [hasPictures, setHasPictures] = useState(!isBlurred);
  useEffect(() => {
    if (isBlurred || hasPictures) return;
    // A row in each task: where the guest stops, there are thirty of them.
    const timer = setTimeout(setHasPictures, 0, true);
    return () => clearTimeout(timer);
  }, [isBlurred, hasPictures]);
  return (
    <div className={styles.row} style={{ top, height, gap }}>
      {tiles.map(({ index, photo, width }) => (
        <button
          key={photo.id}
          data-id={photo.id}
          type="button"
          className={styles.tile}
          style={{ width }}
          aria-haspopup="dialog"
          aria-label={describe(photo, index)}
          onPointerDown={preloadViewer}
          onFocus={() => {
            preloadViewer();
            onFocus(photo.id);
          }}
          onClick={() => onOpen(index)}
        >
          {hasPictures && photo.width && (
            <img
              src={getPhotoAddress(photo.id, Math.max(width, height) > MAX_SMALL_PX ? 1600 : 400)}
              alt=""
              draggable={false}
              onError={hide}
            />
          )}
          {photo.kind === 'video' && (
            <svg viewBox="0 0 24 24" className={styles.play} aria-hidden="true">
              <path d="M8.5 6.5v11l9-5.5z" />
            </svg>
          )}
        </button>
      ))}
    </div>
  );
});

function preloadViewer() {
  loadViewer().catch(() => {});
}

/** The couple may have hidden it since. */
function hide({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.hidden = true;
}

/** Few photographs are shown larger than many. */
function measureSpace(width: number, count: number) {
  const rowHeight = Math.min(Math.max(width / 4.4, 116), 250) * (count < 8 ? 1.5 : 1);
  return { width, rowHeight, gap: width < 600 ? 4 : 8, headingHeight: width < 600 ? 68 : 92 };
}

export type Describer = ReturnType<typeof createDescriber>;

/** The texts about a photograph: for screen readers, and for the line below a large one. */
function createDescriber({ language, messages: { gallery } }: PhotosEdition, count: number) {
  const fill = (text: string, values: Record<string, string | number>) =>
    formatMessage(text, values, language);
  const by = ({ name }: GuestPhoto) => (name ? [fill(gallery.by, { name })] : []);
  return {
    photo: (photo: GuestPhoto, index: number) =>
      [
        fill(photo.kind === 'video' ? gallery.video : gallery.photograph, {
          index: index + 1,
          count,
        }),
        ...by(photo),
        photo.day,
        photo.time,
      ].join(', '),
    caption: (photo: GuestPhoto) => [photo.day, photo.time, ...by(photo)].join(' · '),
  };
}
