import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import { diaryTotals, eatenPart, toCome } from '@platewise/domain/diary/diary-totals';
import { foodFigures } from '@platewise/domain/food-figures';
import { tenth } from '@platewise/domain/rounding';
import { pendingId } from '../../../shared/sync/queue/operation.ts';
import type { DiaryDay, DiaryMeal, FoundFood, PlannedMeal } from './diary-day.ts';
import type { DiaryOperation } from './diary-operations.ts';
import { isOfWater, type WaterOperation, waterWith } from './water-with-operations.ts';

/** What is kept next to a food that is pending, so that the day can show its figures. */
export type ShownFood = { name: string; food: FoundFood; grams: number };

type MealOperation = Exclude<DiaryOperation, WaterOperation>;

type Content = Pick<DiaryDay, 'planned'> & { meals: readonly DiaryMeal[] };

/** A day as it will be when these are done, in their order; those of other days change nothing. */
export function dayWithOperations(day: DiaryDay, operations: readonly DiaryOperation[]): DiaryDay {
  const ours = operations.filter((operation) => concerns(day, operation));
  if (ours.length === 0) return day;
  const withWater = { ...day, water: waterWith(day.water, ours.filter(isOfWater)) };
  const ofMeals = ours.filter((operation): operation is MealOperation => !isOfWater(operation));
  if (ofMeals.length === 0) return withWater;
  const start: Content = { meals: day.entry?.meals ?? [], planned: day.planned };
  return withContent(withWater, ofMeals.reduce(contentWith, start));
}

/** The day with other meals: its sums follow, and what is planned and has lost its meal is open again. */
export function withContent(day: DiaryDay, { meals, planned }: Content): DiaryDay {
  const left = planned.map((one) => (hasLostMeal(one, meals) ? open(one) : one));
  const totals = diaryTotals(meals);
  const entry = { ...(day.entry ?? emptyEntry(day)), meals: [...meals], totals };
  return { ...day, entry, eaten: totals, planned: left, toCome: toCome(left) };
}

/** Whether an operation changes something on this day. */
export function concerns(day: DiaryDay, { kind, input }: DiaryOperation): boolean {
  if (kind === 'calorie.changeMeal' || kind === 'calorie.removeMeal') return input.entryId === day.entry?._id;
  return input.date === day.date;
}

function contentWith({ meals, planned }: Content, operation: MealOperation): Content {
  const { kind, input } = operation;
  switch (kind) {
    case 'calorie.addMeal':
      return { meals: [...meals, addedMeal(operation)], planned };
    case 'calorie.logFood':
      return { meals: [...meals, loggedMeal(operation)], planned };
    case 'calorie.changeMeal':
      return { meals: meals.map((meal) => (meal.id === input.mealId ? changedMeal(meal, input) : meal)), planned };
    case 'calorie.removeMeal':
      return { meals: meals.filter(({ id }) => id !== input.mealId), planned };
    case 'calorie.tickPlanned':
      return ticked({ meals, planned }, operation);
    case 'calorie.untickPlanned':
      return unticked({ meals, planned }, input);
  }
}

function addedMeal(operation: DiaryOperation & { kind: 'calorie.addMeal' }): DiaryMeal {
  const { name, calories, favoriteId, ...input } = operation.input;
  return {
    ...madeHere(operation),
    name,
    calories,
    protein: input.protein ?? 0,
    carbs: input.carbs ?? 0,
    fat: input.fat ?? 0,
    unknown: DIARY_MACROS.filter((macro) => typeof input[macro] !== 'number'),
    origin: favoriteId === undefined ? { kind: 'own' } : { kind: 'favorite', favoriteId },
  };
}

function loggedMeal(operation: DiaryOperation & { kind: 'calorie.logFood' }): DiaryMeal {
  const { name, food, grams } = operation.shown as ShownFood;
  const { measure, count } = operation.input;
  const { calories, macros, nutrition } = foodFigures(food, grams);
  const { id, fdcId, source } = food;
  return {
    ...madeHere(operation),
    name,
    calories,
    ...macros,
    unknown: [],
    nutrition,
    origin: {
      kind: 'food',
      food: id,
      fdcId,
      ...(source && { source }),
      grams,
      ...(measure !== undefined && count !== undefined && { measure: { name: measure, count } }),
    },
  };
}

function madeHere(operation: DiaryOperation & { input: { time?: string | undefined } }) {
  const { input, madeAt } = operation;
  const time = input.time ?? '';
  const updatedAt = new Date(madeAt).toISOString();
  return { id: pendingId(operation), time, nutrition: null, isEdited: false, updatedAt };
}

