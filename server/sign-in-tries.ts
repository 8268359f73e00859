const TRIES = 10;
const WINDOW = 60_000;
const MOST_ADDRESSES = 10_000;

export type SignInTries = {
  /** Counts a wrong try. */
  note(address: string): void;
  /** The seconds until the address may try again; 0 when it may now. */
  wait(address: string): number;
};

/** Remembers who guessed wrong in the last minute: ten tries an address, and then a pause. */
export function signInTries(now = () => performance.now()): SignInTries {
  const tries = new Map<string, number[]>();

  function recent(address: string): number[] {
    return (tries.get(blockOf(address)) ?? []).filter((at) => now() - at < WINDOW);
  }

  return {
    note(address) {
      const block = blockOf(address);
      const times = [...recent(address), now()];
      // Set anew, it is the last of the map: the first is the one that tried longest ago.
      tries.delete(block);
      tries.set(block, times);
      const [oldest] = tries.keys();
      if (tries.size > MOST_ADDRESSES && oldest !== undefined) tries.delete(oldest);
    },
    wait(address) {
      const [first, ...others] = recent(address);
      if (first === undefined || others.length < TRIES - 1) return 0;
      return Math.max(1, Math.ceil((first + WINDOW - now()) / 1000));
    },
  };
}

/** One visitor has a whole /64 of IPv6 addresses to try from. */
function blockOf(address: string): string {
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (ipv4 || !address.includes(':')) return ipv4 ?? address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.slice(0, 4).join(':');
}
