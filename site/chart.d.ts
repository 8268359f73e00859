/** Made by build/chart-plugin.ts from the content's `travel.map`; null when there is none. */
declare module 'virtual:chart' {
  type Size = { width: number; height: number };
  const chart: { tall: Size & { srcSet: string }; wide: Size & { src: string } } | null;
  export default chart;
}
