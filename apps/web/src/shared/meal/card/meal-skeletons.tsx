import { Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { DishStep } from '@platewise/contract/generation/generation-step-schema';
import { texts } from '@platewise/contract/texts';
import lines from '../../ui/layout/lines.module.css';
import typography from '../../ui/typography/typography.module.css';
import classes from './coming-meal.module.css';
import { MealGrid } from './meal-grid.tsx';

type MealSkeletonsProps = {
  count: number;
  label: string;
  /** Dishes that are known already, each in the place of its placeholder. */
  coming?: readonly DishStep[];
};

/** As many placeholder cards as meals are coming; the label is reported to screen readers. */
export function MealSkeletons({ count, label, coming = [] }: MealSkeletonsProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <MealGrid>
        {places(count).map((place) => {
          const dish = coming.find((one) => one.place === place);
          return dish ? <ComingMeal key={place} {...dish} /> : <MealSkeleton key={place} />;
        })}
      </MealGrid>
    </div>
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A card before its meal is there: title, round plate, description, three stat boxes, a line, four detail lines (core 2). */
function MealSkeleton() {
  return (
    <Stack mih="300px" p="var(--space-20)" bd="1px solid var(--line)" bdrs="md" bg="var(--surface)" aria-hidden="true">
      <Skeleton height={24} width="62%" />
      <Skeleton height={152} circle style={{ alignSelf: 'center', order: -1 }} />
      <Skeleton height={14} width="84%" />
      <Group gap="xs" grow>
        <Skeleton height={46} />
        <Skeleton height={46} />
        <Skeleton height={46} />
      </Group>
      <div className={lines.above} />
      <Skeleton height={12} width="96%" />
      <Skeleton height={12} width="88%" />
      <Skeleton height={12} width="92%" />
      <Skeleton height={12} width="54%" />
    </Stack>
  );
}

/** A card whose dish is known, of the size of its placeholder: amounts and figures come when the day is whole. */
function ComingMeal({ name, mealType, foods }: DishStep) {
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
