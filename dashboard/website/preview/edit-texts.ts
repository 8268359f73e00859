/** The draft's side of a text on the page, by its key. */
export type TextDraft = {
  /** Starts an edit. Returns the words of the field; null if the page shows those of another language. */
  begin: (key: string) => string | null;
  write: (words: string) => void;
  /** Takes back what was written since `begin`. */
  restore: () => void;
  end: (key: string) => void;
};

type Edit = { element: HTMLElement; key: string; hasLines: boolean };

/**
 * Lets somebody type into the texts of a page in a frame. The listeners are the dashboard's: the page has no
 * scripts. `getEdited` is for a page that is renewed meanwhile.
 */
export function listenToEdits(page: Document, draft: TextDraft) {
  let edit: Edit | null = null;

  function begin({ target }: Event) {
    const element = findText(target);
    if (!element || edit?.element === element) return;
    end();
    const { dataset, ariaMultiLine } = element;
    edit = { element, key: dataset.text ?? '', hasLines: ariaMultiLine === 'true' };
    const words = draft.begin(edit.key);
    if (words === null) page.getSelection()?.selectAllChildren(element);
    // The page may show a part of it, or in another way.
    else if (words !== readWords(element)) element.textContent = words;
  }

  function write() {
    if (!edit) return;
    const words = readWords(edit.element);
    draft.write(edit.hasLines ? words : words.replaceAll('\n', ' '));
  }

  function end() {
    const ended = edit;
    edit = null;
    if (ended) draft.end(ended.key);
  }

  function beforeInput(event: InputEvent) {
    if (!edit) return;
    const { inputType } = event;
    const isNewLine = inputType === 'insertParagraph' || inputType === 'insertLineBreak';
    if (inputType.startsWith('format')) event.preventDefault();
    if (!isNewLine || edit.hasLines) return;
    event.preventDefault();
    edit.element.blur();
  }

  function paste(event: ClipboardEvent) {
    if (!edit) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? '';
    // The only way that the browser can undo.
    page.execCommand(
      'insertText',
      false,
      edit.hasLines ? text : text.trim().replace(/\s*\n\s*/g, ' '),
    );
  }

  function press(event: KeyboardEvent) {
    // Escape and Enter belong to the input method while it composes.
    if (!edit || event.isComposing) return;
    const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key !== 'Escape' && !isDone) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isDone) draft.restore();
    edit.element.blur();
  }

  const listeners: Record<string, (event: never) => void> = {
    focusin: begin,
    focusout: end,
    input: (event: InputEvent) => event.isComposing || write(),
    compositionend: write,
    beforeinput: beforeInput,
    paste,
    drop: (event: DragEvent) => event.preventDefault(),
    keydown: press,
  };
  for (const [name, listener] of Object.entries(listeners)) {
    page.addEventListener(name, listener as EventListener);
  }
  return {
    getEdited: () => edit?.element ?? null,
    stop() {
      end();
      for (const [name, listener] of Object.entries(listeners)) {
        page.removeEventListener(name, listener as EventListener);
      }
    },
  };
}

/** The frame has constructors of its own. */
function findText(target: EventTarget | null): HTMLElement | null {
  return (target as Element | null)?.closest?.<HTMLElement>('[data-text]') ?? null;
}

/** Unlike `innerText`, as they were typed: styles may show them in capitals. */
function readWords(element: HTMLElement): string {
  let words = '';
  for (const node of element.childNodes) {
    if (node.nodeName === 'BR') words += '\n';
    else if (node.nodeName === 'DIV') words += `\n${readWords(node as HTMLElement)}`;
    else words += node.textContent ?? '';
  }
  // Browsers end a text with a line break, so that its last line can be reached.
  return words.replace(/\n$/, '');
}
