import { Fragment, type ReactNode } from 'react';

type Props = { text: string; children: (words: string) => ReactNode };

/** A text with words in [brackets], which become an element, such as a link. */
export function MarkedText({ text, children }: Props) {
  return text.split(/\[([^\]]*)\]/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
    <Fragment key={index}>{index % 2 === 1 ? children(part) : part}</Fragment>
  ));
}
