import * as z from 'zod/mini';
import { getMessages } from '../dashboard/messages/messages.ts';

/** A person with a name and a password of their own for the dashboard. */
export type CoHost = {
  id: number;
  name: string;
  createdAt: string;
  /** When they last opened the dashboard; null before the first time. */
  seenAt: string | null;
};

export const HOST_LIMITS = { name: 60, password: 200, hosts: 20 };

/** `GET /hosts`. `signedInAs` is null for the couple, who alone can change co-hosts. */
export type HostsResponse = { hosts: CoHost[]; signedInAs: string | null };

const name = z.string().check(
  z.trim(),
  z.minLength(1, { error: () => getMessages('accounts').enterName }),
  z.maxLength(HOST_LIMITS.name, {
    error: () => getMessages('accounts').errors.nameTooLong(HOST_LIMITS.name),
  }),
  z.regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, {
    error: () => getMessages('accounts').errors.invisibleLetters,
  }),
);
// The server checks how hard it is to guess.
const password = z.nullable(z.string().check(z.maxLength(HOST_LIMITS.password)));

/** `POST /hosts`: without a password, the server creates a strong one. */
export const newHostSchema = z.strictObject({ name, password });
/** The password is returned only here: the server stores its hash. */
export type NewHostResponse = { host: CoHost; password: string };

/** `PUT /hosts/:id`: the response is the co-host. */
export const renameHostSchema = z.strictObject({ name });

/** `POST /hosts/:id/password`: ends the co-host's sessions. */
export const resetPasswordSchema = z.strictObject({ password });

/** `POST /own-password`, for a co-host: ends their other sessions. */
export const ownPasswordSchema = z.strictObject({
  current: z.string().check(z.maxLength(1000)),
  password,
});
