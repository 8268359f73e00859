import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { LANGUAGE_DETAILS } from '../../../domain/wedding/languages.ts';
import { ApiError, request, toErrorMessage } from '../../api/request.ts';
import { useSettled } from '../../components/use-settled.ts';
import { fillBlanks } from '../blank-values.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { EDITOR_SECTIONS, type EditorSection } from '../editor-sections.ts';
import { useEditor } from '../form/editor-context.tsx';
import { type Click, findClickedPath } from './find-path.ts';
import styles from './preview.module.css';
import { type PageClick, PreviewFrame } from './preview-frame.tsx';

const WIDTHS = { phone: 390, laptop: 1280 } as const;
const RENDER_DELAY_MS = 250;

type Props = {
  /** The section that is edited. */
  section: EditorSection | undefined;
  onOpenField: () => void;
};

/** The real page of the draft. It follows the section that is edited, and a click leads to the field. */
export function Preview({ section, onOpenField }: Props) {
  const { document, issues, language, goTo } = useEditor();
  const { state } = useDraft();
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const sections = useMemo(() => {
    const filled = fillBlanks(document);
    const isSent = (name: string) =>
      filled[name] !== document[name] || filled[name] !== state.sections.get(name)?.saved.content;
    return Object.fromEntries(Object.entries(filled).filter(([name]) => isSent(name)));
  }, [document, state]);
  const [turnedEvents, turnEvent] = useTurnedEvents();
  const { html, error } = usePreviewHtml({ language, sections }, state.revision);

  function openField({ sectionId, ...click }: PageClick) {
    const clicked = EDITOR_SECTIONS.filter(({ elementId }) => elementId === sectionId);
    const names = clicked.flatMap(({ contentSections }) =>
      contentSections.map(({ key }) => String(key)),
    );
    const path = findClickedPath({ ...click, sections: names } satisfies Click, document, language);
    const fallback = sectionId === null ? undefined : clicked[0]?.id;
    if (path) goTo(path, language);
    else if (click.event !== null) return turnEvent(click.event);
    else if (fallback) goTo([fallback]);
    else return;
    onOpenField();
  }

  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div className={styles.header}>
        <h2 id="preview-title" className={styles.title}>
          Preview <span lang={language}>· {LANGUAGE_DETAILS[language].name}</span>
        </h2>
        <fieldset className={styles.widths}>
          <legend className="visually-hidden">Width of the preview</legend>
          {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="preview-width"
                checked={width === name}
                onChange={() => setWidth(name)}
              />
              <span>{name === 'phone' ? 'Phone' : 'Laptop'}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {error && (
        <p className={styles.error} role="status">
          {error}
        </p>
      )}
      {html === undefined ? (
        !error && <p className={styles.loading}>Loading the preview…</p>
      ) : (
        <PreviewFrame
          html={html}
          width={WIDTHS[width]}
          elementId={section ? (section.elementId ?? '') : null}
          turnedEvents={turnedEvents}
          onClick={openField}
        />
      )}
      <p className={styles.note}>
        {issues.length > 0 && 'Values that need correcting are left out of the preview. '}
        Click a text or a picture to change it. Click the last line of an event to turn its card.
      </p>
    </section>
  );
}

/** The events whose cards show their back: after a click, or while their back is edited. */
function useTurnedEvents() {
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const turn = useCallback((event: number, isTurned?: boolean) => {
    setTurned((before) => {
      const next = new Set(before);
      if (!next.delete(event)) next.add(event);
      return isTurned === before.has(event) ? before : next;
    });
  }, []);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
      const [, event, name] =
        /^celebrate\.events\.(\d+)\.(\w+)/.exec(field?.dataset.field ?? '') ?? [];
      if (event) turn(Number(event), name === 'details');
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  }, [turn]);
  return [turned, turn] as const;
}

type PreviewOptions = { language: string; sections: Record<string, unknown> };

/** The page's HTML; the last good one while the draft has errors. */
function usePreviewHtml(options: PreviewOptions, revision: string) {
  const body = useSettled(options, RENDER_DELAY_MS);
  const { data, error } = useQuery({
    queryKey: ['website-preview', revision, body],
    queryFn: ({ signal }) => request('POST /website/preview', { body, signal }),
    placeholderData: (before) => before,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [html, setHtml] = useState(data?.html);
  if (data && data.html !== html) setHtml(data.html);
  const isInvalid = error instanceof ApiError && error.body.code === 'invalid-content';
  const message = isInvalid
    ? 'The preview continues when everything marked “to correct” is filled in.'
    : error && toErrorMessage(error);
  return { html, error: message };
}
