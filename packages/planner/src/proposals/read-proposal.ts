import type { DishProposal } from '@platewise/contract/generation/dish-proposal-schema';
import type { Food } from '@platewise/nutrition/foods/food';
import { findFood } from '@platewise/nutrition/foods/foods';
import { CUISINES, DISHES, fitsTime, recipeKind } from '../day/candidates/find-candidates.ts';
import { type Dish, dishOf } from '../day/dish.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { composedRecipe } from './composed-recipe.ts';
import { type DishProblem, dishProblem } from './dish-problem.ts';
import type { OpenPlace } from './draft-day.ts';
import { nameKey } from './names/name-key.ts';
import { withoutAmounts } from './without-amounts.ts';

/** Why a proposed dish is not used. */
export type ProposalProblem =
  | DishProblem
  /** It holds a food that was not among those allowed. */
  | 'forbidden-food'
  /** It is far too large or too small for its place, however it is scaled. */
  | 'size'
  /** One of our recipes has that name. */
  | 'known-name'
  /** It or its main ingredient stands in another place of the day. */
  | 'repeated'
  /** It is not to the person's taste; what a model proposes knows nothing of that. */
  | 'disliked'
  /** The day cannot meet its targets or limits with it. */
  | 'day'
  /** Nothing was proposed for the place. */
  | 'missing';

export type ReadProposal = { dish: Dish } | { problem: ProposalProblem };

const OUR_NAMES = new Set(DISHES.map(({ recipe }) => nameKey(recipe.name)));
const CUISINE_OF_ALL = 'International';
/** A proposal may be this much larger or smaller than its place; within it, scaling makes it fit. */
const SIZE_FACTOR_MAX = 4;

/** Reads what a model proposed for a place: a dish that may be portioned, or the first reason why it is not used. */
export function readProposal(
  task: PlanningTask,
  { mealType, kcal }: OpenPlace,
  allowed: ReadonlySet<string>,
  proposal: DishProposal,
): ReadProposal {
  const foods = proposal.items.map(({ food }) => (allowed.has(food) ? findFood(food) : undefined));
  if (foods.includes(undefined)) return { problem: 'forbidden-food' };
  const name = capitalised(proposal.name.replaceAll(/\s+/g, ' ').trim());
  if (OUR_NAMES.has(nameKey(name))) return { problem: 'known-name' };
  const steps = proposal.steps.map(withoutAmounts).filter(Boolean);
  const cuisine = CUISINES.find((one) => one.toLowerCase() === proposal.cuisine.toLowerCase()) ?? CUISINE_OF_ALL;
  const written = { ...proposal, name, cuisine, steps };
  const problem = steps.length === 0 ? 'amounts' : dishProblem(task, written, foods as Food[]);
  if (problem) return { problem };
  const dish = dishOf(composedRecipe(written, recipeKind(mealType, kcal)));
  if (!isOfSize(dish, kcal)) return { problem: 'size' };
  return fitsTime(task.cookingTime, dish) ? { dish } : { problem: 'time' };
}

function isOfSize({ figures }: Dish, kcal: number): boolean {
  const factor = figures.kcal / kcal;
  return factor <= SIZE_FACTOR_MAX && factor >= 1 / SIZE_FACTOR_MAX;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
