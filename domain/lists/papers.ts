/** In millimetres. `width` and `height` are those of the page; the labels on it are in rows and columns. */
export type Paper = {
  id: string;
  /** As on the package, with the size. */
  name: string;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Of one label, or of the address on an envelope. */
  label: { width: number; height: number };
  /** From the edge of the page to the first label. */
  left: number;
  top: number;
  /** From one label to the next. */
  stepX: number;
  stepY: number;
  isEnvelope?: true;
};

export type Sheet = { name: string; width: number; height: number };

const A4: Sheet = { name: 'A4', width: 210, height: 297 };
const LETTER: Sheet = { name: 'Letter', width: 215.9, height: 279.4 };
/** For a printer at home. */
export const SHEETS: readonly Sheet[] = [A4, LETTER];
/** Also for a print shop. */
export const POSTER_SHEETS: readonly Sheet[] = [
  ...SHEETS,
  { name: 'A3', width: 297, height: 420 },
  { name: 'A2', width: 420, height: 594 },
  { name: 'A1', width: 594, height: 841 },
];

/** Sheets of labels and envelopes. A new one is one line. */
export const PAPERS: readonly Paper[] = [
  createLabels('Avery L7160', A4, {
    grid: [3, 7],
    label: [63.5, 38.1],
    at: [7.2, 15.15],
    gap: 2.54,
  }),
  createLabels('Avery L7163', A4, {
    grid: [2, 7],
    label: [99.1, 38.1],
    at: [4.65, 15.15],
    gap: 2.5,
  }),
  createLabels('Avery Zweckform 3474', A4, { grid: [3, 8], label: [70, 37], at: [0, 0.5], gap: 0 }),
  createLabels('Avery 5160', LETTER, {
    grid: [3, 10],
    label: [66.675, 25.4],
    at: [4.76, 12.7],
    gap: 3.175,
  }),
  createLabels('Avery 5163', LETTER, {
    grid: [2, 5],
    label: [101.6, 50.8],
    at: [3.97, 12.7],
    gap: 4.76,
  }),
  createEnvelope('C6', 162, 114),
  createEnvelope('B6', 176, 125),
  createEnvelope('DL', 220, 110),
  createEnvelope('C5', 229, 162),
  createEnvelope('A7', 184.15, 133.35),
  createEnvelope('#10', 241.3, 104.8),
];

type Pair = readonly [x: number, y: number];
type Labels = { grid: Pair; label: Pair; at: Pair; gap: number };

function createLabels(
  id: string,
  page: Sheet,
  { grid: [columns, rows], label: [width, height], at: [left, top], gap }: Labels,
): Paper {
  return {
    ...{ id, width: page.width, height: page.height, columns, rows, left, top },
    name: `${id} · ${formatSize(width, height)} · ${page.name}`,
    label: { width, height },
    ...{ stepX: width + gap, stepY: height },
  };
}

/** As in '63.5 × 38.1 mm'. */
export function formatSize(width: number, height: number): string {
  return `${[width, height].map((size) => Math.round(size * 10) / 10).join(' × ')} mm`;
}

/** A sheet of labels, or an envelope, with sizes that the couple measured. */
export type OwnPaper = Pick<Paper, 'width' | 'height' | 'columns' | 'rows' | 'left' | 'top'> & {
  gapX: number;
  gapY: number;
};

export const OWN_LABELS: OwnPaper = {
  ...{ width: 70, height: 36, columns: 3, rows: 8, left: 0, top: 4.5, gapX: 0, gapY: 0 },
};

export function createOwnLabels(page: Sheet, own: OwnPaper): Paper {
  const { width, height, left, top, gapX, gapY } = own;
  const toCount = (count: number) => Math.max(1, Math.trunc(count));
  return {
    ...{ id: 'own', name: page.name, width: page.width, height: page.height },
    ...{ columns: toCount(own.columns), rows: toCount(own.rows), left, top },
    ...{ label: { width, height }, stepX: width + gapX, stepY: height + gapY },
  };
}

/** The address is below the stamp, right of the middle. */
export function createEnvelope(id: string, width: number, height: number): Paper {
  const [left, top] = [width * 0.42, height * 0.45];
  const label = { width: width * 0.52, height: height * 0.45 };
  return {
    ...{ id, width, height, columns: 1, rows: 1, label, left, top },
    ...{ stepX: 0, stepY: 0, isEnvelope: true },
    name: `${id} · ${formatSize(width, height)}`,
  };
}

/** Print shops ask for this much beyond the cut. */
export const BLEED_MM = 3;
/** From the edge of a sheet to the nearest cut: a printer leaves 4 mm white, and the marks need the rest. */
export const EDGE_MM = 8;
/** Around a poster that is printed on a larger sheet and cut. */
const POSTER_EDGE_MM = 10;

