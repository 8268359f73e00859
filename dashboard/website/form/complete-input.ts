/** The time zone with this name, or with a town of this name, in any capitals. */
export function completeTimeZone(text: string, zones: readonly string[]): string {
  const name = text.trim().replaceAll(' ', '_').toLowerCase();
  const isNamed = (zone: string) => zone.toLowerCase() === name;
  return zones.find(isNamed) ?? zones.find((zone) => isNamed(toTown(zone))) ?? text;
}

/** As in 'New_York'. */
function toTown(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1);
}

/** The link with https://, if it is a web address such as www.example.com. */
export function completeLink(text: string): string {
  const address = text.trim();
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(address) ? `https://${address}` : text;
}
