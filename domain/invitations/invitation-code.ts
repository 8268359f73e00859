// No zod here: the gate imports this file.

/** Without characters that look alike: 0 and O, 1 and I and L, U and V. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 9;

const CODE = /^[2-9A-HJKMNP-TV-Z]{9}$/;

/** The code as it is stored, of a text that a guest typed; null if it cannot be one. */
export function parseInvitationCode(text: string): string | null {
  // Keyboards replace a hyphen by longer dashes, and a pasted code ends with a full stop or an invisible sign.
  const code = text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** As in 'KFM-7QT-R2W'. */
export function formatInvitationCode(code: string): string {
  return code.replaceAll(/.{3}(?=.)/g, '$&-');
}

/** The address that opens a household's invitation. */
export function createPersonalLink(siteAddress: string, code: string): string {
  return new URL(`/i/${formatInvitationCode(code)}`, siteAddress).href;
}
