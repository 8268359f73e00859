import { LINK_ERRORS, PERSONAL_LINK_COOKIE } from '../../domain/invitations/invitation.ts';
import { readPassword } from '../../domain/invitations/invitation-link.ts';
import { ENTERED_COOKIE, ENTERED_COOKIE_SECONDS } from '../../domain/pages/entered-cookie.ts';

const ACCESS_KEY = 'wedding-authenticated';

/**
 * Whether this browser has access. With GATE=server the page's HTML says so, and the stored flag has
 * no effect. Blocked storage counts as no access.
 */
export function hasAccess(): boolean {
  try {
    if (window.SITE_GATE) return window.SITE_GATE === 'open';
    if (localStorage.getItem(ACCESS_KEY) === 'true') return true;
    // A personal link opens the gate as the password does.
    if (hasPersonalLink()) grantAccess();
    return hasPersonalLink();
  } catch {
    return false;
  }
}

/** Stores the access flag; without storage, access lasts for this visit. */
export function grantAccess(): void {
  try {
    localStorage.setItem(ACCESS_KEY, 'true');
    rememberEntry(true);
  } catch {
    // Private mode or blocked storage: the caller's state opens the page.
  }
}

/** Tells the server which page to send first at the next visit. With GATE=server its own cookie does. */
export function rememberEntry(hasEntered: boolean): void {
  if (window.SITE_GATE) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const seconds = hasEntered ? ENTERED_COOKIE_SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the inline script cannot wait for the Cookie Store API.
  document.cookie = `${ENTERED_COOKIE}=true; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/**
 * With GATE=server: rejects if the page does not load, because a reload would then lose the gate. Otherwise
 * browsers show the gate until they paint the next page.
 */
export async function checkConnection(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: 'HEAD' });
  if (!ok) throw new Error(`The page has the status ${status}.`);
}

/**
 * Reloads the page. The mark for the welcome toast is in the history entry, because that works without
 * storage and ends with the tab.
 */
export function reloadAfterSignIn(): void {
  history.replaceState({ ...history.state, entered: true }, '');
  location.reload();
}

/** Whether `reloadAfterSignIn` loaded this page. Removes the mark, so it returns true only once. */
export function hasJustSignedIn(): boolean {
  const { entered, ...state } = history.state ?? {};
  if (entered) history.replaceState(state, '');
  return entered === true;
}

/** Returns the password from the invitation's QR code, and removes it from the address. */
export function takePasswordFromAddress(): string | null {
  const password = readPassword(location.hash);
  if (password !== null) removeFragment();
  return password;
}

/** Returns why the link that led here opened nothing; null after any other link, and the second time. */
export function takeLinkError(): keyof typeof LINK_ERRORS | null {
  const names = Object.keys(LINK_ERRORS) as (keyof typeof LINK_ERRORS)[];
  const error = names.find((name) => LINK_ERRORS[name] === location.hash) ?? null;
  if (error) removeFragment();
  return error;
}

/** Whether this browser has opened a personal link. Its own cookie is not for scripts. */
export function hasPersonalLink(): boolean {
  return document.cookie.includes(PERSONAL_LINK_COOKIE);
}

/** The server deletes its own cookie. */
export function forgetPersonalLink(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox ESR has no Cookie Store API.
  document.cookie = `${PERSONAL_LINK_COOKIE}=; Path=/; Max-Age=0`;
}

function removeFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
