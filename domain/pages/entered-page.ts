/**
 * With GATE=page, the cookie that a browser sets beside the flag of the same name in local storage. It is
 * no secret: it only asks the server for the wedding page in the first answer.
 */
export const ENTERED_COOKIE = 'wedding-authenticated';
/** The longest time that browsers keep a cookie. Each visit begins it again. */
export const ENTERED_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** The HTML of publish/html.ts: language, head, content as JSON, body. */
const WEDDING_PAGE =
  /^<!doctype html><html lang="([^"]*)"><head><meta charset="utf-8">(.*)(<script type="application\/json".*)<\/head><body>(.+)<\/body><\/html>$/s;

/** The address of the wedding page's HTML, which the gate's page names. */
export function findWeddingPage(gate: string): string | undefined {
  return / data-wedding="([^"]+)"/.exec(gate)?.[1];
}

/**
 * The gate's page with the wedding page in the gate's place. Null for a wedding page that is not
 * rendered. The content comes last, because only React needs it.
 */
export function createEnteredPage(gate: string, wedding: string): string | null {
  const [, language, head, content, body] = WEDDING_PAGE.exec(wedding) ?? [];
  if (!body) return null;
  return (
    gate
      .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
      .replace(/<title>.*?<\/title>/, '')
      // The first paint waits for the top of the page only.
      .replace('href="#whole"', 'href="#celebrate-heading"')
      .replace('<script id="inline-script"', '$& data-includes-wedding')
      .replace('</head>', () => `${head}</head>`)
      .replace(
        /<div id="root" data-rendered="gate">.*<\/div>/s,
        () => `<div id="root" data-rendered="wedding">${body}</div>${content}`,
      )
  );
}
