import { readPassword } from '../../domain/invitation-link.ts';

/** Takes the password that a code on the invitation put behind the address, and cleans the address. */
export function takePassword(): string | null {
  const given = readPassword(location.hash);
  if (given !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return given;
}
