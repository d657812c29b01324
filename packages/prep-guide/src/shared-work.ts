import type { PrepCut } from '@platewise/contract/plans/prep-guide-schema';
import { texts } from '@platewise/contract/texts';
import { capitalised } from '@platewise/domain/capitalised';
import { listWords } from '@platewise/domain/list-words';
import { mannersOf, type PlacedItem } from './place-ingredients.ts';
import { cooksBaseAhead, type PrepMeal } from './read-meals.ts';
import { soakId, soakWork } from './soak-work.ts';
import { spokenGrams, sumIngredients } from './sum-ingredients.ts';
import { type Work, work } from './work.ts';

/** Minutes of work, estimated by us: fetching, washing and clearing away one food, and cutting 100 g of it. */
const CUT_MINUTES = { each: 1, per100g: 1 };
/** Minutes of work, estimated by us, to rinse a grain and put it on. */
const PUT_ON_MINUTES = 3;

/** The work that serves several dishes at once: each food is soaked, cut and boiled once for all of them. */
export function sharedWork(meals: readonly PrepMeal[], placed: readonly PlacedItem[]): Work[] {
  return [...soakWork(placed), ...cutWork(placed), ...baseWork(meals, placed)];
}

function cutWork(placed: readonly PlacedItem[]): Work[] {
  return byFood(placed, 'cut').map(([food, same]) => {
    const minutes = CUT_MINUTES.each + Math.ceil((gramsOf(same) / 100) * CUT_MINUTES.per100g);
    const { cut } = texts.prepGuide;
    return work({
      id: `cut-${food}`,
      kind: 'cut',
      title: cut({ manner: describeManners(mannersOf(same)), food: nameOf(same), grams: gramsOf(same) }),
      minutes,
      handsOnMinutes: minutes,
      ingredients: sumIngredients(same),
      mealIds: idsOf(same.map(({ of }) => of)),
    });
  });
}

function baseWork(meals: readonly PrepMeal[], placed: readonly PlacedItem[]): Work[] {
  const foods = new Set(meals.flatMap((one) => [...one.dish.bases.keys()].filter((food) => isBoiledAhead(one, food))));
  return [...foods].map((food) => {
    const having = meals.filter((one) => isBoiledAhead(one, food));
    const weighed = placed.filter(({ item, placing }) => item.food === food && placing === 'base');
    const all = placed.filter(({ of, item }) => item.food === food && having.includes(of));
    const steps = having.flatMap(({ dish }) => dish.steps[dish.bases.get(food) ?? -1] ?? []);
    return work({
      id: `base-${food}`,
      kind: 'base',
      title: texts.prepGuide.base({ food: nameOf(all), grams: gramsOf(all) }),
      minutes: PUT_ON_MINUTES + Math.max(...steps.map(({ minutes }) => minutes)),
      handsOnMinutes: PUT_ON_MINUTES,
      after: [...new Set(all.flatMap(({ of, placing }) => (placing === 'soak' ? soakId(of.dish, food) : [])))],
      ingredients: sumIngredients(weighed),
      steps: [...new Set(steps.map(({ text }) => text))],
      mealIds: idsOf(having),
    });
  });
}

/** Whether a food of the meal is boiled in the session: pulses that must soak only where the whole dish is made ahead. */
export function isBoiledAhead(one: PrepMeal, food: string): boolean {
  const { dish, place } = one;
  if (!dish.bases.has(food)) return false;
  return dish.soaks.has(food) ? place !== null : cooksBaseAhead(one, food);
}

function byFood(placed: readonly PlacedItem[], placing: PlacedItem['placing']): [string, PlacedItem[]][] {
  const found = new Map<string, PlacedItem[]>();
  for (const one of placed) {
    if (one.placing !== placing || one.item.food === null) continue;
    found.set(one.item.food, [...(found.get(one.item.food) ?? []), one]);
  }
  return [...found];
}

function nameOf([first]: readonly PlacedItem[]): string {
  return first?.item.name ?? '';
}

function gramsOf(same: readonly PlacedItem[]): number {
  return spokenGrams(same.reduce((sum, { grams }) => sum + (grams ?? 0), 0));
}

function idsOf(meals: readonly PrepMeal[]): string[] {
  return [...new Set(meals.map(({ meal }) => meal.id))];
}

function describeManners(manners: readonly PrepCut[]): string {
  const noteTexts = manners.map((manner) => texts.prepGuide.manners[manner]);
  return capitalised(listWords(noteTexts, 'and'));
}
