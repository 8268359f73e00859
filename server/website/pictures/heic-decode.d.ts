declare module 'heic-decode' {
  type Image = { width: number; height: number; data: Uint8ClampedArray };
  export default function decode(input: { buffer: Uint8Array }): Promise<Image>;
}
