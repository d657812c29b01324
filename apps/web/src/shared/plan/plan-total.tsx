import { Box, Group, Text } from '@mantine/core';
import type { Macros } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { MacroSplit } from '../meal/card/macro-split.tsx';
import { MealEnergy } from '../meal/card/meal-energy.tsx';
import lines from '../ui/layout/lines.module.css';

type PlanTotalProps = {
  /** What the meals come to, each with its servings. */
  day: { calories: number; macros: Macros };
  /** kcal that were aimed at. */
  targetKcal?: number | undefined;
};

/** The sum of a plan's day. */
export function PlanTotal({ day, targetKcal }: PlanTotalProps) {
  return (
    <Group
      component="section"
      className={lines.aboveAndBelow}
      gap="var(--space-16) var(--space-40)"
      align="end"
      mb="var(--space-20)"
      py="md"
      aria-label={texts.planner.dayTotal}
    >
      <Box flex="1 1 260px">
        <Text size="sm" mb="var(--space-4)" c="dimmed" lh={1.3}>
          {texts.planner.dayTotal}
        </Text>
        <MealEnergy calories={day.calories} targetKcal={targetKcal} />
      </Box>
      <Box flex="1 1 320px">
        <MacroSplit meal={day} showShares />
      </Box>
    </Group>
  );
}
