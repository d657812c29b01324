import type { Food } from '@platewise/nutrition/foods/food';
import type { Recipe } from '@platewise/nutrition/recipes/recipe';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import type { PlanningTask } from '../request/read-request.ts';
import { needsMoreHeat } from './cooking/needs-more-heat.ts';
import { takesLonger } from './cooking/spoken-minutes.ts';
import { excludedOfTasks } from './excluded-of.ts';
import { namesExcluded } from './names/names-excluded.ts';
import { type WrittenProblem, writtenProblem } from './written-problem.ts';

/** What is wrong with a dish as it is written, whatever its portion. */
export type DishProblem =
  | WrittenProblem
  /** Its words name what the person does not eat. */
  | 'excluded'
  | 'time'
  | 'raw';

type Written = Pick<Recipe, 'name' | 'prepMinutes' | 'cookMinutes' | 'steps'>;

/** Dishes that were read for what a task leaves out: a day is portioned and certified many times, and words stay as they are. */
const READ = new WeakMap<PlanningTask['exclusions'], Map<string, DishProblem | null>>();

/** The first reason why a dish that a model wrote is not served to those who ask; null where it may be. */
export function dishProblem(task: PlanningTask, dish: Written, foods: readonly Food[]): DishProblem | null {
  const read = READ.get(task.exclusions) ?? new Map<string, DishProblem | null>();
  READ.set(task.exclusions, read);
  const { name, prepMinutes, cookMinutes, steps } = dish;
  const key = JSON.stringify([name, prepMinutes, cookMinutes, steps, foods.map(({ id }) => id)]);
  const known = read.get(key);
  if (known !== undefined) return known;
  const problem = readDish(task, dish, foods);
  read.set(key, problem);
  return problem;
}

function readDish(task: PlanningTask, dish: Written, foods: readonly Food[]): DishProblem | null {
  const { name, prepMinutes, cookMinutes, steps } = dish;
  const problem = writtenProblem(dish, foods);
  if (problem) return problem;
  const excluded = excludedOfTasks([task]);
  if ([name, ...steps].some((text) => namesExcluded(wordsOf(text), foods, excluded))) return 'excluded';
  if (needsMoreHeat(foods, dish)) return 'raw';
  const minutes = prepMinutes + cookMinutes;
  return isUsualTime(minutes) && !takesLonger(steps, minutes) ? null : 'time';
}

/** No dish of ours takes longer, and none takes no time at all. */
function isUsualTime(minutes: number): boolean {
  return minutes >= 1 && minutes <= 120;
}
