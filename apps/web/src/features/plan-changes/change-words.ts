import { texts } from '@platewise/contract/texts';
import { wholeNumberText } from '../meal/quantities.ts';
import { mealOfMutation, type PlanMutation, type ShownPlan } from './plan-mutation.ts';

const words = texts.planChanges;

/** What goes on while a change is made; a change behind another one waits. */
export function busyWords(order: PlanMutation, { meals }: ShownPlan, isWaiting: boolean): string {
  if (isWaiting) return words.waiting;
  if (order.kind === 'undo') return words.undoing;
  const slot = words.slots[meals.find(({ id }) => id === order.mealId)?.mealType ?? 'snack'];
  if (order.kind === 'new-meal') return words.planningNew({ slot });
  return order.kind === 'swap' ? words.swapping({ slot }) : words.portioning;
}

/** What a change did, with the day's total that follows from it. */
export function doneWords(order: PlanMutation, before: ShownPlan, after: ShownPlan): string {
  const { actual, target } = after.certificate;
  const day = words.dayNow({ actual: wholeNumberText(actual.calories), target: wholeNumberText(target.calories) });
  return `${doneSentence(order, before, after)} ${day}`;
}

function doneSentence(order: PlanMutation, before: ShownPlan, after: ShownPlan): string {
  const place = before.meals.findIndex(({ id }) => id === mealOfMutation(order));
  const meal = after.meals[place];
  if (order.kind === 'undo' || !meal) return words.undoDone;
  if (order.kind !== 'servings') return words.newMealDone({ meal: meal.name, slot: words.slots[meal.mealType] });
  return words.servingsDone({ meal: meal.name, servings: texts.meal.servings({ count: order.servings }) });
}
