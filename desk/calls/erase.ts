import { ask, sending } from './ask.ts';

/** What a host types to erase everything. */
export const ERASE_WORD = 'ERASE';

export async function eraseEverything(word: string): Promise<void> {
  await ask('erase', sending('POST', { word }));
}
