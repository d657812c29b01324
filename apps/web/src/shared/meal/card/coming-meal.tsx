import { Skeleton, Stack } from '@mantine/core';
import type { DishStep } from '@platewise/contract/generation-step-schema';
import { texts } from '@platewise/contract/texts';
import classes from './coming-meal.module.css';
import skeleton from './meal-skeleton.module.css';

/** A card whose dish is known, of the size of its placeholder: amounts and figures come when the day is whole. */
export function ComingMeal({ name, mealType, foods }: DishStep) {
  return (
    <Stack mih="300px" p="var(--space-20)" bd="1px solid var(--line)" bdrs="md" bg="var(--surface)" data-coming>
      <p className={classes.name}>{name}</p>
      <Skeleton height={152} circle className={skeleton.plate} />
      <div className={skeleton.boxes}>
        <Skeleton height={46} />
        <Skeleton height={46} />
        <Skeleton height={46} />
      </div>
      <div className={skeleton.line} />
      <p className={classes.foods}>
        {texts.planner.comingFoods({ slot: texts.options.mealType[mealType], foods: foods.join(', ') })}
      </p>
    </Stack>
  );
}
