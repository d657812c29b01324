import type { DishProposal } from '@platewise/contract/generation/dish-proposal-schema';
import type { DishStep } from '@platewise/contract/generation/generation-step-schema';
import type { DayDraft } from './draft-day.ts';
import { readProposal } from './read-proposal.ts';

/** What may be shown of a proposed dish before the day is portioned; null where it does not pass its own checks. */
export function dishStep({ task, places, foods }: DayDraft, proposal: DishProposal): DishStep | null {
  const open = places.find(({ place }) => place === proposal.place);
  const read = open && readProposal(task, open, foods, proposal);
  if (!open || !read || 'problem' in read) return null;
  const { recipe, parts } = read.dish;
  return {
    kind: 'dish',
    place: open.place,
    mealType: open.mealType,
    name: recipe.name,
    foods: parts.flatMap(({ items }) => items.map(({ food }) => food.name)),
  };
}
