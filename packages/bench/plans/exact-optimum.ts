import type { Dish } from '@platewise/planner/day/dish';
import { addFigures, type Figures, NO_FIGURES } from '@platewise/planner/day/figures';
import { partScales } from '@platewise/planner/day/plate/part-scales';
import { planLimits } from '@platewise/planner/day/scoring/plan-limits';
import type { PlanningTask } from '@platewise/planner/request/read-request';
import type { Highs } from 'highs';
import { planObjective, SOFT_RULE_COST } from './plan-objective.ts';

/** One slot of the day, and every dish that may fill it. */
export type OptimumSlot = { slotKcal: number; pool: readonly Dish[] };

/** The best dishes and continuous part scales, with their objective, and whether nothing better is proved to exist. */
export type ExactOptimum = { objective: number; isProved: boolean; milliseconds: number };

/** A meal may leave the kcal of its slot by this share. */
export const SLOT_ROOM = 0.35;

/** How far the objective is settled: 0.02 percentage points. */
const GAP = 0.0002;

const FIGURES = ['kcal', 'protein', 'fat', 'carbs', 'netCarbs'] as const;

/** The least of vegetables and of staples that a mediterranean day wants (see diet-balance of the planner). */
export const VEGETABLE_GRAMS = 160;
const STAPLES = ['fish', 'legume', 'tree-nut'] as const;

type Term = readonly [coefficient: number, name: string];
type Weighed = { name: string; figures: Figures };
type AddRow = (terms: readonly Term[], relation: '<=' | '>=' | '=', right: number) => void;

/**
 * Solves the decision of one plan exactly, as a mixed-integer linear program: one dish for each slot from its whole
 * pool, none twice, and a scale for each part of it within the planner's bounds, so that planObjective is least. Hard
 * macro limits and the room of the slots are constraints.
 * @param seconds after which the best so far is taken as it is, unproved; null where there is none
 */
export function exactOptimum(
  highs: Highs,
  task: PlanningTask,
  slots: readonly OptimumSlot[],
  seconds: number,
): ExactOptimum | null {
  const started = performance.now();
  const solution = highs.solve(programOf(task, slots), { time_limit: seconds, mip_abs_gap: GAP });
  const milliseconds = performance.now() - started;
  const value = (name: string) => {
    const column = solution.Columns[name];
    return column && 'Primal' in column ? column.Primal : 0;
  };
  const chosen = slots.flatMap((slot, index) => chosenDish(slot, index, value) ?? []);
  if (chosen.length < slots.length) return null;
  const dishes = chosen.map(({ dish }) => dish);
  const figures = chosen.map((one) => one.figures);
  const objective = planObjective(task, dishes, figures);
  // The program and the formula state one objective twice: a difference is a mistake in the program.
  if (Math.abs(objective - solution.ObjectiveValue) > GAP)
    throw new Error(`HiGHS says ${solution.ObjectiveValue}, not ${objective}`);
  return { objective, isProved: solution.Status === 'Optimal', milliseconds };
}

/** The program in the LP file format; figures are divided by the target's kcal. */
function programOf(task: PlanningTask, slots: readonly OptimumSlot[]): string {
  const rows: string[] = [];
  const addRow: AddRow = (terms, relation, right) => {
    rows.push(` ${sumText(terms)} ${relation} ${right.toFixed(9)}`);
  };
  for (const [index, slot] of slots.entries()) addSlot(task, slot, index, addRow);
  addTargets(task, slots.length, addRow);
  addLimits(task, slots.length, addRow);
  const costs = [...addRepeats(slots, addRow), ...addStaples(task, slots, addRow)];
  const binaries = slots.flatMap(({ pool }, slot) => pool.map((_, dish) => chosenName(slot, dish)));
  const cost: Term[] = [
    [4, 'over'],
    [4, 'under'],
    [1, 'distance'],
    ...costs.map((name): Term => [SOFT_RULE_COST, name]),
  ];
  return [
    'Minimize',
    ` cost: ${sumText(cost)}`,
    'Subject To',
    ...rows,
    'Binary',
    ...[...binaries, ...costs.filter((name) => name.startsWith('lack'))].map((name) => ` ${name}`),
    'End',
  ].join('\n');
}

/** Just one dish; its parts between their bounds; the figures of the meal, and its kcal within the room of the slot. */
function addSlot({ targetKcal }: PlanningTask, { slotKcal, pool }: OptimumSlot, slot: number, addRow: AddRow) {
  const terms: Weighed[] = [];
  for (const [index, dish] of pool.entries()) {
    const chosen = chosenName(slot, index);
    terms.push({ name: chosen, figures: figuresAt(dish, slotKcal, () => 0) });
    for (const [part, { range, figures }] of partsOf(dish, slotKcal).entries()) {
      const name = scaleName(slot, index, part);
      terms.push({ name, figures });
      addRow([term(1, name), term(-range, chosen)], '<=', 0);
    }
  }
  for (const figure of FIGURES) {
    const weighed = terms.map(({ name, figures }) => term(figures[figure] / targetKcal, name));
    addRow([...weighed, term(-1, figureName(slot, figure))], '=', 0);
  }
  const dishes = pool.map((_, index) => term(1, chosenName(slot, index)));
  addRow(dishes, '=', 1);
  const share = slotKcal / targetKcal;
  addRow([term(1, figureName(slot, 'kcal'))], '>=', share * (1 - SLOT_ROOM));
  addRow([term(1, figureName(slot, 'kcal'))], '<=', share * (1 + SLOT_ROOM));
}

