/** How often a password may be tried: ten times a minute an address, and then a pause. */
export const MAX_ATTEMPTS = 10;
export const WINDOW = 60_000;

/** Counts who tries a password; each kind for itself. Several copies of the server may share one. */
export type AttemptLimiter = {
  /**
   * Counts one try, looking and counting in one step, so that tries sent all at once are counted one
   * by one. Gives 0 when it may go on, or else the seconds to wait; a try refused is not counted.
   */
  take(address: string): Promise<number>;
  /** Takes a try back that gave the right password. */
  refund(address: string): Promise<void>;
};

export type AttemptLimiters = Readonly<Record<'dashboard' | 'gate', AttemptLimiter>>;
