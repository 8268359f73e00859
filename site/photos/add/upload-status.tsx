import { formatMessage } from '../../../domain/messages/format.ts';
import { usePhotosEdition } from '../photos-edition.ts';
import styles from './add-photos.module.css';
import type { QueueState, UploadQueue } from './upload-queue.ts';

type Props = { uploads: QueueState; queue: Promise<UploadQueue> };

/** How far all files are. Screen readers hear only the beginning, the end and the interruptions. */
export function UploadStatus({ uploads, queue }: Props) {
  const { language, messages } = usePhotosEdition();
  const texts = messages.photos;
  const { isKept, isOffline, isPaused } = uploads;
  const accepted = uploads.photos.filter(({ step }) => step !== 'rejected');
  const sent = accepted.filter(({ step }) => step === 'sent');
  const total = accepted.length;
  const isSending = sent.length < total;
  const progress = accepted.reduce((sum, photo) => sum + photo.progress, 0) / (total || 1);
  const format = (text: Parameters<typeof formatMessage>[0], count: number) =>
    formatMessage(text, { count, total }, language);

  const announcement = () => {
    if (total === 0) return '';
    if (!isSending) return format(texts.thanks, total);
    if (isOffline) return texts.waiting;
    return isPaused ? texts.paused : format(texts.sending, total);
  };

  return (
    <>
      <p role="status" className={isSending ? styles.announcement : styles.thanks}>
        {announcement()}
      </p>
      {isSending && (
        <div className={styles.status}>
          <p>
            {isOffline ? texts.waiting : format(texts.progress, sent.length)}
            {isKept && <span className={styles.hint}> {texts.isKept}</span>}
          </p>
          <button
            type="button"
            className={styles.quiet}
            onClick={() => queue.then((one) => one.setPaused(!isPaused))}
          >
            {isPaused ? texts.resume : texts.pause}
          </button>
          <progress
            className={styles.progress}
            value={progress}
            max={100}
            aria-label={texts.progressLabel}
          />
        </div>
      )}
    </>
  );
}
