/** Made by build/pictures-plugin.ts from `content/pictures/`, keyed by the original's file name. */
declare module 'virtual:pictures' {
  type BuiltPicture = {
    /** Of the fallback, in pixels. */
    width: number;
    height: number;
    /** The picture's dominant colour, shown until it has loaded. */
    color: string;
    /** The fallback that every browser reads. */
    src: string;
    /** Best format first. */
    sources: { type: string; srcSet: string }[];
  };
  const pictures: Record<string, BuiltPicture>;
  export default pictures;
}
