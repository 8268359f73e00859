import { type ReactNode, useEffect, useState } from 'react';
import { formatMessage } from '../../../domain/messages/format.ts';
import { TextArea } from '../../../ui/field.tsx';
import { useEdition } from '../../edition.tsx';
import { loadChunk } from '../../load-chunk.ts';
import { request } from '../../request.ts';
import { FormFrame, PlainButton } from '../../rsvp/form-frame.tsx';
import { useRsvp } from '../../rsvp/use-rsvp.ts';
import { Section } from '../section.tsx';

/** What guests wish the couple. Hidden until the server has answered, because a static host has no wishes. */
export function Wishes() {
  const edition = useEdition();
  const [content, setContent] = useState<ReactNode>();
  const { wishes } = edition.wedding;

  useEffect(() => {
    if (!wishes) return;
    loadChunk(() => import('../../rsvp/wishes/wishes.tsx'))
      .then(({ loadWishes }) =>
        loadWishes(edition, { formatMessage, request, FormFrame, PlainButton, TextArea, useRsvp }),
      )
      .then(setContent, () => {});
  }, [edition, wishes]);

  if (!wishes) return null;
  return (
    <Section id="wishes" {...wishes} isHidden={!content}>
      {content}
    </Section>
  );
}
