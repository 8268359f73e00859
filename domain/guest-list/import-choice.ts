import type { ImportChoice, ImportMerge } from './guest-list-api.ts';

/**
 * The couple's decisions about a list that they corrected: those about columns and values while its first line is the
 * same, and those about lines that are where they were. About another list nothing is decided.
 */
export function keepChoice(choice: ImportChoice, before: string, after: string): ImportChoice {
  if (before === after) return choice;
  const [old, now] = [before, after].map((text) => text.split(/\r\n|\r|\n/));
  if (old?.[0] !== now?.[0]) return {};
  const isSame = (line: number) => old?.[line - 1] === now?.[line - 1];
  const isSameMerge = ({ line, into }: ImportMerge) =>
    isSame(line) && ('id' in into || isSame(into.line));
  const { households = [], merges = [], repairs = [], separate = [], ...others } = choice;
  return {
    ...others,
    households: households.filter(isSame),
    merges: merges.filter(isSameMerge),
    repairs: repairs.filter(({ line }) => line === undefined || isSame(line)),
    separate: separate.filter(isSame),
  };
}
