/** As in '2,000'. Faster than `toLocaleString`, which takes a slow phone 10 ms and more at its first use. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** '1 reply', '2 replies' */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
