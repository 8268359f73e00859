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
import type { DayOfReplies } from '../../domain/headcount.ts';
import { count } from '../components/count.ts';
import { dateWords } from '../guest-data/format-dates.ts';
import { chartPoints, chartSpan } from './overview-data.ts';
import styles from './replies-over-time.module.css';

type Props = { days: readonly DayOfReplies[]; deadline: string; locale: string };

/** The growing line of replies, and the deadline it runs towards. */
export default function RepliesChart({ days, deadline, locale }: Props) {
  const { calendarDayShort } = dateWords(locale);
  const day = (at: number) => calendarDayShort(new Date(at));
  const points = chartPoints(days, new Date().toLocaleDateString('sv-SE'));
  const last = Date.parse(deadline);
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
          domain={chartSpan(points, deadline)}
          tickFormatter={day}
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
              <p className={styles.tip}>
                {day(Number(label))} · {count(Number(payload[0]?.value), 'party', 'households')}
              </p>
            ) : null
          }
        />
        <ReferenceLine
          x={last}
          stroke="var(--rose-deep)"
          strokeDasharray="3 4"
          label={{
            value: `Deadline, ${day(last)}`,
            position: 'insideTopRight',
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
