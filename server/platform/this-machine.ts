const LOCAL_HOSTS = new Set(['', 'localhost', '::1', '[::1]']);

/** Whether a site with these settings can be reached from other machines, directly or through a proxy. */
export function isReachable(settings: {
  host: string;
  trustProxy: string | null;
  publicUrl: string | null;
}): boolean {
  const { host, trustProxy, publicUrl } = settings;
  const publicHost = publicUrl === null ? '' : new URL(publicUrl).hostname;
  return trustProxy !== null || !isThisMachine(host) || !isThisMachine(publicHost);
}

/**
 * Whether connections to a host stay on this machine. An empty host is a default, and a path is a Unix
 * socket.
 */
export function isThisMachine(host: string): boolean {
  return LOCAL_HOSTS.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host) || host.startsWith('/');
}
