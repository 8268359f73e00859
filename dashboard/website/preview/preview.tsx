import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { toParts } from '../../../domain/website/document-parts.ts';
import type { ContentIssue } from '../../../domain/wedding/checks/content-issue.ts';
import { LANGUAGE_DETAILS } from '../../../domain/wedding/languages.ts';
import { api, request, toErrorMessage } from '../../api/request.ts';
import { undoLastChange, useCanUndo } from '../../api/undo.ts';
import { useSettled } from '../../autosave/use-draft-sync.ts';
import { Tabs } from '../../ui/fields.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Sheet } from '../../ui/sheets.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { findSchema } from '../content-schema.ts';
import { describePath } from '../describe-content.ts';
import type { ContentDocument } from '../document-path.ts';
import type { EditorSection } from '../editor-sections.ts';
import { ContentField } from '../form/content-field.tsx';
import { ALL_FILES, useEditor } from '../form/editor-context.tsx';
import { AddPictures } from '../pictures/add-pictures.tsx';
import { AvailableSections } from '../section-list.tsx';
import { useWebsiteDraft } from '../website-draft.tsx';
import { chooseShown, type Shown } from './choose-shown.ts';
import { toPath } from './list-handles.ts';
import { type PageSheet, usePageEditing, usePictureList } from './page-editing.ts';
import styles from './preview.module.css';
import { findEvent, PreviewFrame } from './preview-frame.tsx';

const WIDTHS = { phone: 390, laptop: 1280 } as const;
const RENDER_DELAY_MS = 250;

type Props = {
  /** The section that is edited. */
  section: EditorSection | undefined;
  onOpenField: () => void;
};

/** The real page of the draft, edited in place. It follows the section that is edited in the form. */
export function Preview({ section, onOpenField }: Props) {
  const { document, language, languages, goTo } = useEditor();
  const { state } = useWebsiteDraft();
  const texts = getMessages('website');
  const { laptop, phone, ...words } = texts.previewing;
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const shown = useShown(document);
  const sections = useMemo(() => {
    if (!shown.document) return null;
    const content = toParts(shown.document);
    const names = new Set([...state.sections.keys(), ...Object.keys(content)]);
    // Also a section that is shown as it was saved, while a save of other content may be under way.
    const isSent = (name: string) => {
      const section = state.sections.get(name);
      const savedContent = section?.saved.content;
      return content[name] !== savedContent || section?.content !== savedContent;
    };
    return Object.fromEntries(
      [...names].filter(isSent).map((name) => [name, content[name] ?? null]),
    );
  }, [shown, state]);
  const [turnedEvents, turnEvent] = useTurnedEvents();
  const { html, error } = usePreviewHtml(
    sections && { revision: state.revision, body: { hasMarks: true, language, sections } },
  );

  const { issue } = shown;
  const [sheet, setSheet] = useState<PageSheet | 'sections' | null>(null);
  const canUndo = useCanUndo();
  const onPage = usePageEditing({ onOpenField, onOpenSheet: setSheet });
  const close = () => setSheet(null);

  function openIssue({ path }: ContentIssue) {
    goTo(path, languages.find((code) => code === path.at(-1)) ?? languages[0]);
    onOpenField();
  }

  function click(element: Element) {
    if (onPage.click(element)) return;
    const event = findEvent(element);
    if (event !== null) return turnEvent(event);
    const key = element.closest<HTMLElement>('[data-path]')?.dataset.path;
    if (key) onPage.openForm(toPath(key));
  }

  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div className="row between gap-4">
        <h2 id="preview-title" className="caps">
          {texts.preview} <span lang={language}>· {LANGUAGE_DETAILS[language].name}</span>
        </h2>
        <Tabs
          label={words.width}
          options={[
            { value: 'phone', words: phone },
            { value: 'laptop', words: laptop },
          ]}
          value={width}
          onChoose={setWidth}
        />
      </div>
      <p className={`error ${styles.error}`} role="status">
        {issue ? (
          <MarkedText text={words.mustBeCorrected}>
            {() => (
              <TextButton onClick={() => openIssue(issue)}>
                {describePath(issue.path, document).join(' → ') || texts.wholeWebsite}
              </TextButton>
            )}
          </MarkedText>
        ) : (
          error && toErrorMessage(error)
        )}
      </p>
      {html === undefined ? (
        !error && sections && <p className={`soft ${styles.loading}`}>{words.loading}</p>
      ) : (
        <PreviewFrame
          html={html}
          width={WIDTHS[width]}
          elementId={section ? (section.elementId ?? '') : null}
          turnedEvents={turnedEvents}
          onClick={click}
          editing={onPage.editing}
        />
      )}
      <div className={`row between gap-4 ${styles.note}`}>
        <p className={`soft small ${styles.hint}`}>{words.hint}</p>
        <div className="buttons">
          <TextButton aria-disabled={!canUndo} onClick={undoLastChange}>
            {getMessages('shell').undo}
          </TextButton>
          <TextButton onClick={() => setSheet('sections')}>{texts.sections.available}</TextButton>
          <TextButton className={styles.done} onClick={onOpenField}>
            {texts.editing.done}
          </TextButton>
        </div>
      </div>
      <Sheet
        open={sheet !== null}
        title={sheet === 'sections' ? texts.sections.available : texts.pictures.picture}
        hasFocusOnTitle
        onClose={close}
      >
        {sheet === 'sections' ? (
          <AvailableSections onAdded={close} />
        ) : (
          sheet && <PictureSheet {...sheet} onAdded={close} />
        )}
      </Sheet>
    </section>
  );
}

/** A picture with its description and its most important point, or pictures that are added to a list. */
function PictureSheet({ kind, path, onAdded }: PageSheet & { onAdded: () => void }) {
  const { document } = useEditor();
  const schema = findSchema(path, document);
  const list = usePictureList(path);
  if (kind === 'picture') return schema && <ContentField schema={schema} path={path} />;
  return (
    <AddPictures
      label={list.label}
      path={path}
      maxCount={list.maxCount}
      onAdd={(file) => {
        list.add(file);
        onAdded();
        return true;
      }}
    />
  );
}

/** The last document that the server can show. */
function useShown(document: ContentDocument): Shown {
  const deferred = useDeferredValue(document);
  const former = useRef<ContentDocument>(null);
  const shown = useMemo(() => chooseShown(deferred, former.current, ALL_FILES), [deferred]);
  useEffect(() => {
    former.current = shown.document;
  }, [shown]);
  return shown;
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
      // The dress code is on both sides.
      if (event && name !== 'dresscode') turn(Number(event), name === 'details');
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  }, [turn]);
  return [turned, turn] as const;
}

type PreviewOptions = {
  /** The sections are the differences from this revision of the draft. */
  revision: string;
  body: { hasMarks: boolean; language: string; sections: Record<string, unknown> };
};

/** The page's HTML; the last one while there is no connection, or nothing to request. */
function usePreviewHtml(options: PreviewOptions | null) {
  const settled = useSettled(options, RENDER_DELAY_MS);
  const { data, error } = useQuery({
    queryKey: ['website-preview', settled],
    queryFn: ({ signal }) =>
      request(api.website.preview.$post, { json: settled?.body ?? {}, signal }),
    enabled: settled !== null,
    placeholderData: (before) => before,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [html, setHtml] = useState(data?.html);
  if (data && data.html !== html) setHtml(data.html);
  return { html, error };
}
