import {
  Area,
  AreaChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { DayOfReplies } from '../../domain/replies/headcount.ts';
import { formatCount } from '../format-count.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { getChartPoints, getChartRange } from './overview-data.ts';
import styles from './replies-over-time.module.css';

type Props = { days: readonly DayOfReplies[]; deadline: string; locale: string };

/** The number of replies over time, with a line at the deadline. */
export default function RepliesChart({ days, deadline, locale }: Props) {
  const { formatShortDate } = createDateFormats(locale);
  const formatTick = (at: number) => formatShortDate(new Date(at));
  // Sweden writes dates as in ISO 8601.
  const today = new Date().toLocaleDateString('sv-SE');
  const points = getChartPoints(days, today);
  const deadlineAt = Date.parse(deadline);
  const [from, to] = getChartRange(points, deadline);
  const isDeadlineEarly = deadlineAt < (from + to) / 2;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart
        data={points}
        margin={{ top: 28, right: 8, bottom: 0, left: -24 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--hairline-pale)" />
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={[from, to]}
          tickFormatter={formatTick}
          tickLine={false}
          minTickGap={48}
          tickMargin={8}
          stroke="var(--hairline)"
          tick={{ fill: 'var(--ink-soft)' }}
        />
        <YAxis
          allowDecimals={false}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--ink-soft)' }}
        />
        <Tooltip
          cursor={{ stroke: 'var(--hairline)' }}
          isAnimationActive={false}
          content={({ active, payload, label }) =>
            active && payload.length > 0 ? (
              <p className={styles.tooltip}>
                {formatTick(Number(label))} ·{' '}
                {formatCount(Number(payload[0]?.value), 'reply', 'replies')}
              </p>
            ) : null
          }
        />
        <ReferenceLine
          x={deadlineAt}
          stroke="var(--rose-deep)"
          strokeDasharray="3 4"
          label={{
            value: `Deadline, ${formatTick(deadlineAt)}`,
            // Away from the edge of the chart, which would cut the label off.
            position: isDeadlineEarly ? 'insideTopLeft' : 'insideTopRight',
            dy: -26,
            fill: 'var(--rose-deep)',
          }}
        />
        <Area
          dataKey="total"
          type="stepAfter"
          stroke="var(--lagoon)"
          strokeWidth={1.75}
          fill="var(--lagoon-pale)"
          fillOpacity={0.3}
          isAnimationActive={false}
          activeDot={{ r: 4, fill: 'var(--lagoon)', stroke: 'var(--paper)' }}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
