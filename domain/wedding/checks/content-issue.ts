/** The keys and indexes that lead to a value of the document. */
export type ContentPath = readonly (string | number)[];

/** A problem of the content with its place, in a sentence for the couple. */
export type ContentIssue = { path: ContentPath; message: string };