function changedMeal(meal: DiaryMeal, input: (DiaryOperation & { kind: 'calorie.changeMeal' })['input']): DiaryMeal {
  const { name = meal.name, time = meal.time, grams } = input;
  if (grams !== undefined && meal.origin.kind === 'food') return { ...reweighed(meal, grams), name, time };
  const macros = DIARY_MACROS.filter((macro) => input[macro] !== undefined);
  if (input.calories === undefined && macros.length === 0) return { ...meal, name, time };
  const figures = Object.fromEntries(macros.map((macro) => [macro, input[macro] ?? 0]));
  const unknown = DIARY_MACROS.filter((macro) =>
    macros.includes(macro) ? input[macro] === null : meal.unknown.includes(macro),
  );
  const isEdited = meal.origin.kind !== 'own';
  return {
    ...meal,
    name,
    time,
    calories: input.calories ?? meal.calories,
    ...figures,
    unknown,
    nutrition: null,
    isEdited,
  };
}

// In proportion until the server has computed it from the food's own figures.
function reweighed(meal: DiaryMeal, grams: number): DiaryMeal {
  if (meal.origin.kind !== 'food') return meal;
  const { measure: _counted, ...origin } = meal.origin;
  const factor = grams / origin.grams;
  const { calories, protein, carbs, fat } = meal;
  const macros = { protein: tenth(protein * factor), carbs: tenth(carbs * factor), fat: tenth(fat * factor) };
  return { ...meal, calories: Math.round(calories * factor), ...macros, nutrition: null, origin: { ...origin, grams } };
}

function ticked({ meals, planned }: Content, operation: DiaryOperation & { kind: 'calorie.tickPlanned' }): Content {
  const { slot, outcome, share = 1 } = operation.input;
  const one = meantBy(operation.input, planned);
  if (!one) return { meals, planned };
  if (outcome === 'skipped') {
    const without = unticked({ meals, planned }, operation.input);
    const skipped = { ...open(one), state: 'skipped' as const };
    return { ...without, planned: without.planned.map((place) => (place.slot === slot ? skipped : place)) };
  }
  const before = meals.find(({ id }) => id === one.diaryMealId);
  const meal = eatenMeal(one, share, { ...madeHere(operation), ...(before && { id: before.id, time: before.time }) });
  const eaten = { ...one, state: 'eaten' as const, share, diaryMealId: meal.id, isOther: false };
  return {
    meals: before ? meals.map((known) => (known === before ? meal : known)) : [...meals, meal],
    planned: planned.map((place) => (place.slot === slot ? eaten : place)),
  };
}

function eatenMeal(
  { slot, name, mealId, figures }: PlannedMeal,
  share: number,
  made: Pick<DiaryMeal, 'id' | 'time' | 'nutrition' | 'isEdited' | 'updatedAt'>,
): DiaryMeal {
  const eaten = eatenPart(figures ?? { calories: 0, macros: null }, share);
  return {
    ...made,
    name,
    calories: eaten.calories,
    protein: eaten.protein ?? 0,
    carbs: eaten.carbs ?? 0,
    fat: eaten.fat ?? 0,
    unknown: DIARY_MACROS.filter((macro) => eaten[macro] === null),
    origin: { kind: 'calendar', slot, share, mealId },
  };
}

function unticked({ meals, planned }: Content, seen: Seen): Content {
  const one = meantBy(seen, planned);
  return {
    meals: meals.filter(({ id }) => id !== one?.diaryMealId),
    planned: planned.map((place) => (place === one ? open(place) : place)),
  };
}

type Seen = { slot: PlannedMeal['slot']; mealId?: string | undefined };

/** The planned meal that something is stated of; nothing where another one stands there by now. */
function meantBy({ slot, mealId }: Seen, planned: readonly PlannedMeal[]): PlannedMeal | undefined {
  return planned.find((place) => place.slot === slot && (mealId === undefined || place.mealId === mealId));
}

function hasLostMeal({ state, diaryMealId }: PlannedMeal, meals: readonly DiaryMeal[]): boolean {
  return state === 'eaten' && !meals.some(({ id }) => id === diaryMealId);
}

function open(planned: PlannedMeal): PlannedMeal {
  return { ...planned, state: 'open', share: null, diaryMealId: null, isOther: false };
}

function emptyEntry({ date, goal, eaten }: DiaryDay): NonNullable<DiaryDay['entry']> {
  const { protein, carbs, fat, calories } = goal;
  const at = new Date(0).toISOString();
  return {
    _id: '',
    userId: '',
    date,
    meals: [],
    dailyGoal: calories,
    goals: { protein, carbs, fat },
    totals: eaten,
    createdAt: at,
    updatedAt: at,
  };
}
