/** Made by build/chart-plugin.ts from the content's `travel.map`; null when there is none. */
declare module 'virtual:chart' {
  type BuiltChart = { src: string; width: number; height: number };
  const chart: { wide: BuiltChart; tall: BuiltChart } | null;
  export default chart;
}
