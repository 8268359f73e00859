import type { KeyboardEvent, MouseEvent } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { FieldError } from '../../../ui/field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { createBlank } from '../blank-values.ts';
import { getChildren } from '../content-schema.ts';
import { isGroup } from '../document-path.ts';
import { type FieldProps, FieldSet, joinMessages, useField } from '../form/field.tsx';
import { AddPictures } from './add-pictures.tsx';
import { toPictureAddress } from './picture-address.ts';
import styles from './pictures.module.css';
import { replacePicture } from './replace-picture.ts';
import type { Place } from './upload-picture.ts';

/** A picture with its description and its most important point, or only a file. */
export function PictureField({ schema, path, Field }: FieldProps) {
  const { document, read, change, findIssues, focusAdded, field, value, hint, isOptional } =
    useField({ schema, path });
  const texts = getMessages('website').pictures;
  const isFile = field?.kind === 'file';
  const file = String((isGroup(value) ? value.file : value) ?? '');
  const filePath = isFile ? path : [...path, 'file'];
  const children = isGroup(value) ? getChildren(schema) : [];
  const description = children.find(({ key }) => key === 'alt');
  const others = children.filter(({ key }) => key === 'frame' || key === 'landscape');
  const label = field?.label ?? texts.picture;
  const error = joinMessages(findIssues(filePath), filePath);

  /** The entry may be somewhere else by now. */
  function choose(next: string, { path: place, before }: Place): boolean {
    const blank = createBlank(schema, document);
    const replaced = replacePicture({ before, now: read(place), blank, file: next });
    if (replaced === null) return false;
    change(place, replaced);
    if (!isFile) focusAdded([...place, 'alt']);
    return true;
  }

  return (
    <FieldSet label={label} hint={hint}>
      {file && (
        <FocusPoint
          file={file}
          focus={isGroup(value) ? value.focus : undefined}
          onChange={isFile ? null : (focus) => change([...path, 'focus'], focus)}
        />
      )}
      <AddPictures
        label={file ? texts.replace : texts.add}
        path={path}
        maxCount={1}
        onAdd={choose}
      />
      <FieldError id={`${path.join('-')}-file-error`}>{error}</FieldError>
      {description && <Field schema={description.schema} path={[...path, 'alt']} />}
      {file &&
        others.map((child) => (
          <Field key={child.key} schema={child.schema} path={[...path, child.key]} />
        ))}
      {value !== undefined && isOptional && (
        <TextButton
          destructive
          className="edge"
          onClick={() => change(path, undefined)}
          aria-label={`${texts.remove}: ${label}`}
        >
          {texts.remove}
        </TextButton>
      )}
    </FieldSet>
  );
}

type FocusPointProps = {
  file: string;
  focus: unknown;
  /** Null for a picture that is never cropped. */
  onChange: ((focus: string) => void) | null;
};

const STEP_PERCENT = 5;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP_PERCENT, 0],
  ArrowRight: [STEP_PERCENT, 0],
  ArrowUp: [0, -STEP_PERCENT],
  ArrowDown: [0, STEP_PERCENT],
};

/** The picture; a tap sets the point that stays visible wherever it is cropped. */
function FocusPoint({ file, focus, onChange }: FocusPointProps) {
  const [x = 50, y = 50] =
    String(focus ?? '')
      .match(/\d+/g)
      ?.map(Number) ?? [];
  const image = <img src={toPictureAddress(file)} alt="" className={styles.image} />;
  if (!onChange) return <div className={styles.frame}>{image}</div>;

  const set = (nextX: number, nextY: number) =>
    onChange(`${toPercent(nextX)}% ${toPercent(nextY)}%`);

  function tap({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    // A click by keyboard has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  }

  function moveByKey(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    set(x + arrow[0], y + arrow[1]);
  }

  const texts = getMessages('website').pictures;
  return (
    <>
      <button
        type="button"
        className={styles.frame}
        onClick={tap}
        onKeyDown={moveByKey}
        aria-label={texts.focus(x, y)}
      >
        {image}
        <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p className="soft small">{texts.focusHint}</p>
    </>
  );
}

function toPercent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}
