import * as gate from '#messages/gate.ts';
import * as offline from '#messages/offline.ts';
import * as site from '#messages/site.ts';
import type { PublicEdition } from './edition.tsx';

/** The public part of the edition that this build contains. */
export const publicEdition: PublicEdition = {
  language: __LANGUAGE__,
  home: __HOME__,
  otherLanguages: __OTHER_LANGUAGE__ ? [__OTHER_LANGUAGE__] : [],
  messages: { gate, offline, site },
};
