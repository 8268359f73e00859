import type { DeleteAllDataRequest } from '../../domain/dashboard-api.ts';
import { request, sending } from './request.ts';

export async function deleteAllData(confirmation: string): Promise<void> {
  const body: DeleteAllDataRequest = { confirmation };
  await request('delete-all-data', sending('POST', body));
}
