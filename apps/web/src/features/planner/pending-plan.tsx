import { Button } from '@mantine/core';
import type { DishStep } from '@platewise/contract/generation-step-schema';
import { texts } from '@platewise/contract/texts';
import { IconX } from '@tabler/icons-react';
import { MealSkeletons } from '../meal/meal-skeletons.tsx';
import classes from './pending-plan.module.css';

type PendingPlanProps = {
  meals: number;
  /** What is known of them already. */
  coming: readonly DishStep[];
  onCancel: () => void;
};

/** A plan while it is made, dish by dish where they are informed, and the way to give it up. */
export function PendingPlan({ meals, coming, onCancel }: PendingPlanProps) {
  const names = coming.map(({ name }) => name).join(', ');
  return (
    <>
      <div className={classes.head}>
        <p className={classes.text}>
          {coming.length > 0
            ? texts.planner.comingCount({ count: coming.length, total: meals })
            : texts.planner.generatingMeals({ count: meals })}
        </p>
        <Button variant="default" leftSection={<IconX size={18} stroke={1.5} aria-hidden />} onClick={onCancel}>
          {texts.planner.cancel}
        </Button>
      </div>
      <MealSkeletons
        count={meals}
        label={names ? texts.planner.comingMeals({ names }) : texts.planner.generating}
        coming={coming}
      />
    </>
  );
}
