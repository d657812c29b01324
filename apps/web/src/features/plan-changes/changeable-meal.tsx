import type { Meal } from '@platewise/contract/meal-schema';
import { useState } from 'react';
import { lazyDialog } from '../../components/parts/lazy-dialog.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { MealCard } from '../meal/meal-card.tsx';
import { ChangeFailureBlock } from './change-failure-block.tsx';
import { busyWords } from './change-words.ts';
import { MealControls } from './meal-controls.tsx';
import { NotWantedNote } from './not-wanted-note.tsx';
import type { ShownPlan } from './plan-mutation.ts';
import { reasonsOf } from './reasons-of.ts';
import { ServingsStepper } from './servings-stepper.tsx';
import type { PlanChanges } from './use-plan-changes.ts';

// Fetched when a panel is first opened.
const SwapPanel = lazyDialog(async () => (await import('./swap-panel.tsx')).SwapPanel);

type ChangeableMealProps = {
  planId: string;
  plan: ShownPlan;
  meal: Meal;
  /** Ids of the plan's locked meals. */
  locked: readonly string[];
  changes: PlanChanges;
  showNutrition: boolean;
};

/** A meal of a saved plan with all that changes it. */
export function ChangeableMeal({ planId, plan, meal, locked, changes, showNutrition }: ChangeableMealProps) {
  const [isSwapping, setIsSwapping] = useState(false);
  const [hasSwapped, setHasSwapped] = useState(false);
  const isLocked = locked.includes(meal.id);
  const running = changes.runningFor(meal.id);
  const isUsable = !isLocked && !running && !changes.runningFor(null);

  function openSwap() {
    setHasSwapped(true);
    setIsSwapping(true);
  }

  function choose(alternative: string) {
    setIsSwapping(false);
    changes.swap(meal.id, alternative);
  }

  return (
    <>
      <MealCard
        meal={meal}
        calorieTargetKcal={plan.certificate.target.calories}
        reasons={reasonsOf(plan.certificate, meal)}
        showNutrition={showNutrition}
        // A favorite is what one person eats of a meal.
        corner={!meal.portions && <FavoriteButton meal={meal} />}
        isLocked={isLocked}
        busyText={running && busyWords(running.mutation, plan, running.isPendingOperation)}
        note={
          <>
            <ChangeFailureBlock planId={planId} failed={changes.failedFor(meal.id)} changes={changes} />
            <NotWantedNote meal={meal} isUsable={isUsable} onNewMeal={() => changes.newMeal(meal.id)} />
          </>
        }
        controls={
          <MealControls
            planId={planId}
            meal={meal}
            isLocked={isLocked}
            isUsable={isUsable}
            onNewMeal={() => changes.newMeal(meal.id)}
            onSwap={openSwap}
          />
        }
        servingsControl={
          // The only meal of a plan is the whole day: there is no other one to make up for it.
          // Portions of a shared meal follow from everybody's targets.
          plan.meals.length > 1 &&
          !meal.portions && (
            <ServingsStepper
              key={meal.id}
              meal={meal}
              isUsable={isUsable}
              isBusy={running !== null}
              onChange={(servings) => changes.setServings(meal.id, servings)}
            />
          )
        }
      />
      {hasSwapped && (
        <SwapPanel
          planId={planId}
          meal={meal}
          locked={locked}
          opened={isSwapping}
          onClose={() => setIsSwapping(false)}
          onChoose={choose}
        />
      )}
    </>
  );
}
