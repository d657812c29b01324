import { Box, Group, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { Meter } from '../../ui/meters/meter.tsx';
import typography from '../../ui/typography/typography.module.css';
import { kcalText, wholeNumberText } from '../quantities.ts';

type MealEnergyProps = { calories: number; targetKcal?: number | undefined };

/** A meal's calories, and where a day's target is given the part of it that they fill. */
export function MealEnergy({ calories, targetKcal }: MealEnergyProps) {
  return (
    <Group className={typography.figures} gap="sm" wrap="nowrap">
      <Text className={typography.oneLine} span size="lg" fw={600}>
        {kcalText(calories)}
      </Text>
      {targetKcal !== undefined && <CalorieProgress calories={calories} targetKcal={targetKcal} />}
    </Group>
  );
}

function CalorieProgress({ calories, targetKcal }: { calories: number; targetKcal: number }) {
  const percent = targetKcal > 0 ? Math.round((calories * 100) / targetKcal) : 0;
  const words = texts.meal.percentOfTarget({ percent, target: wholeNumberText(targetKcal) });

  return (
    <>
      <Box
        component="span"
        flex={1}
        role="progressbar"
        aria-label={texts.meal.shareOfTarget}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, percent)}
        aria-valuetext={words}
      >
        <Meter value={calories} max={targetKcal} />
      </Box>
      <Text className={typography.oneLine} span size="sm" c="dimmed">
        {words}
      </Text>
    </>
  );
}
