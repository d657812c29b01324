import type { DishProposal } from '@platewise/contract/generation/dish-proposal-schema';
import type { DishStep } from '@platewise/contract/generation/generation-step-schema';
import { isLeftOut } from '../day/candidates/taste-pools.ts';
import type { DayOptions } from '../day/plan-day.ts';
import type { DayDraft } from './draft-day.ts';
import { readProposal } from './read-proposal.ts';

/** What may be shown of a proposed dish before the day is portioned; null where it does not pass its own checks, or is not to the person's taste. */
export function dishStep(
  { task, places, foods }: DayDraft,
  proposal: DishProposal,
  { taste }: Pick<DayOptions, 'taste'>,
): DishStep | null {
  const open = places.find(({ place }) => place === proposal.place);
  const read = open && readProposal(task, open, foods, proposal);
  if (!open || !read || 'problem' in read || (taste && isLeftOut(taste, task.wishes, read.dish))) return null;
  const { recipe, parts } = read.dish;
  return {
    kind: 'dish',
    place: open.place,
    mealType: open.mealType,
    name: recipe.name,
    foods: parts.flatMap(({ items }) => items.map(({ food }) => food.name)),
  };
}
