import type { ComponentProps } from 'react';

/** A link to a page of somebody else, who is not told where the guest comes from. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
