const KEY = 'wedding-rsvp-send';

/**
 * Loads the whole page anew, to send then what stands in the draft: some browsers remember that a
 * script failed, and never ask for it again. Says false where that would lose the page, or the words.
 */
export async function reloadToSend(): Promise<boolean> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (!page?.ok) return false;
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Whether the form was sent before the reload; said once. */
export function takeSend(): boolean {
  try {
    const wasSent = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return wasSent;
  } catch {
    return false;
  }
}
