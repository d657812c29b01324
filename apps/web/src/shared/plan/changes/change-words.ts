import { texts } from '@platewise/contract/texts';
import { wholeNumberText } from '../../meal/quantities.ts';
import { mealOfMutation, type PlanMutation, type ShownPlan } from '../plan-mutation.ts';

const words = texts.planChanges;

/** What goes on while a change is made; a change behind another one waits. */
export function busyWords(mutation: PlanMutation, { meals }: ShownPlan, isPendingOperation: boolean): string {
  if (isPendingOperation) return words.waiting;
  if (mutation.kind === 'undo') return words.undoing;
  const slot = words.slots[meals.find(({ id }) => id === mutation.mealId)?.mealType ?? 'snack'];
  if (mutation.kind === 'new-meal') return words.planningNew({ slot });
  return mutation.kind === 'swap' ? words.swapping({ slot }) : words.portioning;
}

/** What a change did, with the day's total that follows from it. */
export function doneWords(mutation: PlanMutation, before: ShownPlan, after: ShownPlan): string {
  const { actual, target } = after.certificate;
  const day = words.dayNow({ actual: wholeNumberText(actual.calories), target: wholeNumberText(target.calories) });
  return `${doneSentence(mutation, before, after)} ${day}`;
}

function doneSentence(mutation: PlanMutation, before: ShownPlan, after: ShownPlan): string {
  const place = before.meals.findIndex(({ id }) => id === mealOfMutation(mutation));
  const meal = after.meals[place];
  if (mutation.kind === 'undo' || !meal) return words.undoDone;
  if (mutation.kind !== 'servings') return words.newMealDone({ meal: meal.name, slot: words.slots[meal.mealType] });
  return words.servingsDone({ meal: meal.name, servings: texts.meal.servings({ count: mutation.servings }) });
}
