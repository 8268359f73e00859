import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { api, request } from '../api/request.ts';
import { refreshGuestData } from '../guest-data/guest-data.ts';
import { TextButton } from '../ui/text-button.tsx';
import type { Kind } from './paper-kinds.tsx';
import type { Made } from './use-paper.tsx';

type Props = { needs: Kind['needs']; made: Made; isLoading: boolean };

/** Says that something is missing, with a link to the page that adds it. */
export function MissingNote({ needs, made, isLoading }: Props) {
  const texts = getMessages('print');
  if (needs === undefined) return null;
  if (needs === 'link' && made.left.length > 0) return <WithoutLink entries={made.left} />;
  if (needs === 'address' && made.left.length > 0) {
    return <p>{texts.withoutAddress(made.left.length)}</p>;
  }
  if (made.count > 0 || !made.isReady || isLoading) return null;
  const seating = ['/seating', getMessages('seating').title] as const;
  const website = ['/website/celebrate', getMessages('shell').pages.website] as const;
  const guestList = ['/guest-list', getMessages('guestList').title] as const;
  const photos = ['/photos#tables', getMessages('photos').links.create] as const;
  const [reason, [href, name]] = {
    ...{ seats: [texts.noTables, seating], steps: [texts.noSteps, website] },
    ...{ menu: [texts.noMenu, website], link: [texts.noHouseholds, guestList] },
    ...{ address: [texts.noHouseholds, guestList], household: [texts.noHouseholds, guestList] },
    'table-link': [texts.noLink, photos],
  }[needs] as [string, readonly [string, string]];
  return (
    <p>
      {reason} <Link href={href}>{name}</Link>
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
