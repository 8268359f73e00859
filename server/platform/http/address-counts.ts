import { toAddressBlock } from './visitor.ts';

/**
 * Enough for a hotel full of guests behind one address, too few to keep everybody else out. It counts
 * connections, and behind a proxy requests.
 */
export const MAX_PER_ADDRESS = 250;

export type AddressCounts = {
  /** Counts one more for the address; returns the function that uncounts it, or null above the limit. */
  take(address: string): (() => void) | null;
};

/** Counts per address, or per /64 of IPv6. It holds only addresses with something to count. */
export function createAddressCounts(): AddressCounts {
  const counts = new Map<string, number>();
  return {
    take(address) {
      const block = toAddressBlock(address);
      const count = counts.get(block) ?? 0;
      if (count >= MAX_PER_ADDRESS) return null;
      counts.set(block, count + 1);
      return () => {
        const remaining = (counts.get(block) ?? 1) - 1;
        if (remaining > 0) counts.set(block, remaining);
        else counts.delete(block);
      };
    },
  };
}
