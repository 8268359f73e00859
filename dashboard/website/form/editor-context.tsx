import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { fromParts, toParts } from '../../../domain/website/document-parts.ts';
import type { ContentIssue, ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { checkWedding } from '../../../domain/wedding/checks/wedding-checks.ts';
import type { LanguageCode } from '../../../domain/wedding/languages.ts';
import { toDocument } from '../../autosave/draft-state.ts';
import {
  type ContentDocument,
  followPath,
  getValue,
  isInside,
  setValue,
  toPathKey,
} from '../document-path.ts';
import { findEditorSectionByPath } from '../editor-sections.ts';
import { readLanguages } from '../translations.ts';
import { useWebsiteDraft } from '../website-draft.tsx';

/** A value that a link leads to. Lists on the way open, and its field takes the focus once. */
export type Target = { path: ContentPath; isReached: boolean };

export type GetPath = () => ContentPath | null;

export type Editor = {
  document: ContentDocument;
  /** The languages of the website; the first one is the default. */
  languages: [LanguageCode, ...LanguageCode[]];
  /** The language of the texts in the form and in the preview. */
  language: LanguageCode;
  setLanguage(language: LanguageCode): void;
  issues: readonly ContentIssue[];
  /** The issues to show at a field: not those of a new one that the couple has not reached yet. */
  findIssues(path: ContentPath): ContentIssue[];
  touch(path: ContentPath): void;
  /** The value as it is now: an undo runs later than its button was shown. */
  read(path: ContentPath): unknown;
  /** Follows a value until the work for it ends, as an upload. `getPath` is null once its entry is removed. */
  follow(path: ContentPath, work: (getPath: GetPath) => Promise<void>): Promise<void>;
  change(path: ContentPath, value: unknown): void;
  changeDocument(document: ContentDocument): void;
  target: Target | null;
  /** Puts the focus on a value that was added, unless the couple is typing in another field by now. */
  focusAdded(path: ContentPath): void;
  /** Leads to the field of a value. */
  goTo(path: ContentPath, language?: LanguageCode): void;
  /** Tells screen readers about a change that is only visible. */
  announce(text: string): void;
};

const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor is used outside EditorProvider.');
  return editor;
}

class AllFiles extends Set<string> {
  override has() {
    return true;
  }
}

/** The server knows which pictures and videos exist. */
export const ALL_FILES: ReadonlySet<string> = new AllFiles();

