/** The address of the statements on privacy and accessibility in the language whose page is at `home`. */
export function getStatementsPath(home: string): string {
  return `${home}statements.html`;
}
