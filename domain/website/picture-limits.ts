/** `POST /pictures` accepts JPEG, PNG, WebP, AVIF and HEIC within these limits. */
export const PICTURE_LIMITS = {
  bytes: 30_000_000,
  /** Width times height. */
  pixels: 100_000_000,
  /** Width and height. */
  side: 30_000,
  totalBytes: 150_000_000,
} as const;
