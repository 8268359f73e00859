/** Made by build/pictures-plugin.ts from `content/pictures/`, keyed by the original's file name. */
declare module 'virtual:pictures' {
  export type BuiltPicture = {
    /** Of the fallback, in pixels. */
    width: number;
    height: number;
    /** Its colours as a CSS background, shown until it has loaded. */
    wash: string;
    /** The fallback that every browser reads. */
    src: string;
    /** Each file's address begins so, and goes on `480.avif` or `480.webp` for each of the widths. */
    place: string;
    widths: number[];
  };
  const pictures: Record<string, BuiltPicture>;
  export default pictures;
}
