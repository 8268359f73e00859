import { GARDEN, GILT, GILT_DEEP, INK, LAGOON, LAND, PAPER, ROSE, SAIL } from './palette.ts';
import { computeHalfExtent, KM_PER_DEGREE, type Viewport } from './viewport.ts';

/** Defined once, drawn with `<use href="#reeds" x="…" y="…">`. */
export const SYMBOLS = [
  `<g id="reeds" fill="none" stroke="${LAGOON}" stroke-width=".9" stroke-opacity=".6" stroke-linecap="round"><path d="M-9 0h18M-6 3h12M-5-2l-2-6M-2-2v-8M2-2l1-7M5-2l3-5"/></g>`,
  `<g id="tree" fill="${LAND}" stroke="${LAGOON}" stroke-width=".9"><path d="M0 0v-4"/><path d="M0-3.5c-5 .6-6.5-3-4.4-5C-5-12 1-14 3-11c3.6 0 4 6-3 7.500z" fill="${GARDEN}"/></g>`,
  `<g id="dome" fill="${PAPER}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"><path d="M-9 0v-8h18v8zM-6.5-8c0-9 13-9 13 0zM-1.3-14.500v-3.500h2.600v3.500M0-18v-5M-1.5-21.500h3M-5 0v-4.500h2V0M3 0v-4.500h2V0"/></g>`,
  `<g id="tower" fill="${PAPER}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"><path d="M-3.5 0v-24h7V0zM-4.3-24h8.600v-4h-8.600zM-4.3-28 0-38l4.3 10zM0-38v-4M0-20v14"/></g>`,
  `<g id="stage" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"><circle r="4.2"/><circle r="1" fill="${INK}" stroke="none"/></g>`,
  `<g id="venue"><circle r="12.5" fill="${PAPER}" stroke="${GILT}" stroke-width="1"/><path d="M0-17 3-3 17 0 3 3 0 17-3 3-17 0-3-3z" fill="${ROSE}" stroke="${PAPER}" stroke-width="1.2"/><path d="M0-17v34M-17 0h34" stroke="${PAPER}" stroke-width=".6"/></g>`,
  `<g id="aeroplane" fill="${INK}"><path d="M0-12c1.4 0 1.8 2 1.8 4v4.500L12 3v2.400L1.8 2.500V8L5 10.500v1.700L0 11l-5 1.200v-1.700L-1.8 8V2.500L-12 5.400V3l10.2-6.500V-8c0-2 .4-4 1.8-4z" transform="rotate(42)"/></g>`,
  `<g id="boat" fill="none" stroke="${GILT_DEEP}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M-26 0c4 7 8 9 12 9h26c5 0 10-4 13-11-6 3-12 4-20 4-12 0-22 0-31-2z" fill="${PAPER}"/><path d="M-9 1v-40M12 1v-31" /><path d="M-21-8-5-42c8 12 11 24 10 36-8-4-17-5-26-2z" fill="${SAIL}"/><path d="M5-7 16-33c6 9 8 18 7 28-6-3-12-4-18-2z" fill="${SAIL}"/><path d="M-15-13c6-1 12 0 18 2M-11-21c5 0 9 1 13 3M9-12c5 0 9 1 13 3M-34 13c5-3 9-3 14 0s9 3 14 0 9-3 14 0 9 3 14 0 9-3 14 0"/></g>`,
].join('');

/** A compass rose in the style of old nautical charts: a lily marks north, a cross marks east. */
export function drawCompassRose(x: number, y: number, radius: number): string {
  const blade = (length: number, width: number, turn: number) =>
    `<g transform="rotate(${turn})"><path d="M0 ${-length}L${width} ${-width}L0 0z" fill="${PAPER}"/><path d="M0 ${-length}L${-width} ${-width}L0 0z" fill="${GILT_DEEP}"/></g>`;
  const blades = [
    ...[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) =>
      blade(radius * 0.56, radius * 0.07, turn),
    ),
    ...[45, 135, 225, 315].map((turn) => blade(radius * 0.74, radius * 0.11, turn)),
    ...[0, 90, 180, 270].map((turn) => blade(radius, radius * 0.15, turn)),
  ];
  const lily =
    'M0-8c4 4 4 8 0 15-4-7-4-11 0-15zM-2 5c-7 3-10-2-8-6 4-1 6 2 6 6M2 5c7 3 10-2 8-6-4-1-6 2-6 6M-6 7H6';
  return `<g transform="translate(${x} ${y})" stroke="${GILT_DEEP}" stroke-width=".7" stroke-linejoin="round"><g fill="none"><circle r="${radius * 0.6}"/><circle r="${radius * 0.64}"/><circle r="${radius * 0.24}"/></g>${blades.join('')}<path d="${lily}" transform="translate(0 ${-radius - 9})" fill="${ROSE}" stroke="none"/><path d="M${radius + 5} 0h11M${radius + 11}-4.500v9" stroke="${ROSE}" stroke-width="1.8"/></g>`;
}

/** Rhumb lines in sixteen directions from a point, as on old nautical charts. */
export function drawRhumbLines(x: number, y: number): string {
  const lines = Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 8;
    const [dx, dy] = [Math.cos(turn) * 1500, Math.sin(turn) * 1500].map(Math.round) as [
      number,
      number,
    ];
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  });
  return `<path d="${lines.join('')}" stroke="${GILT}" stroke-width=".6" stroke-opacity=".28"/>`;
}

/** A border of alternating dark and light bars, each a number of minutes of arc long. */
export function drawBorder(viewport: Viewport, minutesPerBar: number): string {
  const { center, height, scale, width, x, y } = viewport;
  const bars = (path: string, kmPerDegree: number, startDegree: number) => {
    const length = (kmPerDegree / 60) * minutesPerBar * scale;
    const offset = (((startDegree * 60) / minutesPerBar) % 2) * length;
    return `<path d="${path}" stroke-dasharray="${length.toFixed(2)}" stroke-dashoffset="${offset.toFixed(2)}"/>`;
  };
  const [halfEast, halfNorth] = computeHalfExtent(viewport);
  const frame = (inset: number) =>
    `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"/>`;
  const across = [y + 3.5, y + height - 3.5].map((at) => `M${x} ${at}h${width}`).join('');
  const down = [x + 3.5, x + width - 3.5].map((at) => `M${at} ${y}v${height}`).join('');
  return [
    `<g fill="none" stroke="${GILT_DEEP}">`,
    `<g stroke="${PAPER}" stroke-width="7">${frame(3.5)}</g>`,
    `<g stroke-width="2.6">${bars(across, KM_PER_DEGREE.east, center[0] - halfEast)}${bars(down, KM_PER_DEGREE.north, -center[1] - halfNorth)}</g>`,
    `${frame(0)}${frame(7)}</g>`,
  ].join('');
}
