import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isPressed, KEYS } from '../shell/keys.ts';

const CONTROLS = 'button,input,a[href]';

/** Marks the rows, so that the search above them can move the focus there. */
const ROWS = 'data-rows';

/**
 * Keys for the rows of a table, as attributes of its `<tbody>`. The arrow keys move between the rows, in the same column
 * where it has something to focus. The Tab key stops at one row only, at each of its controls. `showAll` shows the rows that
 * would follow when the reader scrolls.
 */
export function useRowKeys(showAll: () => void) {
  const body = useRef<HTMLTableSectionElement>(null);
  const current = useRef<HTMLTableRowElement>(null);

  function stopAt(row: HTMLTableRowElement | undefined) {
    current.current = row ?? null;
    for (const one of body.current?.rows ?? []) {
      for (const control of one.querySelectorAll<HTMLElement>(CONTROLS)) {
        control.tabIndex = one === row ? 0 : -1;
      }
    }
  }

  // Rows come and go with the filters, and with them the one where the Tab key stops.
  useLayoutEffect(() => {
    const row = current.current;
    stopAt(row?.isConnected ? row : body.current?.rows[0]);
  });

  return {
    ref: body,
    [ROWS]: '',
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('tr');
      if (row && row !== current.current) stopAt(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target } = event;
      const row = target instanceof Element ? target.closest('tr') : null;
      if (!row || !body.current?.contains(row)) return;
      if (isPressed(KEYS.selectRow, event.nativeEvent)) {
        row.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
        event.preventDefault();
        return;
      }
      const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'End') flushSync(showAll);
      const next = findNextRow([...body.current.rows], row, key);
      if (!next) return;
      event.preventDefault();
      focusRow(next, (target as Element).closest<HTMLTableCellElement>('td, th')?.cellIndex);
    },
  };
}

function findNextRow(rows: HTMLTableRowElement[], row: HTMLTableRowElement, key: string) {
  const index = rows.indexOf(row);
  if (key === 'ArrowDown') return rows[index + 1] ?? row;
  if (key === 'ArrowUp') return rows[index - 1] ?? row;
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}

/** Focuses the control of a column, or the row's name. */
function focusRow(row: HTMLTableRowElement, column?: number): void {
  const cell = column === undefined ? undefined : row.cells[column];
  const control =
    cell?.querySelector<HTMLElement>(CONTROLS) ??
    row.querySelector<HTMLElement>(`th :is(${CONTROLS})`);
  control?.focus();
}

/** Moves the focus from the search to the first row. Returns false if the page has no rows. */
export function focusFirstRow(): boolean {
  const row = document.querySelector<HTMLTableRowElement>(`[${ROWS}] > tr`);
  if (row) focusRow(row);
  return row !== null;
}
