import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { ContentIssue } from '../../../domain/wedding/checks/content-issue.ts';
import { LANGUAGE_DETAILS } from '../../../domain/wedding/languages.ts';
import { api, request, toErrorMessage } from '../../api/request.ts';
import { useSettled } from '../../autosave/use-draft-sync.ts';
import { Tabs } from '../../ui/fields.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { describePath } from '../describe-content.ts';
import type { ContentDocument } from '../document-path.ts';
import { EDITOR_SECTIONS, type EditorSection } from '../editor-sections.ts';
import { ALL_FILES, useEditor } from '../form/editor-context.tsx';
import { useWebsiteDraft } from '../website-draft.tsx';
import { chooseShown, type Shown } from './choose-shown.ts';
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
  const { document, language, languages, goTo } = useEditor();
  const { state } = useWebsiteDraft();
  const texts = getMessages('website');
  const { laptop, phone, ...words } = texts.previewing;
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const shown = useShown(document);
  const sections = useMemo(() => {
    const { document: content } = shown;
    if (!content) return null;
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
    sections && { revision: state.revision, body: { language, sections } },
  );

  const { issue } = shown;

  function openIssue({ path }: ContentIssue) {
    goTo(path, languages.find((code) => code === path.at(-1)) ?? languages[0]);
    onOpenField();
  }

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
          onClick={openField}
        />
      )}
      <p className={`soft small ${styles.note}`}>{words.hint}</p>
    </section>
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
  body: { language: string; sections: Record<string, unknown> };
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
