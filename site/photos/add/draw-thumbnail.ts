const SIDE_PX = 240;

/** A small square JPEG of a picture as a data URL; null if this browser cannot decode it, as HEIC in most. */
export async function drawThumbnail(file: Blob): Promise<string | null> {
  try {
    // Decoded in a small size where the browser can: 48 megapixels take 200 MB.
    const bitmap = await createImageBitmap(file, { resizeHeight: 2 * SIDE_PX });
    const { height, width } = bitmap;
    const side = Math.min(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = SIDE_PX;
    canvas.height = SIDE_PX;
    const [left, top] = [(width - side) / 2, (height - side) / 2];
    canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
    bitmap.close();
    return canvas.toDataURL('image/jpeg', 0.75);
  } catch {
    return null;
  }
}
