import { Box, Flex, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useId } from 'react';
import { kcalText, wholeNumberText } from '../../../../shared/meal/quantities.ts';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { DiaryDay } from '../../data/diary-day.ts';
import classes from './day-progress.module.css';
import { MacroTotals } from './macro-totals.tsx';

const words = texts.calorieScreen;

/** What the day comes to next to its goal (shell 2); what is planned shows apart from what was eaten. */
export function DayProgress({ day }: { day: DiaryDay }) {
  const { eaten, goal, toCome } = day;
  const titleId = useId();
  const percent = percentOf(eaten.calories, goal.calories);
  const comingPercent = Math.min(100 - percent, percentOf(toCome.calories, goal.calories));
  const sentence = texts.calorieTracker.ofGoal({
    calories: wholeNumberText(eaten.calories),
    goal: wholeNumberText(goal.calories),
  });

  return (
    <Flex
      component="section"
      align="center"
      wrap="wrap"
      aria-labelledby={titleId}
      gap="var(--space-24) var(--space-48)"
      p={{ base: 'md', sm: 'lg' }}
      bd="1px solid var(--line)"
      bg="var(--surface)"
      bdrs="var(--radius-10) var(--radius-10) 0 0"
    >
      <Box flex="1 1 340px" miw={0}>
        <Title order={3} id={titleId} c="dimmed" ff="text" fz="sm" fw={600} lts={0}>
          {texts.calorieTracker.dailyProgress}
        </Title>
        <Text
          className={typography.figures}
          fz="var(--text-28)"
          mt="var(--space-4)"
          mb="sm"
          ff="heading"
          fw={560}
          lh={1.15}
        >
          {sentence}
        </Text>
        <div
          className={classes.track}
          role="progressbar"
          aria-label={words.progress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(percent)}
          aria-valuetext={sentence}
        >
          <Box component="span" w={`${percent}%`} bg="var(--ink)" />
          <Box component="span" className={classes.coming} w={`${comingPercent}%`} />
        </div>
        <Text className={typography.figures} inherit mt="xs" c="dimmed">
          {[restText(day), comingText(day)].filter(Boolean).join('. ')}
        </Text>
        {toCome.withoutFigures > 0 && (
          <Text className={typography.figures} inherit mt="xs" c="dimmed">
            {words.withoutFigures({ count: toCome.withoutFigures })}
          </Text>
        )}
      </Box>
      <MacroTotals totals={eaten} goal={goal} />
    </Flex>
  );
}

/** Capped at 100 (shell 9). */
function percentOf(kcal: number, goalKcal: number): number {
  return Math.min(100, (kcal * 100) / goalKcal);
}

function restText({ eaten, goal }: DiaryDay): string {
  const left = Math.round(goal.calories - eaten.calories);
  if (left === 0) return words.reached;
  return left > 0 ? words.left({ kcal: kcalText(left) }) : words.over({ kcal: kcalText(-left) });
}

function comingText({ eaten, toCome }: DiaryDay): string {
  if (toCome.calories === 0) return '';
  return words.stillPlanned({
    kcal: kcalText(toCome.calories),
    total: kcalText(eaten.calories + toCome.calories),
  });
}
