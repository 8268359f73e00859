import { type PageGlobals, withPageGlobals } from '../../domain/page-globals.ts';

const OPENING = '<script id="page-globals">';

/** Whether the HTML is this program's: nothing else has this element, and it names nobody. */
export function isThisSite(html: string): boolean {
  return html.includes(OPENING);
}

/** Whether the page is told exactly this. */
export function isTold(html: string, globals: PageGlobals): boolean {
  return html.includes(filled(globals));
}

/** Whether its gate stands so, wherever it sends replies. */
export function hasGate(html: string, gate: PageGlobals['gate']): boolean {
  const [upToTheGate = ''] = filled({ backend: null, gate }).split('</script>');
  return html.includes(upToTheGate);
}

/** As the server and the build write it, where the gate comes first. */
function filled(globals: PageGlobals): string {
  return withPageGlobals(`${OPENING}</script>`, globals);
}
