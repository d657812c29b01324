import '@mantine/charts/styles.layer.css';
import { CompositeChart, type CompositeChartSeries } from '@mantine/charts';
import { dateFormat, numberFormat } from '@platewise/contract/language/formats';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { Area } from 'recharts';
import type { SeriesPoint } from '../data/values/series-points.ts';

const words = bodyScreen.weight;
const tick = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const tenths = numberFormat({ maximumFractionDigits: 1 });

const SERIES: CompositeChartSeries[] = [
  { name: 'trend', label: words.trend, color: 'var(--primary)', type: 'line' },
  { name: 'recorded', label: words.recorded, color: 'var(--ink)', type: 'line' },
];

const LINE = { isAnimationActive: false, dot: false } as const;
/** Days lie between what is recorded, so nothing joins it. */
const DOTS = { ...LINE, stroke: 'none', dot: { r: 2.5, fill: 'var(--ink)', stroke: 'none' } } as const;

/** Dots for what was recorded, a line for the trend, and the band that it lies in. */
export function SeriesChart({ points }: { points: readonly SeriesPoint[] }) {
  const data = points.map((point) => ({ ...point, day: tick.format(new Date(`${point.date}T00:00:00Z`)) }));

  return (
    // Read in the table, which has every figure.
    <div aria-hidden="true">
      <CompositeChart
        h={260}
        data={data}
        dataKey="day"
        series={SERIES}
        curveType="linear"
        withDots={false}
        withLegend={false}
        strokeWidth={2}
        connectNulls={false}
        textColor="var(--muted)"
        gridColor="var(--line)"
        gridAxis="x"
        tickLine="none"
        valueFormatter={(value) => tenths.format(value)}
        yAxisProps={{ width: 48, domain: domainOf(points), allowDataOverflow: false, tickCount: 5 }}
        xAxisProps={{ minTickGap: 28, interval: 'preserveStartEnd' }}
        lineProps={({ name }) => (name === 'recorded' ? DOTS : LINE)}
        tooltipAnimationDuration={0}
        composedChartProps={{ accessibilityLayer: false }}
      >
        <Area
          dataKey="band"
          stroke="none"
          fill="var(--primary)"
          fillOpacity={0.14}
          isAnimationActive={false}
          activeDot={false}
          tooltipType="none"
        />
      </CompositeChart>
    </div>
  );
}

/** Whole numbers around all that is drawn, so that a change of a few hundred grams is no cliff. */
function domainOf(points: readonly SeriesPoint[]): [number, number] {
  const values = points.flatMap(({ recorded, trend, band }) => [recorded, trend, ...(band ?? [])]);
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const room = Math.max(1, (high - low) * 0.1);
  return [Math.max(0, Math.floor(low - room)), Math.ceil(high + room)];
}
