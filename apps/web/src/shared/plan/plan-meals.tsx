import { Text, VisuallyHidden } from '@mantine/core';
import type { Certificate } from '@platewise/contract/generation/generation-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { memo, useDeferredValue, useState } from 'react';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { MealCard } from '../meal/card/meal-card.tsx';
import { MealGrid } from '../meal/card/meal-grid.tsx';
import { useAuth } from '../session/use-auth.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { lazyDialog } from '../ui/parts/lazy-dialog.tsx';
import { TextLink } from '../ui/typography/text-link.tsx';
import { ChangeFailureBlock } from './changes/change-failure-block.tsx';
import { busyWords } from './changes/change-words.ts';
import { MealControls } from './changes/meal-controls.tsx';
import { NotWantedNote } from './changes/not-wanted-note.tsx';
import { useLockedMeals } from './changes/use-locked-meals.ts';
import { type PlanChanges, usePlanChanges } from './changes/use-plan-changes.ts';
import type { ShownPlan } from './plan-mutation.ts';
import { ServingsStepper } from './servings/servings-stepper.tsx';
import { UndoBar } from './undo/undo-bar.tsx';

type PlanMealsProps = {
  /** Null where the plan is not kept in an account. */
  planId: string | null;
  plan: ShownPlan;
  showNutrition: boolean;
};

/**
 * The meals of a plan: each can be changed by whom the plan belongs to, shared ones with Family (decisions 4). Others are
 * reported how they could.
 */
export function PlanMeals({ planId, plan, showNutrition }: PlanMealsProps) {
  const { status } = useAuth();
  const { isKnown, entitlements } = useSubscription();
  const isSignedIn = status === 'signed-in';
  const needsFamily = isKnown && entitlements.profiles === 1 && plan.meals.some(({ portions }) => portions);
  if (planId && isSignedIn && !needsFamily) {
    return <ChangeablePlan key={planId} planId={planId} plan={plan} showNutrition={showNutrition} />;
  }
  return (
    <>
      <MealGrid>
        {plan.meals.map((meal) => (
          <MealCard
            key={meal.id}
            meal={meal}
            calorieTargetKcal={plan.certificate.target.calories}
            reasons={reasonsOf(plan.certificate, meal)}
            showNutrition={showNutrition}
            corner={!meal.portions && <FavoriteButton meal={meal} />}
          />
        ))}
      </MealGrid>
      {(!isSignedIn || (planId && needsFamily)) && (
        <Text size="sm" mt="var(--space-20)" c="dimmed">
          <TextLink to={isSignedIn ? '/pricing' : '/signup'} inherit>
            {isSignedIn ? texts.planChanges.familyLink : texts.planChanges.signUpLink}
          </TextLink>
        </Text>
      )}
    </>
  );
}

type ChangeablePlanProps = { planId: string; plan: ShownPlan; showNutrition: boolean };

/** A saved plan's meals with what changes them one by one, and the way back. */
function ChangeablePlan({ planId, plan, showNutrition }: ChangeablePlanProps) {
  const changes = usePlanChanges(planId);
  // The lock itself shows a press at once; its card comes after the paint.
  const locked = useDeferredValue(useLockedMeals(planId));
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
            isLocked={locked.includes(meal.id)}
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

// Fetched when a panel is first opened.
const SubstitutePanel = lazyDialog(async () => (await import('./changes/substitute-panel.tsx')).SubstitutePanel);
const SwapPanel = lazyDialog(async () => (await import('./changes/swap-panel.tsx')).SwapPanel);

/** What can be open next to a card; each is fetched when it is first opened. */
type Panel = 'swap' | 'substitute';

type ChangeableMealProps = {
  planId: string;
  plan: ShownPlan;
  meal: Meal;
  isLocked: boolean;
  changes: PlanChanges;
  showNutrition: boolean;
};

/** A meal of a saved plan with all that changes it. */
const ChangeableMeal = memo(function ChangeableMeal(props: ChangeableMealProps) {
  const { planId, plan, meal, isLocked, changes, showNutrition } = props;
  const [open, setOpen] = useState<Panel | null>(null);
  const [opened, setOpened] = useState<readonly Panel[]>([]);
  const running = changes.runningFor(meal.id);
  const isUsable = !isLocked && !running && !changes.runningFor(null);

  function openPanel(panel: Panel) {
    setOpened((before) => [...before, panel]);
    setOpen(panel);
  }

  function close() {
    setOpen(null);
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
            onSwap={() => openPanel('swap')}
            onSubstitute={() => openPanel('substitute')}
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
      {opened.includes('swap') && (
        <SwapPanel
          planId={planId}
          meal={meal}
          opened={open === 'swap'}
          onClose={close}
          onChoose={(alternative) => {
            close();
            changes.swap(meal.id, alternative);
          }}
        />
      )}
      {opened.includes('substitute') && (
        <SubstitutePanel
          planId={planId}
          meal={meal}
          opened={open === 'substitute'}
          onClose={close}
          onChoose={(choice) => {
            close();
            changes.substitute(meal.id, choice);
          }}
        />
      )}
    </>
  );
});

/** Why a meal was chosen for its plan; no sentences on plans of an older version. A day holds no dish twice. */
function reasonsOf({ choices = [] }: Certificate, meal: { name: string }): readonly string[] {
  return choices.find((choice) => choice.meal === meal.name)?.reasons ?? [];
}
