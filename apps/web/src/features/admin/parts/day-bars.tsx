import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { Box, Text } from '@mantine/core';
import { dateFormat } from '@platewise/contract/language/formats';
import { figureText } from '../data/column.ts';

type DayBarsProps = {
  /** What is counted. */
  name: string;
  /** Newest first, as in the table. */
  days: readonly { day: string; value: number }[];
};

/** A bar for each day. Read in the table beneath, which has every figure. */
export function DayBars({ name, days }: DayBarsProps) {
  if (days.length === 0) return null;
  const data = days.toReversed().map(({ day, value }) => ({ day: tick.format(new Date(`${day}T00:00:00Z`)), value }));
  return (
    <Box aria-hidden="true" mb="lg">
      <Text size="sm" mb="xs" c="dimmed">
        {name}
      </Text>
      <BarChart
        h={160}
        data={data}
        dataKey="day"
        series={[{ name: 'value', label: name, color: 'var(--primary)' }]}
        withLegend={false}
        maxBarWidth={24}
        textColor="var(--muted)"
        gridColor="var(--line)"
        gridAxis="x"
        tickLine="none"
        valueFormatter={figureText}
        yAxisProps={{ width: 48, domain: [0, 'auto'], tickCount: 3 }}
        xAxisProps={{ minTickGap: 28, interval: 'preserveStartEnd' }}
        barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
        tooltipAnimationDuration={0}
        barChartProps={{ accessibilityLayer: false }}
      />
    </Box>
  );
}

const tick = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
