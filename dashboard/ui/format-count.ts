import { formatNumber } from '../../domain/dashboard/messages/messages.ts';

/** '1 reply', '2 replies'. For texts that are not in the messages of their feature yet. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

export { formatNumber };
