import { Box, Flex, Text } from '@mantine/core';
import '@mantine/charts/styles.layer.css';
import { CompositeChart, type CompositeChartSeries } from '@mantine/charts';
import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import { texts } from '@platewise/contract/texts';
import { Line } from 'recharts';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { Swatch } from '../../../../shared/ui/swatch.tsx';
import type { Trend } from '../../data/diary-day.ts';
import classes from './trend-charts.module.css';
import { type TrendFigure, trendPoints } from './trend-points.ts';

const words = texts.calorieScreen.trend;
const FIGURES = ['calories', ...DIARY_MACROS] as const;
const COLOURS = { calories: 'var(--ink)', protein: 'var(--protein)', carbs: 'var(--carbs)', fat: 'var(--fat)' };

/** The goal as it is drawn; what the pointer is informed of it comes from the series. */
const GOAL_LINE = {
  dataKey: 'goal',
  type: 'step',
  dot: false,
  activeDot: false,
  isAnimationActive: false,
  tooltipType: 'none',
} as const;

/** A chart for kcal and for each macro: a bar for each day that was logged, a dashed line for the goal. */
export function TrendCharts({ trend }: { trend: Trend }) {
  return (
    <div className={classes.charts}>
      {FIGURES.map((figure) => (
        <TrendChart key={figure} trend={trend} figure={figure} />
      ))}
    </div>
  );
}

function TrendChart({ trend, figure }: { trend: Trend; figure: TrendFigure }) {
  const { points, hasGoal } = trendPoints(trend, figure);
  const isKcal = figure === 'calories';
  const eaten: CompositeChartSeries = { name: 'eaten', label: words.eaten, color: COLOURS[figure], type: 'bar' };
  const goal: CompositeChartSeries = { name: 'goal', label: words.goal, color: 'var(--ink)', type: 'line' };

  return (
    <Box component="figure" m={0} miw={0}>
      <Flex component="figcaption" gap="xs" align="baseline" mb="sm">
        <Swatch color={COLOURS[figure]} />
        <Text span inherit fw={600}>
          {texts.meal[figure]}
        </Text>
        <Text span size="sm" c="dimmed">
          {isKcal ? words.caloriesUnit : words.gramsUnit}
          {` · ${hasGoal ? words.dashes : words.noGoal}`}
        </Text>
      </Flex>
      {/* Read in the table, which has every figure. */}
      <div aria-hidden="true">
        <CompositeChart
          h={isKcal ? 240 : 160}
          data={points}
          dataKey="day"
          series={hasGoal ? [eaten, goal] : [eaten]}
          curveType="step"
          withDots={false}
          withLegend={false}
          strokeWidth={1.5}
          maxBarWidth={24}
          connectNulls={false}
          textColor="var(--muted)"
          gridColor="var(--line)"
          gridAxis="x"
          tickLine="none"
          valueFormatter={wholeNumberText}
          yAxisProps={{ width: 48, domain: [0, 'auto'], tickCount: isKcal ? 5 : 3, interval: 0 }}
          xAxisProps={{ minTickGap: 28, interval: 'preserveStartEnd' }}
          barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
          lineProps={{ isAnimationActive: false, strokeDasharray: '6 4', strokeWidth: 2 }}
          tooltipAnimationDuration={0}
          composedChartProps={{ accessibilityLayer: false }}
        >
          {/* Over the bars, the dashes are seen on every colour. */}
          {hasGoal && <Line {...GOAL_LINE} stroke="var(--paper)" strokeWidth={5} />}
          {hasGoal && <Line {...GOAL_LINE} stroke="var(--ink)" strokeWidth={2} strokeDasharray="6 4" />}
        </CompositeChart>
      </div>
    </Box>
  );
}
