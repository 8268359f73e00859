import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The rows are one stop of the tab key; the arrows go along them. */
export function moveAlongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const names = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('th > button')];
  const at = names.indexOf(event.target as HTMLButtonElement);
  const next = names[step(at, names.length - 1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  for (const name of names) name.tabIndex = name === next ? 0 : -1;
  next.focus();
}
