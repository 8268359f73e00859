import type { WeddingDocument } from './wedding.ts';

/** Where guests get a video or its captions. Without an extension, so that the service worker keeps no copy. */
export function getVideoAddress(sha256: string): string {
  return `/private/videos/${sha256}`;
}

type FoundFile = {
  sha256: string;
  kind: 'video' | 'captions';
  /** Of the video. */
  name: string;
  /** The id of the section. */
  section: string;
};

/** The files of the videos in a document. */
export function listVideoFiles({ sections = {} }: Pick<WeddingDocument, 'sections'>): FoundFile[] {
  return Object.entries(sections).flatMap(([id, section]): FoundFile[] => {
    if (section.kind !== 'video') return [];
    const { captions = {}, name, sha256 } = section.video;
    const about = { name, section: id };
    return [
      { ...about, sha256, kind: 'video' },
      ...Object.values(captions).map(
        (file): FoundFile => ({ ...about, sha256: file, kind: 'captions' }),
      ),
    ];
  });
}

/** The document for a host without this server, which alone sends videos. */
export function leaveOutVideos(document: WeddingDocument): WeddingDocument {
  const { sections = {}, ...others } = document;
  const shown = Object.entries(sections).filter(([, { kind }]) => kind !== 'video');
  return { ...others, ...(shown.length > 0 && { sections: Object.fromEntries(shown) }) };
}
