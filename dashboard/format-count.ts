/** As in '2,000'. The first `toLocaleString` of a page takes a slow phone 50 ms. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** '1 reply', '2 replies' */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
