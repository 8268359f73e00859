import { localizeWedding } from '../domain/localize.ts';
import wedding from './wedding.ts';

/** The content in each of its languages, for tests and programs. */
export const english = localizeWedding(wedding, 'en');
export const italian = localizeWedding(wedding, 'it');
