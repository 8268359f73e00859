import { request, sending } from './request.ts';

/** What a host types to erase everything. */
export const DELETE_CONFIRMATION = 'ERASE';

export async function deleteAllData(word: string): Promise<void> {
  await request('delete-all-data', sending('POST', { word }));
}
