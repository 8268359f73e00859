import { notForgotten } from '#messages/offline.ts';
import type { toast } from '../../ui/toasts.ts';

/** Removes all that this device keeps of the site, then shows the gate. */
export async function forgetDevice(say: typeof toast): Promise<void> {
  // First what only the server can take back: nothing is half forgotten.
  if (window.SITE_GATE && !(await isCookieEnded())) {
    return say(...notForgotten, 'destructive');
  }
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) await registration.unregister();
  if (window.caches) for (const name of await caches.keys()) await caches.delete(name);
  localStorage.clear();
  sessionStorage.clear();
  location.replace('/');
}

async function isCookieEnded(): Promise<boolean> {
  try {
    // Not any success: a hotel's own sign-in page would answer 200 for us.
    return (await fetch('/gate/forget', { method: 'POST' })).status === 204;
  } catch {
    return false;
  }
}
