import { texts } from '@platewise/contract/texts';
import { mealOfMutation, type PlanMutation, type ShownPlan } from '../plan-mutation.ts';

/** What taking back a change will do, by the state of the plan that the change led to. */
export type UndoNotes = Readonly<Record<string, string>>;

const words = texts.planChanges;

/** Notes what taking this change back will do. An undo leads to a state whose note is already there. */
export function withUndoNote(notes: UndoNotes, mutation: PlanMutation, before: ShownPlan, after: ShownPlan): UndoNotes {
  const meal = before.meals.find(({ id }) => id === mealOfMutation(mutation));
  if (mutation.kind === 'undo' || !meal) return notes;
  const note =
    mutation.kind === 'servings'
      ? words.undoServings({ meal: meal.name, servings: texts.meal.servings({ count: meal.servings }) })
      : words.undoMeal({ meal: meal.name, slot: words.slots[meal.mealType] });
  return { ...notes, [stateOf(after)]: note };
}

/** What the next undo will do; a change made in another tab or before a reload is only known to be there. */
export function undoNote(notes: UndoNotes, plan: ShownPlan): string {
  return notes[stateOf(plan)] ?? words.undoUnknown;
}

// The steps alone would do, were it not for changes made elsewhere: these must not borrow the words of ours.
function stateOf({ meals, undoSteps }: ShownPlan): string {
  return [undoSteps, ...meals.map(({ id, servings, calories }) => `${id}:${servings}:${calories}`)].join(' ');
}
