import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { api, request } from '../api/request.ts';
import { refreshGuestData, useGuestData } from '../guest-data/guest-data.ts';
import { MarkedText } from '../ui/marked-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import type { Kind } from './paper-kinds.tsx';
import { type Made, paperTextsQuery } from './use-paper.tsx';

type Props = {
  needs: Kind['needs'];
  made: Made;
  /** The id of the chosen event. */
  event: string;
  isLoading: boolean;
};

/** Says that something is missing, with a link to the page that adds it. */
export function MissingNote({ needs, made, event, isLoading }: Props) {
  const texts = getMessages('print');
  const { events } = useGuestData().wedding;
  if (needs === undefined) return null;
  if (needs === 'link' && made.left.length > 0) return <WithoutLink entries={made.left} />;
  if (needs === 'address' && made.left.length > 0) {
    return <p>{texts.withoutAddress(made.left.length)}</p>;
  }
  if (made.count > 0 || !made.isReady || isLoading) return null;
  const title = events.find(({ id }) => id === event)?.title ?? '';
  const seating = ['/seating', getMessages('seating').title] as const;
  const website = ['/website/celebrate', getMessages('shell').pages.website] as const;
  const guestList = ['/guest-list', getMessages('guestList').title] as const;
  const photos = ['/photos#tables', getMessages('photos').links.create] as const;
  const [reason, [href, name]] = {
    ...{ seats: [texts.noTables(title), seating], steps: [texts.noSteps(title), website] },
    ...{ menu: [texts.noMenu(title), website], link: [texts.noHouseholds, guestList] },
    ...{ address: [texts.noHouseholds, guestList], household: [texts.noHouseholds, guestList] },
    'table-link': [texts.noLink, photos],
  }[needs] as [string, readonly [string, string]];
  return (
    <p>
      {reason} <Link href={href}>{name}</Link>
    </p>
  );
}

/** Says that the sheets do not have the latest changes of the website. */
export function NotPublishedNote() {
  const { data } = useQuery(paperTextsQuery);
  if (!data?.hasChanges) return null;
  return (
    <p className="soft">
      <MarkedText text={getMessages('print').notPublished}>
        {(words) => <Link href="/website#publish">{words}</Link>}
      </MarkedText>
    </p>
  );
}

/** Households without a personal link, and the button that makes one for each. */
function WithoutLink({ entries }: { entries: Made['left'] }) {
  const texts = getMessages('print');
  const make = useMutation({
    mutationFn: async () => {
      for (const { id } of entries) {
        await request(api['guest-list'][':id'].code.$post, { param: { id } });
      }
    },
    meta: { refresh: refreshGuestData, failed: getMessages('invitations').nothingChanged },
  });
  return (
    <p className="row gap-2">
      <span>{texts.withoutLink(entries.length)}</span>
      <TextButton disabled={make.isPending} onClick={() => make.mutate()}>
        {texts.makeLinks(entries.length)}
      </TextButton>
    </p>
  );
}
