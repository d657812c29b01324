import { shopPackOf } from '@platewise/nutrition/prices/shop-packs';
import type { Dish } from '@platewise/planner/day/dish';
import { withoutSide } from '@platewise/planner/day/plate/side-dishes';
import {
  EFFORT,
  effortOfFood,
  isCooking,
  LONG_MINUTES,
  minutesEffort,
} from '@platewise/planner/week/effort/week-effort';
import type { LinearProgram, Term } from './linear-program.ts';
import type { WeekForm } from './week-form.ts';

/**
 * Choices of the same dishes, made on so many days each. Which dishes they are together is decided by columns of its own: what a week asks for
 * hangs on these alone, and dinners that could change places would be tried in every order otherwise.
 */
export type Role = { pool: readonly Dish[]; choices: number[]; times: number; picked: number[] };
/** What of a week is written down before its costs are: its roles, and of each choice the column of each dish. */
export type WrittenWeek = {
  form: WeekForm;
  roles: readonly Role[];
  program: LinearProgram;
  chosen: readonly (readonly number[])[];
  effort: Term[];
};

/** The planner's effort of the week (see week-effort). */
export function addEffort(writing: WrittenWeek) {
  for (const { pool, picked, times } of writing.roles) {
    for (const [index, { recipe, minutes }] of pool.entries()) {
      const column = picked[index] ?? 0;
      const cooking = isCooking(recipe) ? times : 0;
      writing.effort.push([minutesEffort(minutes) * times + EFFORT.cooking * cooking, column]);
    }
  }
  addLongDays(writing);
  addFoods(writing);
  addCuisines(writing);
}

function addLongDays({ form: { choices, dates, plates }, program, chosen, effort }: WrittenWeek) {
  for (const day of dates.keys()) {
    const over = program.addColumn();
    const minutes = plates
      .filter((plate) => plate.day === day && !plate.isLeft)
      .flatMap(({ choice }) =>
        (choices[choice]?.pool ?? []).map((dish, index): Term => [dish.minutes, chosen[choice]?.[index] ?? 0]),
      );
    program.addRow([...minutes, [-1, over]], { most: LONG_MINUTES.day });
    effort.push([2 * EFFORT.minute, over]);
  }
}

/** Each different food, and each perishable one that is in a single meal that is made. */
function addFoods({ roles, program, effort }: WrittenWeek) {
  type Holding = { ofDish: Map<Dish, Term[]>; ofRole: Map<Role, Term[]>; uses: Term[] };
  const holding = new Map<string, Holding>();
  for (const role of roles) {
    for (const [index, dish] of role.pool.entries()) {
      const column = role.picked[index] ?? 0;
      for (const food of foodsOf(dish)) {
        const known: Holding = holding.get(food) ?? { ofDish: new Map(), ofRole: new Map(), uses: [] };
        holding.set(food, known);
        const { ofDish, ofRole, uses } = known;
        const plain = withoutSide(dish);
        ofDish.set(plain, [...(ofDish.get(plain) ?? []), [1, column]]);
        ofRole.set(role, [...(ofRole.get(role) ?? []), [1 / role.choices.length, column]]);
        uses.push([-role.times, column]);
      }
    }
  }
  for (const [food, { ofDish, ofRole, uses }] of holding) {
    const isUsed = program.addColumn({ most: 1 });
    // A dish is picked once, with one of its sides.
    for (const terms of [...ofDish.values(), ...ofRole.values()]) program.addRow([...terms, [-1, isUsed]], { most: 0 });
    effort.push([effortOfFood(food), isUsed]);
    if (!shopPackOf(food)) continue;
    const isUsedOnce = program.addColumn({ most: 1 });
    program.addRow([[2, isUsed], ...uses, [-1, isUsedOnce]], { most: 0 });
    effort.push([EFFORT.perishable, isUsedOnce]);
  }
}

function foodsOf({ parts }: Dish): Set<string> {
  return new Set(parts.flatMap(({ items }) => items.map(({ food }) => food.id)));
}

/** Each further meal of a cuisine costs more than the one before it, so that the cheaper ones are counted first. */
function addCuisines({ roles, program, effort }: WrittenWeek) {
  const meals = roles.reduce((sum, { choices, times }) => sum + choices.length * times, 0);
  const ofCuisine = new Map<string, Term[]>();
  for (const { pool, picked, times } of roles) {
    for (const [index, { recipe }] of pool.entries())
      ofCuisine.set(recipe.cuisine, [...(ofCuisine.get(recipe.cuisine) ?? []), [times, picked[index] ?? 0]]);
  }
  for (const terms of ofCuisine.values()) {
    const counted = Array.from({ length: meals }, (_, before) => {
      const column = program.addColumn({ most: 1 });
      effort.push([EFFORT.sameCuisine * before, column]);
      return column;
    });
    program.addRow([...terms, ...counted.map((column): Term => [-1, column])], { most: 0 });
  }
}
