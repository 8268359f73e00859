const NAMES = new Set(['', 'localhost', '::1', '[::1]']);

/** Whether what goes to this host stays within the machine; a path is that of a socket. */
export function isThisMachine(host: string): boolean {
  return NAMES.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host) || host.startsWith('/');
}
