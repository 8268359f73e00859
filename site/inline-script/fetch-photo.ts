/** Sends for the picture of the first view while the page that shows it is on its way itself. */
export function fetchPhoto({ photoSizes, photoSrcset, photoType }: DOMStringMap): void {
  if (!photoSizes || !photoSrcset || !photoType) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = photoType;
  link.imageSrcset = photoSrcset;
  link.imageSizes = photoSizes;
  link.fetchPriority = 'high';
  document.head.append(link);
}
