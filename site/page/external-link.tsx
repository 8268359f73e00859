import type { ComponentProps } from 'react';

/** A link to another website, opened in a new tab without a referrer. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
