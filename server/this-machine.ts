const LOCAL_HOSTS = new Set(['', 'localhost', '::1', '[::1]']);

/**
 * Whether connections to a host stay on this machine. An empty host is a default, and a path is a Unix
 * socket.
 */
export function isThisMachine(host: string): boolean {
  return LOCAL_HOSTS.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host) || host.startsWith('/');
}
