import calendar from 'virtual:calendar';
import map from 'virtual:map';
import pictures from 'virtual:pictures';
import wedding from '#content/wedding.ts';
import * as rsvp from '#messages/rsvp.ts';
import * as rsvpErrors from '#messages/rsvp-errors.ts';
import * as messages from '#messages/wedding.ts';
import type { PrivateEdition } from '../edition.tsx';

/** The private part of the edition that this build contains. */
export const privateEdition: PrivateEdition = {
  messages: { rsvp, rsvpErrors, wedding: messages },
  wedding,
  pictures,
  calendar,
  map,
};