/** kcal over or under the target, and the distance that no macro exceeds. */
function addTargets({ shares }: PlanningTask, slots: number, addRow: AddRow) {
  addRow([...total(slots, 'kcal', 1), [-1, 'over'], [1, 'under']], '=', 1);
  for (const [macro, kcalPerGram] of [
    ['protein', 4],
    ['carbs', 4],
    ['fat', 9],
  ] as const) {
    for (const sign of [1, -1]) {
      const energy = (figure: 'protein' | 'carbs' | 'fat', kcal: number) =>
        total(slots, figure, sign * ((figure === macro ? kcalPerGram : 0) - shares[macro] * kcal));
      addRow([...energy('protein', 4), ...energy('carbs', 4), ...energy('fat', 9), [-1, 'distance']], '<=', 0);
    }
  }
}

function addLimits(task: PlanningTask, slots: number, addRow: AddRow) {
  for (const { coefficients, constant, scope } of planLimits(task)) {
    const right = -constant / task.targetKcal;
    if (scope === 'plan')
      addRow(
        FIGURES.flatMap((figure) => total(slots, figure, coefficients[figure])),
        '<=',
        right,
      );
    for (let slot = 0; scope === 'meal' && slot < slots; slot++) {
      addRow(
        FIGURES.map((figure): Term => [coefficients[figure], figureName(slot, figure)]),
        '<=',
        right,
      );
    }
  }
}

/** No dish twice; a main ingredient twice costs. Returns the names of what costs. */
function addRepeats(slots: readonly OptimumSlot[], addRow: AddRow): string[] {
  const byDish = new Map<Dish, Term[]>();
  const byIngredient = new Map<string, Term[]>();
  for (const [slot, { pool }] of slots.entries()) {
    for (const [index, dish] of pool.entries()) {
      const term: Term = [1, chosenName(slot, index)];
      byDish.set(dish, [...(byDish.get(dish) ?? []), term]);
      byIngredient.set(dish.mainIngredient, [...(byIngredient.get(dish.mainIngredient) ?? []), term]);
    }
  }
  for (const terms of byDish.values()) if (terms.length > 1) addRow(terms, '<=', 1);
  const shared = [...byIngredient.values()].filter((terms) => terms.length > 1);
  for (const [index, terms] of shared.entries()) addRow([...terms, [-1, `repeat_${index}`]], '<=', 1);
  return shared.map((_, index) => `repeat_${index}`);
}

/** What a mediterranean day lacks costs. Returns the names of what costs. */
function addStaples({ diet }: PlanningTask, slots: readonly OptimumSlot[], addRow: AddRow): string[] {
  if (diet !== 'mediterranean') return [];
  const perDish = (weigh: (dish: Dish) => number) =>
    slots.flatMap(({ pool }, slot) => pool.map((dish, index): Term => [weigh(dish), chosenName(slot, index)]));
  const staples = Math.floor(slots.length / 2);
  addRow([...perDish((dish) => (holdsStaple(dish) ? 1 : 0)), [staples, 'lackStaple']], '>=', staples);
  addRow([...perDish((dish) => vegetableGrams(dish) / VEGETABLE_GRAMS), [1, 'lackVegetables']], '>=', 1);
  return ['lackStaple', 'lackVegetables'];
}

/** Whether a dish holds one of the staples of a mediterranean day. */
export function holdsStaple({ parts }: Pick<Dish, 'parts'>): boolean {
  const isStaple = (one: string) => STAPLES.some((staple) => staple === one);
  return parts.some(({ items }) => items.some(({ food }) => food.classes.some(isStaple)));
}

/** Grams of vegetables in the parts of a dish as the recipe has them. */
export function vegetableGrams({ parts }: Pick<Dish, 'parts'>): number {
  const items = parts.flatMap((part) => part.items);
  return items.reduce((sum, { food, grams }) => sum + (food.classes.includes('vegetable') ? grams : 0), 0);
}

function chosenDish({ slotKcal, pool }: OptimumSlot, slot: number, value: (name: string) => number) {
  const index = pool.findIndex((_, dish) => value(chosenName(slot, dish)) > 0.5);
  const dish = pool[index];
  return dish && { dish, figures: figuresAt(dish, slotKcal, (part) => value(scaleName(slot, index, part))) };
}

/** The figures of a dish whose parts are scaled by so much more than the least. */
function figuresAt(dish: Dish, slotKcal: number, above: (part: number) => number): Figures {
  return partsOf(dish, slotKcal).reduce(
    (sum, { least, figures }, part) => addFigures(sum, figures, least + above(part)),
    NO_FIGURES,
  );
}

/** The parts of a dish at the size of its slot. Spices follow the dish; the others move within the planner's bounds. */
function partsOf(dish: Dish, slotKcal: number): { least: number; range: number; figures: Figures }[] {
  const commonScale = slotKcal / dish.figures.kcal;
  const { min, max } = partScales(commonScale);
  return dish.parts.map(({ part, figures }) => ({
    figures,
    ...(part === 'season' ? { least: commonScale, range: 0 } : { least: min, range: max - min }),
  }));
}

const chosenName = (slot: number, dish: number) => `x_${slot}_${dish}`;
const scaleName = (slot: number, dish: number, part: number) => `z_${slot}_${dish}_${part}`;
const term = (coefficient: number, name: string): Term => [coefficient, name];
const figureName = (slot: number, figure: keyof Figures) => `f_${slot}_${figure}`;

function total(slots: number, figure: keyof Figures, factor: number): Term[] {
  return Array.from({ length: slots }, (_, slot): Term => [factor, figureName(slot, figure)]);
}

function sumText(terms: readonly Term[]): string {
  const shown = terms.filter(([coefficient]) => coefficient !== 0);
  return shown
    .map(([coefficient, name]) => `${coefficient < 0 ? '-' : '+'} ${Math.abs(coefficient).toFixed(9)} ${name}`)
    .join(' ');
}
