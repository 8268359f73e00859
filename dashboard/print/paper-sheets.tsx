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

/** The halves of a tent, or the front of a card that opens like a book and is blank inside. */
export type Half = 'back' | 'front' | 'right';

/** The same face for both sides of a tent, or once for a flat card. */
export function renderTent(fold: 'tent' | 'flat', renderFace: (half?: Half) => ReactNode) {
  return fold === 'tent' ? (['back', 'front'] as const).map(renderFace) : renderFace();
}

type CardSheetsProps = {
  paper: Paper;
  cards: readonly Card[];
  /** The size of a card's drawings, in millimetres. */
  unit: number;
  bleed: boolean;
  /** Where the cards are folded in the middle. */
  fold?: Fold | undefined;
  hasMarks: boolean;
  /** Without the paper's color, for labels and envelopes. */
  isPlain?: boolean | undefined;
  /** Places of the first sheet that are gone. */
  used?: number;
};

export type Fold = 'across' | 'upright';

/** Cards on sheets, with marks along which they are cut and folded. */
export function CardSheets({
  paper,
  cards,
  unit,
  bleed,
  fold,
  hasMarks,
  isPlain,
  used = 0,
}: CardSheetsProps) {
  return listPages(cards, paper, used).map((places) => (
    <section key={places[0]?.item.key} className="sheet" style={toVariables(paper, unit, bleed)}>
      {places.map(({ item, left, top }) => (
        <CardBox
          key={item.key}
          {...{ card: item, isPlain }}
          style={toMm({ left, top, ...paper.label })}
        />
      ))}
      {hasMarks && <Marks paper={paper} bleed={bleed} fold={fold} />}
    </section>
  ));
}

type CardBoxProps = { card: Card; style: CSSProperties; isPlain?: boolean | undefined };

function CardBox({ card, style, isPlain }: CardBoxProps) {
  return (
    <div style={{ position: 'absolute', ...style }} lang={card.language}>
      {isPlain ? (
        card.content
      ) : (
        <div className="ground">
          <div className="card">{card.content}</div>
        </div>
      )}
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
export function TestSheet({ sheet }: { sheet: Pick<Sheet, 'width' | 'height'> }) {
  const { width, height } = sheet;
  const [left, top] = [(width - LINE_MM) / 2, (height - LINE_MM) / 2];
  const inside = { width: width - 2 * EDGE_MM, height: height - 2 * EDGE_MM };
  const ticks = Array.from({ length: RULER_MM }, (_, index) => index + 1);
  return (
    <>
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
    </>
  );
}

const MARK_MM = 5;

/** Short lines outside the cards, at each end of every cut. */
function Marks({ paper, bleed, fold }: { paper: Paper; bleed: boolean; fold?: Fold | undefined }) {
  const { x, y } = listCuts(paper);
  const { left, top, label, columns, rows, stepX, stepY, width, height } = paper;
  const away = bleed ? BLEED_MM + 1 : 1;
  const [from, to] = [left - away - MARK_MM, width - left + away];
  const [above, below] = [top - away - MARK_MM, height - top + away];
  const lines = (cuts: number[], own: Fold, folds: number[]) => [
    ...cuts.map((at) => ({ at, fold: undefined })),
    ...(fold === own ? folds.map((at) => ({ at, fold })) : []),
  ];
  const middles = (count: number, first: number, step: number) =>
    Array.from({ length: count }, (_, index) => first + index * step);
  const upright = middles(columns, left + label.width / 2, stepX);
  const across = middles(rows, top + label.height / 2, stepY);
  return [
    ...lines(x, 'upright', upright).flatMap(({ at, fold }) =>
      [above, below].map((start) => {
        const place = { left: at - 0.05, top: start, width: 0.1, height: MARK_MM };
        return <Line key={`x${at} ${start}`} {...{ fold, place }} />;
      }),
    ),
    ...lines(y, 'across', across).flatMap(({ at, fold }) =>
      [from, to].map((start) => {
        const place = { left: start, top: at - 0.05, width: MARK_MM, height: 0.1 };
        return <Line key={`y${at} ${start}`} {...{ fold, place }} />;
      }),
    ),
  ];
}

function Line({ fold, place }: { fold: Fold | undefined; place: Record<string, number> }) {
  return <i className="cut" data-fold={fold} style={toMm(place)} />;
}

export function toMm(values: Record<string, number>): CSSProperties {
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
