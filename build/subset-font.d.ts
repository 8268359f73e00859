declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; noHinting?: boolean; keepFeatures?: readonly string[] };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
