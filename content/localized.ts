import { localizeWedding } from '../domain/wedding/localize.ts';
import type {
  Picture,
  ResponsivePicture,
  Wedding,
  WeddingEvent,
} from '../domain/wedding/wedding.ts';
import wedding from './wedding.ts';

/** The demo has the parts that are optional elsewhere. */
type Demo = Wedding & {
  couplePhoto: ResponsivePicture;
  celebrate: { events: (WeddingEvent & { image: Picture })[] };
  stay: { groups: { hotels: { image: Picture }[] }[] };
};

/** The content in each of its languages, for tests. */
export const english = localizeWedding(wedding, 'en') as Demo;
export const italian = localizeWedding(wedding, 'it') as Demo;
