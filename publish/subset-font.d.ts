declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
    keepAllGlyphs?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
