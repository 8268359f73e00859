import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findPictures } from '../../../domain/wedding/checks/wedding-checks.ts';
import { toast } from '../../../ui/toasts.ts';
import { request, toErrorMessage } from '../../api/request.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useDraft } from '../draft/draft-context.tsx';
import { toPictureAddress } from './picture-address.ts';
import styles from './picture-library.module.css';
import { PICTURES_KEY } from './upload-picture.ts';

type Props = { open: boolean; onClose: () => void; onChoose: (file: string) => void };

/** The pictures that the website has. */
export function PictureLibrary({ open, onClose, onChoose }: Props) {
  return (
    <Sheet open={open} title="Your pictures" onClose={onClose}>
      {open && <Library onChoose={onChoose} />}
    </Sheet>
  );
}

function Library({ onChoose }: Pick<Props, 'onChoose'>) {
  const { document } = useDraft();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: PICTURES_KEY,
    queryFn: ({ signal }) => request('GET /pictures', { signal }),
  });
  const remove = useMutation({
    mutationFn: (id: string) => request('DELETE /pictures/:id', { params: { id } }),
    onError: (problem) => toast('Not deleted', toErrorMessage(problem), 'destructive'),
    onSettled: () => client.invalidateQueries({ queryKey: PICTURES_KEY }),
  });
  if (!data) return <p className={styles.text}>{error ? toErrorMessage(error) : 'Loading…'}</p>;

  const uploaded = new Set(data.pictures.map(({ file }) => file));
  const inUse = [...findPictures(document)].map(({ file }) => file);
  const others = [...new Set(inUse)].filter((file) => file && !uploaded.has(file));
  return (
    <>
      <p className={styles.text}>
        {data.pictures.length > 0
          ? `Your uploads use ${toMegabytes(data.totalBytes)} of ${toMegabytes(data.maxTotalBytes)} MB.`
          : 'You have not uploaded a picture yet. These are on the website now.'}
      </p>
      <ul className={styles.pictures}>
        {data.pictures.map(({ id, file, isUsed }, index) => (
          <li key={id}>
            <PictureButton file={file} label={`Picture ${index + 1}`} onChoose={onChoose} />
            {!isUsed && (
              <TextButton
                destructive
                onClick={() => remove.mutate(id)}
                aria-label={`Delete picture ${index + 1}`}
              >
                Delete
              </TextButton>
            )}
          </li>
        ))}
        {others.map((file) => (
          <li key={file}>
            <PictureButton file={file} label={file} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

type ButtonProps = { file: string; label: string; onChoose: (file: string) => void };

function PictureButton({ file, label, onChoose }: ButtonProps) {
  return (
    <button type="button" className={styles.picture} onClick={() => onChoose(file)}>
      <img src={toPictureAddress(file)} alt={label} loading="lazy" />
    </button>
  );
}

function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}
