import { ask, sending } from './ask.ts';

export async function signIn(password: string): Promise<void> {
  await ask('session', sending('POST', { password }));
}

export async function signOut(): Promise<void> {
  await ask('session', { method: 'DELETE' });
}
