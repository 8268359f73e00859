const BROWSERS: [name: string, pattern: RegExp][] = [
  // Most browsers also name Chrome or Safari, so the more particular ones come first.
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const DEVICES: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A rough name of the device, as in "Safari on iPhone"; null for an unknown one. */
export function toDeviceName(userAgent = ''): string | null {
  const find = (names: [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [browser, device] = [find(BROWSERS), find(DEVICES)];
  if (browser && device) return `${browser} on ${device}`;
  return browser ?? device ?? null;
}