/** As many cards as fit on a sheet, upright or turned. With bleed, none touches its neighbor's. */
export function createCards(
  sheet: Sheet,
  card: { width: number; height: number },
  hasBleed: boolean,
): Paper {
  const turned = { ...sheet, width: sheet.height, height: sheet.width };
  const [upright, wide] = [placeCards(sheet, card, hasBleed), placeCards(turned, card, hasBleed)];
  return wide.columns * wide.rows > upright.columns * upright.rows ? wide : upright;
}

/** In the middle of the sheet. */
function placeCards(
  { name, width, height }: Sheet,
  card: { width: number; height: number },
  hasBleed: boolean,
): Paper {
  const gap = hasBleed ? 2 * BLEED_MM : 0;
  const count = (length: number, of: number) =>
    Math.max(0, Math.floor((of - 2 * EDGE_MM - (hasBleed ? 2 : 0) + gap) / (length + gap)));
  const columns = count(card.width, width);
  const rows = count(card.height, height);
  const start = (length: number, of: number, times: number) =>
    (of - times * length - (times - 1) * gap) / 2;
  return {
    ...{ id: name, name, width, height, columns, rows, label: card },
    left: start(card.width, width, columns),
    top: start(card.height, height, rows),
    ...{ stepX: card.width + gap, stepY: card.height + gap },
  };
}

/** One poster on a sheet: as large as the sheet, or with bleed on a larger one. */
export function createPoster({ name, width, height }: Sheet, hasBleed: boolean): Paper {
  const edge = hasBleed ? POSTER_EDGE_MM : 0;
  return {
    ...{ id: name, name, columns: 1, rows: 1, label: { width, height } },
    ...{ width: width + 2 * edge, height: height + 2 * edge, left: edge, top: edge },
    ...{ stepX: 0, stepY: 0 },
  };
}

const OVERLAP_MM = 10;

export type Tile = { name: string; x: number; y: number; width: number; height: number };

/**
 * The parts of a poster on smaller sheets, row by row: where each begins on the poster, and its size. They overlap, to be
 * glued.
 */
export function listTiles(poster: Sheet, sheet: Sheet): Tile[] {
  const split = (length: number, of: number) => {
    const part = of - 2 * EDGE_MM;
    const times = Math.max(1, Math.ceil((length - OVERLAP_MM) / (part - OVERLAP_MM)));
    const size = (length + (times - 1) * OVERLAP_MM) / times;
    return Array.from({ length: times }, (_, index) => ({ at: index * (size - OVERLAP_MM), size }));
  };
  const columns = split(poster.width, sheet.width);
  return split(poster.height, sheet.height).flatMap((row, y) =>
    columns.map((column, x) => ({
      name: `${String.fromCharCode(65 + y)}${x + 1}`,
      ...{ x: column.at, y: row.at, width: column.size, height: row.size },
    })),
  );
}

/** Where the sheet is cut, from its left and upper edges. */
export function listCuts({ columns, rows, label, left, top, stepX, stepY }: Paper) {
  const list = (count: number, start: number, step: number, length: number) => {
    const cuts = Array.from({ length: count }, (_, index) => start + index * step).flatMap(
      (from) => [from, from + length],
    );
    return [...new Set(cuts.map((cut) => Math.round(cut * 100) / 100))];
  };
  return { x: list(columns, left, stepX, label.width), y: list(rows, top, stepY, label.height) };
}

/** The labels of each page; the first page can begin after labels that are used already. */
export function listPages<Item>(
  items: readonly Item[],
  { columns, rows, left, top, stepX, stepY }: Paper,
  used: number,
): { item: Item; left: number; top: number }[][] {
  const perPage = columns * rows;
  const placed = items.map((item, index) => {
    const at = index + used;
    const place = at % perPage;
    return {
      page: Math.floor(at / perPage),
      item,
      left: left + (place % columns) * stepX,
      top: top + Math.floor(place / columns) * stepY,
    };
  });
  return [...Map.groupBy(placed, ({ page }) => page).values()].map((all) =>
    all.map(({ page: _page, ...one }) => one),
  );
}

/** Makes the printer's page as large as the paper. */
export function createPageRule({ width, height }: Pick<Paper, 'width' | 'height'>): string {
  return `@page { size: ${width}mm ${height}mm; margin: 0; }`;
}

/** The rules for paper hold on the screen as well: a preview looks as it is printed. */
export function showPrintStyles(css: string): string {
  return css.replaceAll('@media print', '@media all');
}