export function EditorProvider({ children }: { children: ReactNode }) {
  const { document, sync } = useWebsiteDraft();
  const languages = useMemo(() => readLanguages(document), [document]);
  const [chosen, choose] = useState<LanguageCode | null>(null);
  const language = chosen && languages.includes(chosen) ? chosen : languages[0];
  // The first language is never a choice: the form follows when another one becomes the first. A language
  // that is removed and added again is not chosen a second time.
  if (chosen && chosen !== language) choose(null);
  const issues = useIssues();
  const [visible, setVisible] = useState(() => new Set(issues.map(({ path }) => toPathKey(path))));
  const runAfterPress = useAfterPress();
  const [target, setTarget] = useState<Target | null>(null);
  const [announcement, announce] = useState('');
  const [, navigate] = useLocation();

  const read = useCallback(
    (path: ContentPath) => getValue(fromParts(toDocument(sync.getSnapshot().state)), path),
    [sync],
  );
  const changeDocument = useCallback(
    (next: ContentDocument) => {
      const [before, after] = [read([]) as ContentDocument, next].map(toParts);
      for (const name of Object.keys({ ...before, ...after })) {
        if (after?.[name] !== before?.[name]) sync.edit(name, after?.[name]);
      }
    },
    [read, sync],
  );

  const setLanguage = useCallback(
    (next: LanguageCode) => choose(next === languages[0] ? null : next),
    [languages],
  );

  const editor = useMemo<Editor>(
    () => ({
      document,
      languages,
      language,
      setLanguage,
      issues,
      findIssues: (path) =>
        issues.filter(
          (issue) => isAt(issue.path, path, languages) && isVisible(visible, issue.path),
        ),
      touch: (path) =>
        runAfterPress(() =>
          setVisible((before) =>
            before.has(toPathKey(path)) ? before : new Set(before).add(toPathKey(path)),
          ),
        ),
      read,
      async follow(path, work) {
        let current: ContentPath | null = path;
        let before = read([]);
        const stop = sync.subscribe(() => {
          const after = read([]);
          current = current && followPath(before, after, current);
          before = after;
        });
        await work(() => current).finally(stop);
      },
      change: (path, value) => changeDocument(setValue(read([]) as ContentDocument, path, value)),
      changeDocument,
      target,
      focusAdded(path) {
        if (!isTyping()) setTarget({ path, isReached: false });
      },
      goTo(path, inLanguage) {
        if (inLanguage) setLanguage(inLanguage);
        setVisible(
          (before) => new Set([...before, ...issues.map((issue) => toPathKey(issue.path))]),
        );
        setTarget({ path, isReached: false });
        // It may just have been added.
        const section = findEditorSectionByPath(path, read([]) as ContentDocument);
        if (section) navigate(`/website/${section.id}`);
      },
      announce,
    }),
    [
      document,
      languages,
      language,
      setLanguage,
      issues,
      visible,
      runAfterPress,
      read,
      sync,
      changeDocument,
      target,
      navigate,
    ],
  );
  return (
    <EditorContext value={editor}>
      {children}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </EditorContext>
  );
}

/** Whether a text field has the focus, as when an upload ends later. */
function isTyping(): boolean {
  return (
    globalThis.document.activeElement?.matches('textarea, input:not([type="checkbox"])') ?? false
  );
}

/**
 * While a button is pressed, runs functions after its click. The press takes the focus from a field, and the
 * error that then appears would move the button away before it is released.
 */
function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // The click is dispatched after the release.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        for (const run of waiting.current.splice(0)) run();
      });
    // A touch sends its mouse events, and takes the focus, after its pointer events.
    for (const name of PRESSES) addEventListener(name, press, true);
    for (const name of RELEASES) addEventListener(name, release, true);
    return () => {
      for (const name of PRESSES) removeEventListener(name, press, true);
      for (const name of RELEASES) removeEventListener(name, release, true);
    };
  }, []);

  return useCallback((run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  }, []);
}

const PRESSES = ['pointerdown', 'mousedown'];
const RELEASES = ['pointerup', 'pointercancel', 'mouseup'];

/** What prevents the draft from being published, also before it is saved. */
function useIssues(): ContentIssue[] {
  const { document, state } = useWebsiteDraft();
  const deferred = useDeferredValue(document);
  return useMemo(() => {
    const known = checkWedding(deferred, ALL_FILES);
    const keys = new Set(known.map(({ path }) => toPathKey(path)));
    const missingFiles = state.issues.filter(({ path, message }) => {
      const isVideo = path.at(-1) === 'video';
      const file = getValue(deferred, isVideo ? [...path, 'name'] : path);
      return (
        (isVideo || path.at(-1) === 'file' || path[0] === 'ornament') &&
        !keys.has(toPathKey(path)) &&
        message.includes(String(file))
      );
    });
    return [...known, ...missingFiles];
  }, [deferred, state.issues]);
}

/** Whether an issue belongs to the field: at its path, or in one of its languages. */
function isAt(issue: ContentPath, field: ContentPath, languages: readonly string[]): boolean {
  if (!isInside(issue, field)) return false;
  const [key, ...rest] = issue.slice(field.length);
  return key === undefined || (rest.length === 0 && languages.includes(String(key)));
}

function isVisible(visible: ReadonlySet<string>, path: ContentPath): boolean {
  return visible.has(toPathKey(path)) || visible.has(toPathKey(path.slice(0, -1)));
}
