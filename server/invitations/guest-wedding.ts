import type { Context } from 'hono';
import content from '../../content/wedding.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import { chooseLanguage } from '../../domain/wedding/languages.ts';
import { localizeOnce } from '../../domain/wedding/localize.ts';
import {
  createGuestView,
  listInvitedTo,
  listPrivateEvents,
} from '../../domain/wedding/private-events.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { SiteVersion } from '../pages/site-files.ts';
import type { Website } from '../website/website.ts';
import type { PersonalLinks } from './personal-links.ts';

/** The published wedding in a guest's language, with the private events of the household that opened its link. */
export function createWeddingFinder(website: Website | null) {
  const getDocument = () => website?.current().document ?? content;
  return {
    findWedding: (language: string | null, entry?: Pick<GuestListHousehold, 'events'>) => {
      const document = getDocument();
      const view = createGuestView(document, entry && listInvitedTo(document, entry));
      return localizeOnce(view, chooseLanguage(document, language));
    },
    isPrivateEvent: (id: string) => listPrivateEvents(getDocument()).includes(id),
  };
}

/** Finds the site with private events. At each request, because the couple may revoke a link or an invitation. */
export function createInvitedSiteFinder(
  website: Website | null,
  source: GuestDataSource | null,
  links: PersonalLinks | null,
) {
  return async (c: Context): Promise<SiteVersion | null> => {
    if (!website || !source || !links) return null;
    const { document } = website.current();
    if (listPrivateEvents(document).length === 0) return null;
    const id = await links.find(c);
    const invited = id === null ? null : await source.findInvited(id);
    const invitedTo = invited ? listInvitedTo(document, invited.entry) : [];
    return invitedTo.length > 0 ? website.openInvited(invitedTo) : null;
  };
}
