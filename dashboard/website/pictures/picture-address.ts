const UPLOADED = /^([0-9a-f]{32})\.\w+$/;

/** Where the dashboard finds a small copy of a picture, by the name in the document. */
export function toPictureAddress(file: string): string {
  const id = UPLOADED.exec(file)?.[1];
  return id
    ? `/host/api/pictures/${id}/thumbnail`
    : `/host/api/website/pictures/${encodeURIComponent(file)}`;
}

/** Whether the couple has uploaded the picture, so that it is not one of the example's. */
export function isUploaded(file: unknown): boolean {
  return UPLOADED.test(String(file));
}
