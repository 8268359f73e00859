import type { CSSProperties, ReactNode } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  BLEED_MM,
  EDGE_MM,
  listCuts,
  listPages,
  type Paper,
  type Sheet,
  type Tile,
} from '../../domain/lists/papers.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';

/** A card, in the language of its reader. */
export type Card = { key: string; language: LanguageCode; content: ReactNode };

type CardSheetsProps = {
  paper: Paper;
  cards: readonly Card[];
  /** The size of a card's drawings, in millimetres. */
  unit: number;
  bleed: boolean;
  /** Folded in the middle. */
  isTent?: boolean;
  hasMarks?: boolean;
};

/** Cards on sheets, with marks along which they are cut and folded. */
export function CardSheets({
  paper,
  cards,
  unit,
  bleed,
  isTent,
  hasMarks = true,
}: CardSheetsProps) {
  return listPages(cards, paper, 0).map((places) => (
    <section key={places[0]?.item.key} className="sheet" style={toVariables(paper, unit, bleed)}>
      {places.map(({ item, left, top }) => (
        <CardBox key={item.key} card={item} style={{ ...toMm({ left, top, ...paper.label }) }} />
      ))}
      {hasMarks && <Marks paper={paper} bleed={bleed} isTent={isTent} />}
    </section>
  ));
}

function CardBox({ card, style }: { card: Card; style: CSSProperties }) {
  return (
    <div style={{ position: 'absolute', ...style }} lang={card.language}>
      <div className="ground">
        <div className="card">{card.content}</div>
      </div>
    </div>
  );
}

type TileSheetsProps = {
  poster: Sheet;
  card: Card;
  tiles: readonly Tile[];
  sheet: Sheet;
  unit: number;
};

/** A poster on several sheets, each with its part and its name: A1, A2, B1. */
export function TileSheets({ poster, card, tiles, sheet, unit }: TileSheetsProps) {
  return tiles.map(({ name, x, y, width, height }) => {
    const left = (sheet.width - width) / 2;
    const top = (sheet.height - height) / 2;
    const part = { left, top, columns: 1, rows: 1, label: { width, height } };
    const paper = { ...part, ...sheet, id: name, stepX: 0, stepY: 0 };
    return (
      <section key={name} className="sheet" style={toVariables(sheet, unit, false)}>
        <div className="window" style={toMm({ left, top, width, height })}>
          <CardBox
            card={card}
            style={toMm({ left: -x, top: -y, width: poster.width, height: poster.height })}
          />
        </div>
        <Marks paper={paper} bleed={false} />
        <p className="tile-name">{name}</p>
      </section>
    );
  });
}

const RULER_MM = 20;
/** Two lines to be measured. */
const LINE_MM = 100;

/** Rulers from each edge: the smallest number that is printed is the margin of the printer. */
export function TestSheet({ sheet }: { sheet: Sheet }) {
  const { width, height } = sheet;
  const [left, top] = [(width - LINE_MM) / 2, (height - LINE_MM) / 2];
  const inside = { width: width - 2 * EDGE_MM, height: height - 2 * EDGE_MM };
  const ticks = Array.from({ length: RULER_MM }, (_, index) => index + 1);
  return (
    <section
      className="sheet"
      lang={document.documentElement.lang}
      style={toVariables(sheet, 1, false)}
    >
      <svg className="rulers" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect {...{ x: EDGE_MM, y: EDGE_MM, ...inside }} strokeDasharray="2 2" />
        <path d={`M${left} ${top}v${LINE_MM}h${LINE_MM}`} />
        <path d={`M${left - 2} ${top}h4M${left + LINE_MM} ${top + LINE_MM - 2}v4`} />
        {[
          `translate(${width / 2} 0)`,
          `translate(${width / 2} ${height}) rotate(180)`,
          `translate(0 ${height / 2}) rotate(-90)`,
          `translate(${width} ${height / 2}) rotate(90)`,
        ].map((transform) => (
          <g key={transform} transform={transform}>
            {ticks.map((at) => (
              <path key={at} d={`M0 ${at}h${at % 5 ? 8 : 12}`} />
            ))}
            {ticks.map((at) => (
              <text key={at} x={at % 2 ? -2 : -5} y={at + 0.6}>
                {at}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <div
        className="test"
        style={toMm({ left: left + 4, top, width: LINE_MM - 4, height: LINE_MM - 4 })}
      >
        {getMessages('print').test.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

const MARK_MM = 5;

/** Short lines outside the cards, at each end of every cut. */
function Marks({
  paper,
  bleed,
  isTent,
}: {
  paper: Paper;
  bleed: boolean;
  isTent?: boolean | undefined;
}) {
  const { x, y } = listCuts(paper);
  const { left, top, label, rows, stepY, width, height } = paper;
  const away = bleed ? BLEED_MM + 1 : 1;
  const [from, to] = [left - away - MARK_MM, width - left + away];
  const [above, below] = [top - away - MARK_MM, height - top + away];
  const folds = isTent
    ? Array.from({ length: rows }, (_, row) => top + row * stepY + label.height / 2)
    : [];
  const line = (key: string, place: Record<string, number>, isFold = false) => (
    <i key={key} className="cut" data-fold={isFold || undefined} style={toMm(place)} />
  );
  return [
    ...x.flatMap((at) =>
      [above, below].map((start) =>
        line(`x${at} ${start}`, { left: at - 0.05, top: start, width: 0.1, height: MARK_MM }),
      ),
    ),
    ...[
      ...y.map((at) => ({ at, isFold: false })),
      ...folds.map((at) => ({ at, isFold: true })),
    ].flatMap(({ at, isFold }) =>
      [from, to].map((start) =>
        line(
          `y${at} ${start}`,
          { left: start, top: at - 0.05, width: MARK_MM, height: 0.1 },
          isFold,
        ),
      ),
    ),
  ];
}

function toMm(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}mm`]));
}

function toVariables(
  { width, height }: Omit<Sheet, 'name'>,
  unit: number,
  bleed: boolean,
): CSSProperties {
  const variables = toMm({ '--width': width, '--height': height, '--u': unit });
  return { ...variables, ...toMm({ '--bleed': bleed ? BLEED_MM : 0 }) };
}
