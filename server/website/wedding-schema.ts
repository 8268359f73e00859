/**
 * Loads the schema of the content and its checks at their first use: while the content is that of the
 * files, a server needs them only for the editor, and they take 4 MB and a tenth of the start's CPU time.
 */
export async function loadWeddingSchema() {
  return {
    ...(await import('../../domain/wedding/wedding.ts')),
    ...(await import('../../domain/wedding/checks/wedding-checks.ts')),
    ...(await import('../../domain/wedding/checks/showable-wedding.ts')),
  };
}
