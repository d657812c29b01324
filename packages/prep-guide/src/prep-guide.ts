import type { PrepGuide, PrepTask } from '@platewise/contract/plans/prep-guide-schema';
import { texts } from '@platewise/contract/texts';
import { findFood } from '@platewise/nutrition/foods/foods';
import { FREEZER_DAYS, FRIDGE_DAYS, isRice, RICE_FRIDGE_DAYS } from '@platewise/nutrition/recipes/keeping';
import { containersOf } from './containers.ts';
import { dishWork, goesIntoDish, packWork } from './dish-work.ts';
import { finishWork } from './finish-work.ts';
import { type PlacedItem, placeIngredients } from './place-ingredients.ts';
import type { PrepDay } from './prep-day.ts';
import { batchesOf, type PrepMeal, readMeals } from './read-meals.ts';
import { scheduleWork } from './schedule-work.ts';
import { isBoiledAhead, sharedWork } from './shared-work.ts';
import type { Work } from './work.ts';

const RAW_MEAT: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'shellfish']);

/**
 * One session of work for the meals of several days, the first of which is the day after it: the same food is cut once, the
 * same grain boiled once and the same dish cooked once; tasks stand in an order that one cook with one oven can follow.
 * Every ingredient of every meal is weighed in exactly one task, for all servings that are eaten. Minutes are those that the
 * recipes name; where they name none, and for cutting and packing, they are estimates of ours.
 */
export function prepGuide(days: readonly PrepDay[]): PrepGuide {
  const meals = readMeals(days);
  const placed = placeIngredients(meals);
  const shared = sharedWork(meals, placed);
  const session = scheduleWork([
    ...shared.filter(({ when }) => when === 'session').map((task) => [task, ...coolBase(task, meals)]),
    ...batchesOf(meals).map((batch, index) => dishWork(batch, placed, `dish-${index + 1}`)),
  ]);
  const before = shared.filter(({ when }) => when !== 'session');
  return {
    days: days.map(({ planId, name, meals: eaten }, index) => ({
      day: index + 1,
      planId,
      name,
      meals: eaten.map(({ id, name: mealName, mealType }) => ({ mealId: id, name: mealName, mealType })),
    })),
    totalMinutes: Math.max(0, ...session.map(({ startMinute, minutes }) => (startMinute ?? 0) + minutes)),
    handsOnMinutes: session.reduce((sum, { handsOnMinutes }) => sum + handsOnMinutes, 0),
    tasks: [...before.map(untimed), ...session, ...finishWork(meals, placed).map(untimed)],
    containers: containersOf(meals, placed),
    notes: notes(meals, placed),
  };
}

/** A grain or pulse is cooled as soon as it is done, and boxed where it waits next to its dish. */
function coolBase({ id, kind }: Work, meals: readonly PrepMeal[]): Work[] {
  if (kind !== 'base') return [];
  const food = id.slice('base-'.length);
  const having = meals.filter((one) => isBoiledAhead(one, food));
  const boxed = having.filter((one) => !goesIntoDish(one, food));
  const what = nameIn(having, food);
  const mealIds = (boxed.length > 0 ? boxed : having).map(({ meal }) => meal.id);
  return [packWork(`pack-${id}`, { what, mealIds, boxes: boxed.length, after: [id] })];
}

function nameIn(meals: readonly PrepMeal[], food: string): string {
  return meals.flatMap(({ dish }) => dish.items).find((item) => item.food === food)?.name ?? '';
}

function isRawMeat(food: string): boolean {
  return RAW_MEAT.has(findFood(food)?.group ?? '');
}

function untimed(task: Work): PrepTask {
  return { ...task, startMinute: null };
}

function notes(meals: readonly PrepMeal[], placed: readonly PlacedItem[]): string[] {
  const noteTexts = texts.prepGuide.notes;
  const isKept = (place: PrepMeal['place']) => meals.some((one) => one.place === place);
  const isAnyKept = isKept('fridge') || isKept('freezer');
  const ahead = placed.flatMap(({ item, placing }) => (placing === 'finish' ? [] : (item.food ?? [])));
  return [
    noteTexts.minutes,
    ...(ahead.some(isRawMeat) ? [noteTexts.meat] : []),
    ...(isAnyKept ? [noteTexts.chill] : []),
    ...(isKept('fridge') ? [noteTexts.fridge({ days: FRIDGE_DAYS })] : []),
    ...(ahead.some(isRice) ? [noteTexts.rice({ days: RICE_FRIDGE_DAYS })] : []),
    ...(isKept('freezer') ? [noteTexts.freezer({ days: FREEZER_DAYS })] : []),
    ...(isAnyKept ? [noteTexts.reheat] : []),
    ...(isKept(null) ? [noteTexts.fresh] : []),
  ];
}
