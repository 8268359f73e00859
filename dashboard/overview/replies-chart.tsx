import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { DayOfReplies } from '../../domain/replies/headcount.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { type ChartPoint, getChartPoints, getChartRange, isStartOfDay } from './overview-data.ts';
import styles from './replies-over-time.module.css';

type Props = { days: readonly DayOfReplies[]; deadline: string; locale: string };

/** In pixels, around the plot. */
const MARGIN = { top: 28, right: 8, bottom: 32, left: 40 };
const TICK_SPACING_PX = 96;
const Y_TICKS = 4;

/** The number of replies over time, with a line at the deadline. */
export default function RepliesChart({ days, deadline, locale }: Props) {
  const [frame, { width, height }] = useSize();
  const [hovered, setHovered] = useState<ChartPoint | null>(null);
  const { formatShortDate } = createDateFormats(locale);
  const texts = getMessages('overview');
  const formatDay = (at: number | Date) => formatShortDate(new Date(at));
  // Sweden writes dates as in ISO 8601.
  const points = getChartPoints(days, new Date().toLocaleDateString('sv-SE'));
  const deadlineAt = Date.parse(deadline);
  const [from, to] = getChartRange(points, deadline);
  const [left, right, bottom] = [MARGIN.left, width - MARGIN.right, height - MARGIN.bottom];
  const x = scaleUtc([from, to], [left, right]);
  const highest = Math.max(1, ...points.map(({ total }) => total));
  const y = scaleLinear([0, highest], [bottom, MARGIN.top]).nice(Y_TICKS);
  const getX = ({ at }: ChartPoint) => x(at);
  const getY = ({ total }: ChartPoint) => y(total);
  // Away from the edge of the chart, which would cut the label off.
  const isDeadlineEarly = deadlineAt < (from + to) / 2;

  function selectNearest({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const at = Number(x.invert(clientX - currentTarget.getBoundingClientRect().left));
    const distance = (point: ChartPoint) => Math.abs(point.at - at);
    setHovered(points.reduce((a, b) => (distance(b) < distance(a) ? b : a)));
  }

  return (
    <div ref={frame} className={styles.frame}>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          aria-hidden="true"
          onPointerMove={selectNearest}
          onPointerLeave={() => setHovered(null)}
        >
          {y
            .ticks(Y_TICKS)
            .filter(Number.isInteger)
            .map((total) => (
              <g key={total} transform={`translate(0 ${y(total)})`}>
                <line x1={left} x2={right} className={styles.grid} />
                <text x={left - 8} dy="0.35em" textAnchor="end">
                  {formatNumber(total)}
                </text>
              </g>
            ))}
          {x
            .ticks(Math.max(2, width / TICK_SPACING_PX))
            .filter(isStartOfDay)
            .map((day) => (
              <text key={day.getTime()} x={x(day)} y={bottom + 22} textAnchor="middle">
                {formatDay(day)}
              </text>
            ))}
          <path
            className={styles.area}
            d={area(getX, bottom, getY).curve(curveStepAfter)(points) ?? ''}
          />
          <path className={styles.line} d={line(getX, getY).curve(curveStepAfter)(points) ?? ''} />
          <line x1={left} x2={right} y1={bottom} y2={bottom} className={styles.axis} />
          <g transform={`translate(${x(deadlineAt)} 0)`} className={styles.deadline}>
            <line y1={MARGIN.top} y2={bottom} />
            <text y={MARGIN.top - 10} textAnchor={isDeadlineEarly ? 'start' : 'end'}>
              {texts.deadlineOn(formatDay(deadlineAt))}
            </text>
          </g>
          {hovered && <circle cx={getX(hovered)} cy={getY(hovered)} r={4} className={styles.dot} />}
        </svg>
      )}
      {hovered && (
        <p
          className={styles.tooltip}
          data-side={getX(hovered) > width / 2 ? 'left' : 'right'}
          style={{ left: getX(hovered), top: getY(hovered) }}
        >
          {texts.onDay(formatDay(hovered.at), hovered.total)}
        </p>
      )}
    </div>
  );
}

/** The size of an element in pixels; zero until it is measured. */
function useSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return [frame, size] as const;
}
