type PreviewKind = 'receipt' | 'notification';

/** Opens a sample email in a new tab. */
export function EmailPreviewLink({ kind, children }: { kind: PreviewKind; children: string }) {
  return (
    <a href={`/host/api/emails/preview/${kind}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
