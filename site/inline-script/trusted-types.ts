/**
 * The one place where a text may become markup or a script's address: the browser refuses it
 * everywhere else (`require-trusted-types-for`), whatever somebody manages to put into the page.
 */
const policy = window.trustedTypes?.createPolicy('own-files', {
  createHTML: (html) => html,
  createScriptURL: own,
});

/** The markup of a file of ours, to be parsed. */
export function ownMarkup(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** The address of a script of ours. */
export function ownScript(address: string): string {
  return policy?.createScriptURL(address) ?? own(address);
}

function own(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(address);
  return address;
}
