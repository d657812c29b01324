import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { numberWords } from '@platewise/domain/number-words';
import { tenth } from '@platewise/domain/rounding';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { findCandidates, findDish, plainDishName, recipeKind } from '../day/candidates/find-candidates.ts';
import { type Figures, macroEnergy, sumFigures } from '../day/figures.ts';
import { fixedMealOf, portionsOf } from '../day/fixed-meal.ts';
import type { DayOptions, DaySlot } from '../day/plan-day.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { explainRules } from './explain-rules.ts';

const { choice } = texts.plans;

/** Sentences for one meal; what says most comes first. */
const REASONS_MAX = 4;

/** Classes of food of which the Mediterranean diet asks for some in every second meal (see missingFromDiet). */
const STAPLES = ['fish', 'legume', 'tree-nut'] as const;

const MACROS = ['protein', 'carbs', 'fat'] as const;

type Macro = (typeof MACROS)[number];

/** A meal leads in a macro where its share of the day's is this much above its share of the energy. */
const CLEAR_LEAD = 0.05;

const FRACTIONS = [
  [1 / 4, 'quarter'],
  [1 / 3, 'third'],
  [1 / 2, 'half'],
  [2 / 3, 'twoThirds'],
] as const;

const FRACTION_TOLERANCE = 0.012;

/** Why each meal of a finished plan is in it: up to four sentences computed from the plan, in the order of its meals. */
export function explainChoices(
  task: PlanningTask,
  slots: readonly DaySlot[],
  meals: readonly PlannedMeal[],
  { avoid }: Pick<DayOptions, 'avoid'>,
): { meal: string; reasons: string[] }[] {
  const day = sumFigures(meals.map((meal) => fixedMealOf(meal).figures));
  const avoided = new Set(avoid.map(plainDishName));
  return meals.map((meal, index) => {
    const slot = slots[index];
    const isNew = slot?.change.kind === 'new';
    const reasons = [
      ...(slot ? [placeReason(task, slot)] : []),
      ...wishReasons(task, meal),
      energyReason(task, meal, day),
      ...dietReasons(task, meal),
      ...(isNew && avoid.length > 0 ? [avoided.has(plainDishName(meal.name)) ? choice.repeated : choice.fresh] : []),
    ];
    return { meal: meal.name, reasons: reasons.slice(0, REASONS_MAX) };
  });
}

/** What it was chosen from, or that the person chose it. */
function placeReason(task: PlanningTask, { mealType, kcal, change }: DaySlot): string {
  if (change.kind === 'fixed') {
    if (change.leftover) return change.leftover.isFrozen ? choice.leftoverFrozen : choice.leftover;
    return change.isFavorite ? choice.favorite : choice.kept;
  }
  if (change.kind === 'dish' && change.isRepeat) return choice.repeatedBreakfast;
  if (change.kind === 'dish') return change.isProposed ? texts.model.proposed : choice.portioned;
  const kind = recipeKind(mealType, kcal);
  const count = findCandidates(task, kind).length;
  const rules = explainRules(task, kind);
  const slot = kind === 'snack' ? 'snack' : mealType;
  return rules === '' ? choice.poolOfAll[slot]({ count }) : choice.pool[slot]({ count, rules });
}

function wishReasons({ wishes }: PlanningTask, { name }: PlannedMeal): string[] {
  const cuisine = findDish(name)?.recipe.cuisine;
  const isWished = cuisine !== undefined && wishes.some((wish) => wish.cuisine === cuisine && !wish.isLess);
  return isWished ? [choice.wished({ cuisine })] : [];
}

/** What the meal brings to the day: the first macro of which it brings clearly more than of the energy, or all in step. */
function energyReason({ slot, mealCount, targetKcal }: PlanningTask, meal: PlannedMeal, day: Figures): string {
  const { figures } = fixedMealOf(meal);
  if (slot || mealCount === 1) {
    const kcal = numberWords(Math.round(figures.kcal));
    const target = numberWords(targetKcal);
    return choice.whole({ kcal, target, protein: wholeGrams(figures.protein) });
  }
  const energy = figures.kcal / day.kcal;
  const lead = (macro: Macro) => figures[macro] / day[macro] - energy;
  const macro = MACROS.find((one) => lead(one) >= CLEAR_LEAD);
  if (!macro) return choice.inStep({ share: shareWords(energy) });
  return choice.leads({
    grams: wholeGrams(figures[macro]),
    macro: choice.macros[macro],
    share: shareWords(figures[macro] / day[macro]),
    energy: shareWords(energy),
  });
}

function shareWords(share: number): string {
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - share) <= FRACTION_TOLERANCE);
  return fraction ? choice.fractions[fraction[1]] : choice.percent({ percent: percent(share) });
}

/** How the meal helps to keep what its diet asks for; without such a diet, that it is high in fiber. */
function dietReasons(task: PlanningTask, meal: PlannedMeal): string[] {
  const { netCarbsMaxGrams, carbsMaxGrams, mealProteinMinPercent } = DIET_RULES[task.diet].limits ?? {};
  const { figures } = fixedMealOf(meal);
  const dayKcal = task.targetKcal / task.dayShare;
  const carbsLimit = carbsMaxGrams?.(dayKcal);
  if (netCarbsMaxGrams) {
    return [choice.netCarbs({ grams: Math.round(figures.netCarbs), limit: netCarbsMaxGrams(dayKcal) })];
  }
  if (carbsLimit) return [choice.carbs({ grams: wholeGrams(figures.carbs), limit: carbsLimit })];
  if (mealProteinMinPercent) {
    const share = (4 * figures.protein) / macroEnergy(figures);
    return [choice.highProtein({ percent: percent(share), limit: mealProteinMinPercent })];
  }
  return [...mediterraneanReasons(task, meal), ...fiberReasons(meal)].slice(0, 1);
}

function mediterraneanReasons({ diet }: PlanningTask, meal: PlannedMeal): string[] {
  if (diet !== 'mediterranean') return [];
  const classes = new Set(portionsOf(meal).flatMap(({ food }) => [...food.classes]));
  const foods = STAPLES.filter((one) => classes.has(one)).map((one) => choice.staples[one]);
  if (foods.length > 0) return [choice.staple({ foods: listWords(foods, 'and') })];
  return classes.has('olive-oil') ? [choice.oliveOil] : [];
}

function fiberReasons({ tags, nutrition, servings }: PlannedMeal): string[] {
  if (nutrition.fiber === null || !tags.includes(texts.plans.tags.highFiber)) return [];
  return [choice.fiber({ grams: Math.round(nutrition.fiber * servings) })];
}

/** As the card's figure, which has a tenth of a gram, is rounded: never another number than that reads as. */
function wholeGrams(grams: number): number {
  return Math.round(tenth(grams));
}

function percent(share: number): number {
  return Math.round(100 * share);
}
