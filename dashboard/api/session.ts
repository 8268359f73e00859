import { request, sending } from './request.ts';

export async function signIn(password: string): Promise<void> {
  await request('session', sending('POST', { password }));
}

export async function signOut(): Promise<void> {
  await request('session', { method: 'DELETE' });
}
