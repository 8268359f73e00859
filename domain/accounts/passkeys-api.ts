import * as z from 'zod/mini';

/** A passkey of the account that is signed in. */
export type Passkey = {
  id: string;
  /** A rough name of the device that created it, as in "Safari on iPhone". */
  device: string | null;
  createdAt: string;
  /** When it last signed in; null before the first time. */
  usedAt: string | null;
};

/** `GET /passkeys`. */
export type PasskeysResponse = {
  passkeys: Passkey[];
  /** Whether an account that has a passkey cannot sign in with its password. */
  isRequired: boolean;
  /** The couple's codes that were not used; null for a co-host, who has none. */
  recoveryCodes: number | null;
};

export const PASSKEY_LIMITS = { passkeys: 20, recoveryCodes: 8 };

const bytes = z.string().check(z.regex(/^[\w-]{1,20000}$/));
const credential = {
  id: z.string().check(z.regex(/^[\w-]{16,1400}$/)),
  rawId: bytes,
  type: z.literal('public-key'),
};

/** `POST /passkeys`: what the browser has created, as `PublicKeyCredential.toJSON()` writes it. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});
export type NewPasskeyRequest = z.infer<typeof newPasskeySchema>;

/** `POST /session/passkey`: what the browser has signed. */
export const passkeySignInSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
  }),
});
