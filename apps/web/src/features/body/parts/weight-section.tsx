import { Flex, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import type { BodyReportAnswer, BodySeries } from '@platewise/contract/body/body-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { type ReactNode, useId, useState } from 'react';
import chip from '../../../shared/ui/buttons/chip.module.css';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import { useBodyUnits } from '../data/use-body-units.ts';
import { spreadText, weightChangeText, weightText } from '../data/values/measure-text.ts';
import { seriesPoints, shownSeries } from '../data/values/series-points.ts';
import classes from './body.module.css';
import { SeriesTable } from './series-table.tsx';

const words = bodyScreen.weight;
const RANGES = [30, 90, 365] as const;
/** px of the chart before it is there. */
const CHART_HEIGHT = 260;

// The library of charts is fetched when there is something to draw.
const SeriesChart = lazyPart(async () => (await import('./series-chart.tsx')).SeriesChart, {
  pending: () => <LoadingBlock height={CHART_HEIGHT} />,
});

type WeightSectionProps = { series: BodySeries; weight: BodyReportAnswer['weight'] };

/** The trend of the weight in figures, and everything that was recorded as a chart. */
export function WeightSection({ series, weight }: WeightSectionProps) {
  const titleId = useId();
  const units = useBodyUnits();
  const [days, setDays] = useState<(typeof RANGES)[number]>(90);
  const [asked, setAsked] = useState<string | null>(null);
  const choices = shownSeries(series.measures);
  const chosen = choices.find(({ key }) => key === asked) ?? choices[0];
  const hasWeights = series.measures.some(({ measure }) => measure === 'weight');
  const from = addDays(series.to, 1 - days);

  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <Title order={2} size="h4" id={titleId} mb="sm">
        {words.title}
      </Title>
      {weight ? (
        <div className={typography.figures}>
          <Text fz="var(--text-28)" ff="heading" fw={560} lh={1.15}>
            {words.giveOrTake({ value: weightText(weight.kg, units), sd: spreadText(weight.kgSd, units) })}
          </Text>
          <Text inherit mt="var(--space-4)">
            {words.perWeek({
              change: weightChangeText(weight.kgPerWeek, units),
              sd: spreadText(weight.kgPerWeekSd, units),
            })}
          </Text>
          <Text size="sm" mt="var(--space-4)" c="dimmed">
            {words.note}
          </Text>
        </div>
      ) : (
        <Text inherit c="dimmed">
          {hasWeights ? words.old : words.none}
        </Text>
      )}
      {chosen && (
        <Stack mt="lg">
          <Flex justify="space-between" wrap="wrap" gap="sm">
            {choices.length > 1 && (
              <Chips label={words.shown}>
                {choices.map(({ key, name }) => (
                  <Choice key={key} isChosen={key === chosen.key} onChoose={() => setAsked(key)}>
                    {name}
                  </Choice>
                ))}
              </Chips>
            )}
            <Chips label={words.days}>
              {RANGES.map((count) => (
                <Choice key={count} isChosen={count === days} onChoose={() => setDays(count)}>
                  {words.last({ count })}
                </Choice>
              ))}
            </Chips>
          </Flex>
          <ShownSeries series={series} shown={chosen} from={from} />
        </Stack>
      )}
    </section>
  );
}

type ShownSeriesProps = { series: BodySeries; shown: ReturnType<typeof shownSeries>[number]; from: string };

function ShownSeries({ series, shown, from }: ShownSeriesProps) {
  const units = useBodyUnits();
  const points = seriesPoints(series, { shown, from, units });
  if (points.every(({ recorded, trend }) => recorded === null && trend === null))
    return (
      <Text inherit c="dimmed">
        {words.empty}
      </Text>
    );
  return (
    <>
      <SeriesChart points={points} />
      <Text size="sm" c="dimmed">
        {shown.measure === 'weight' ? words.legend : words.ownLegend}
      </Text>
      <SeriesTable points={points} name={shown.name} from={from} to={series.to} hasTrend={shown.measure === 'weight'} />
    </>
  );
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group role="group" aria-label={label} gap="xs">
      {children}
    </Group>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <UnstyledButton className={chip.chip} fz="sm" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </UnstyledButton>
  );
}
