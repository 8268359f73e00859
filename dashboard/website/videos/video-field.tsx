import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { PHOTO_LIMITS } from '../../../domain/photos/photos-api.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../../domain/wedding/languages.ts';
import { FieldError } from '../../../ui/field.tsx';
import { api, request } from '../../api/request.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { isGroup, toPathKey } from '../document-path.ts';
import { type FieldProps, FieldSet, useField } from '../form/field.tsx';
import { cancelUpload, sendVideo, useVideoUpload } from './send-video.ts';
import styles from './videos.module.css';

type VideoFile = {
  sha256: string;
  name: string;
  width: number;
  height: number;
  captions?: Partial<Record<LanguageCode, string>>;
};

const createVideoQuery = (sha256: string) =>
  queryOptions({
    queryKey: ['videos', sha256],
    queryFn: ({ signal }) => request(api.videos[':sha256'].$get, { param: { sha256 }, signal }),
    // A file never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** A video that the couple uploads, with its captions. */
export function VideoField(props: FieldProps) {
  const { path } = props;
  const { error, label, languages, change, follow, read, value } = useField(props);
  const client = useQueryClient();
  const texts = getMessages('website').videos;
  const video = isGroup(value) ? (value as VideoFile) : null;
  const key = toPathKey(path);

  /** The section may have been removed, or the video replaced, since the upload began. */
  function update(place: ContentPath | null, changed: (former: Partial<VideoFile>) => object) {
    if (place) change(place, changed((read(place) ?? {}) as Partial<VideoFile>));
  }

  const send = (file: File) =>
    follow(path, (getPath) =>
      sendVideo(key, { file, kind: 'video' }, async (sha256) => {
        const { height, width } = await client.fetchQuery(createVideoQuery(sha256));
        const name = file.name.slice(-120);
        update(getPath(), ({ captions }) => ({
          ...{ sha256, name, width, height },
          ...(captions && { captions }),
        }));
      }),
    );
  const sendCaptions = (file: File, language: LanguageCode) =>
    follow(path, (getPath) =>
      sendVideo(`${key}.${language}`, { file, kind: 'captions' }, async (sha256) =>
        update(getPath(), (former) => ({
          ...former,
          captions: { ...former.captions, [language]: sha256 },
        })),
      ),
    );
  const removeCaptions = (language: LanguageCode) =>
    update(path, ({ captions: { [language]: _, ...others } = {}, ...former }) => ({
      ...former,
      ...(Object.keys(others).length > 0 && { captions: others }),
    }));

  return (
    <FieldSet label={label}>
      {video && <StoredVideo {...video} />}
      <DropZone
        label={video ? texts.replace : texts.add}
        hint={texts.formats(PHOTO_LIMITS.videoBytes / 1_000_000)}
        accept="video/mp4,video/quicktime,.mp4,.m4v,.mov"
        onFiles={([file]) => file && void send(file)}
      />
      <UploadState uploadKey={key} onRetry={send} />
      <FieldError id={`${key}-error`}>{error}</FieldError>
      {video && (
        <FieldSet label={texts.captions} hint={texts.captionsHint}>
          {languages.map((language) => (
            <Captions
              key={language}
              language={LANGUAGE_DETAILS[language].name}
              isPresent={video.captions?.[language] !== undefined}
              uploadKey={`${key}.${language}`}
              onSend={(file) => sendCaptions(file, language)}
              onRemove={() => removeCaptions(language)}
            />
          ))}
        </FieldSet>
      )}
    </FieldSet>
  );
}

/** The player, and whether all guests will be able to play the video. */
function StoredVideo({ height, name, sha256, width }: VideoFile) {
  const { data } = useQuery(createVideoQuery(sha256));
  const texts = getMessages('website').videos;
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the couple looks at its own video. */}
      <video
        key={sha256}
        className={styles.video}
        style={{ aspectRatio: `${width} / ${height}` }}
        src={`/host/api/videos/${sha256}/file`}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
      />
      <p className="small">
        {name}
        {data && (
          <span className="soft">
            {' · '}
            {texts.about(`${width} × ${height}`, Math.ceil(data.size / 1_000_000))}
          </span>
        )}
      </p>
      {data && !data.playsEverywhere && <p className="notice small">{texts.notEverywhere}</p>}
    </>
  );
}

type StateProps = { uploadKey: string; onRetry: (file: File) => void };

function UploadState({ uploadKey, onRetry }: StateProps) {
  const upload = useVideoUpload(uploadKey);
  const texts = getMessages('website').videos;
  if (!upload) return null;
  const { canRetry, error, file, progress } = upload;
  if (error) {
    return (
      <div>
        <p role="alert" className="error small">
          {file.name}: {error}
        </p>
        {canRetry && (
          <TextButton className="edge" onClick={() => onRetry(file)}>
            {getMessages('signIn').tryAgain}
          </TextButton>
        )}
      </div>
    );
  }
  return (
    <div className="stack gap-1">
      <p role="status" className="small">
        {progress === null ? texts.reading : texts.uploading(file.name)}
      </p>
      <progress value={progress ?? undefined} aria-label={texts.uploading(file.name)} />
      <TextButton className="edge" onClick={() => cancelUpload(uploadKey)}>
        {texts.cancel}
      </TextButton>
    </div>
  );
}

type CaptionsProps = {
  /** Its name in itself. */
  language: string;
  isPresent: boolean;
  uploadKey: string;
  onSend: (file: File) => void;
  onRemove: () => void;
};

function Captions({ language, isPresent, uploadKey, onSend, onRemove }: CaptionsProps) {
  const texts = getMessages('website').videos;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      {isPresent ? (
        <div className="row between">
          <span>{texts.hasCaptions(language)}</span>
          <TextButton destructive onClick={onRemove} aria-label={texts.removeCaptions(language)}>
            {texts.remove}
          </TextButton>
        </div>
      ) : (
        <>
          <TextButton className="edge" onClick={() => input.current?.click()}>
            {texts.addCaptions(language)}
          </TextButton>
          <input
            ref={input}
            type="file"
            hidden
            accept=".vtt,text/vtt"
            aria-label={texts.addCaptions(language)}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onSend(file);
              target.value = '';
            }}
          />
        </>
      )}
      <UploadState uploadKey={uploadKey} onRetry={onSend} />
    </div>
  );
}
