import { useEffect, useEffectEvent } from 'react';
import type { Messages } from '../../domain/dashboard/messages/messages.ts';
import { keep, readKept } from '../ui/kept-value.ts';

type Key = {
  /**
   * Values of `event.key`: on many keyboards `/` needs Shift. A single character can be switched off, because people
   * who dictate press such keys without wanting to.
   */
  keys: readonly [string, ...string[]];
  /** Together with Ctrl, or ⌘ on a Mac. */
  withControl?: boolean;
  withShift?: boolean;
  /** Also while a text is edited, where the others belong to the text. */
  inFields?: boolean;
  /** Also in an open sheet that is no form, where the others belong to the page below. */
  inSheets?: boolean;
};

export type KeyName = keyof Messages['shell']['keys'];

/**
 * All keys of the dashboard, in the order of the sheet that explains them. Its texts are in `shell.keys`. Those of rows are bound by
 * `useRowKeys`; Enter and Escape do what they do in any browser.
 */
export const KEYS: Record<KeyName, Key> = {
  palette: { keys: ['k'], withControl: true, inFields: true },
  search: { keys: ['/'] },
  undo: { keys: ['z'], withControl: true, inSheets: true },
  redo: { keys: ['z'], withControl: true, withShift: true },
  help: { keys: ['?'] },
  rows: { keys: ['ArrowUp', 'ArrowDown'] },
  ends: { keys: ['Home', 'End'] },
  openRow: { keys: ['Enter'] },
  selectRow: { keys: ['x'] },
  close: { keys: ['Escape'] },
};

/** Returns false if it does nothing: the key then does what it does in the browser. */
type Handler = (event: KeyboardEvent) => unknown;

/** Binds keys of the table while a component is shown. */
export function useKeys(handlers: Partial<Record<KeyName, Handler>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const handler = findHandler(event, handlers);
    if (handler && handler(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const ANY_DIALOG = '[role="dialog"], [role="alertdialog"]';
/** Dialogs in which the couple edits or decides something. */
const BUSY = '[role="dialog"] form, [role="alertdialog"]';

function findHandler(event: KeyboardEvent, handlers: Partial<Record<KeyName, Handler>>) {
  if (event.defaultPrevented || event.isComposing) return;
  const names = Object.keys(handlers) as KeyName[];
  const name = names.find((one) => isPressed(KEYS[one], event));
  if (!name || document.querySelector(KEYS[name].inSheets ? BUSY : ANY_DIALOG)) return;
  if (!KEYS[name].inFields && isField(event.target)) return;
  return handlers[name];
}

export function isPressed(
  { keys, withControl = false, withShift = false }: Key,
  event: KeyboardEvent,
): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (altKey || !keys.includes(key)) return false;
  if (withControl)
    return shiftKey === withShift && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
  return !ctrlKey && !metaKey && (key.length > 1 || areSingleKeysOn());
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select')
  );
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

const NAMES_ON_KEYS: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };

/** As on the keyboard: `['Ctrl', 'K']`, or `['↑', '↓']` for any of two. */
export function getKeyCaps({ keys, withControl, withShift }: Key): string[] {
  const caps = keys.map(
    (key) => NAMES_ON_KEYS[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  );
  const all = withShift ? ['⇧', ...caps] : caps;
  return withControl ? [isMac() ? '⌘' : 'Ctrl', ...all] : all;
}

/** This device's choice. */
const SINGLE_KEYS = 'dashboard-single-keys';

export function areSingleKeysOn(): boolean {
  return readKept(SINGLE_KEYS) !== false;
}

export function switchSingleKeys(isOn: boolean): void {
  keep(SINGLE_KEYS, isOn);
}
