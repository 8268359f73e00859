import { type ReactNode, useEffect, useState } from 'react';
import { toast } from '../../ui/toasts.ts';
import { showBanner } from '../banner.ts';
import { useEdition } from '../edition.tsx';
import { forgetPersonalLink, hasPersonalLink } from '../gate/access.ts';
import { loadChunk } from '../load-chunk.ts';
import { formatMessage } from '../messages/format.ts';
import { request } from '../request.ts';

/** What a guest sees who opened a personal link. */
export type PersonalLink = {
  greeting: ReactNode;
  /** In the open form's place; without it, the open form stays. */
  form?: (isClosed: boolean) => ReactNode;
};

/** Null without a personal link and until it has loaded: the open form is there for everybody. */
export function usePersonalLink(): PersonalLink | null {
  const edition = useEdition();
  const [link, setLink] = useState<PersonalLink | null>(null);

  useEffect(() => {
    if (!hasPersonalLink()) return;
    loadChunk(() => import('./personal/personal-link.tsx'))
      .then(({ loadPersonalLink }) =>
        loadPersonalLink(edition, setLink, {
          forgetPersonalLink,
          formatMessage,
          request,
          showBanner,
          toast,
        }),
      )
      .catch(() => {});
  }, [edition]);

  return link;
}
