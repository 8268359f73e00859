/** Made by build/map/plugin.ts from the content's `travel.map`; null when there is none. */
declare module 'virtual:map' {
  type Size = { width: number; height: number };
  const map: { tall: Size & { srcSet: string }; wide: Size & { src: string } } | null;
  export default map;
}
