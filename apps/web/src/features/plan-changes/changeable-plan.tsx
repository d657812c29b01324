import { VisuallyHidden } from '@mantine/core';
import type { Meal } from '@platewise/contract/meal-schema';
import { MealGrid } from '../meal/meal-grid.tsx';
import { busyWords } from './change-words.ts';
import { ChangeableMeal } from './changeable-meal.tsx';
import type { ShownPlan } from './plan-mutation.ts';
import { UndoBar } from './undo-bar.tsx';
import { useLockedMeals } from './use-locked-meals.ts';
import { usePlanChanges } from './use-plan-changes.ts';

type ChangeablePlanProps = { planId: string; plan: ShownPlan; showNutrition: boolean };

/** A saved plan's meals with what changes them one by one, and the way back. */
export function ChangeablePlan({ planId, plan, showNutrition }: ChangeablePlanProps) {
  const changes = usePlanChanges(planId);
  const locked = useLockedMeals(planId);
  const goingOn = changes.running.map(({ mutation, isPendingOperation }) =>
    busyWords(mutation, plan, isPendingOperation),
  );

  return (
    <>
      <UndoBar planId={planId} plan={plan} changes={changes} />
      <VisuallyHidden role="status">{goingOn.join(' ')}</VisuallyHidden>
      <MealGrid>
        {inPlaces(plan.meals).map(({ place, meal }) => (
          <ChangeableMeal
            key={place}
            planId={planId}
            plan={plan}
            meal={meal}
            locked={locked}
            changes={changes}
            showNutrition={showNutrition}
          />
        ))}
      </MealGrid>
    </>
  );
}

// Keyed by place, not by meal: the control that was pressed stays, with the focus, when another meal comes.
function inPlaces(meals: readonly Meal[]): { place: string; meal: Meal }[] {
  return meals.map((meal, index) => ({ place: `${index} ${meal.mealType}`, meal }));
}
