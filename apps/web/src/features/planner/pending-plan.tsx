import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconX } from '@tabler/icons-react';
import { MealSkeletons } from '../meal/meal-skeletons.tsx';
import classes from './pending-plan.module.css';

/** A plan while it is made, and the way to give it up. */
export function PendingPlan({ meals, onCancel }: { meals: number; onCancel: () => void }) {
  return (
    <>
      <div className={classes.head}>
        <p className={classes.text}>{texts.planner.generatingMeals({ count: meals })}</p>
        <Button variant="default" leftSection={<IconX size={18} stroke={1.5} aria-hidden />} onClick={onCancel}>
          {texts.planner.cancel}
        </Button>
      </div>
      <MealSkeletons count={meals} label={texts.planner.generating} />
    </>
  );
}
