import { Group, Skeleton, Stack, Text } from '@mantine/core';
import type { DishStep } from '@platewise/contract/generation/generation-step-schema';
import { texts } from '@platewise/contract/texts';
import lines from '../../ui/layout/lines.module.css';
import typography from '../../ui/typography/typography.module.css';
import classes from './coming-meal.module.css';

/** A card whose dish is known, of the size of its placeholder: amounts and figures come when the day is whole. */
export function ComingMeal({ name, mealType, foods }: DishStep) {
  return (
    <Stack mih="300px" p="var(--space-20)" bd="1px solid var(--line)" bdrs="md" bg="var(--surface)" data-coming>
      <Text className={`${classes.name} ${typography.breakable}`} lineClamp={2} ff="heading" fz="xl" fw={600} lh="27px">
        {name}
      </Text>
      <Skeleton height={152} circle style={{ alignSelf: 'center', order: -1 }} />
      <Group gap="xs" grow>
        <Skeleton height={46} />
        <Skeleton height={46} />
        <Skeleton height={46} />
      </Group>
      <div className={lines.above} />
      <Text className={`${classes.foods} ${typography.breakable}`} lineClamp={4} size="sm" c="dimmed" lh="24px">
        {texts.planner.comingFoods({ slot: texts.options.mealType[mealType], foods: foods.join(', ') })}
      </Text>
    </Stack>
  );
}
