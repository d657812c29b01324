import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { NUTRIENTS_JSON } from '@platewise/nutrition/compiled/nutrients';
import { boundFigure } from '@platewise/nutrition/foods/bound-figure';
import { FOODS } from '@platewise/nutrition/foods/foods';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { CONDITION_WORDS, UNDERDONE } from './condition-words.ts';
import { forbiddenIn } from './forbidden-words.ts';

/** Where the compiled table has what is counted here, by the order of its columns. */
const COLUMNS = { phosphorus: 3, potassium: 4, caffeine: 27 } as const;

type Cell = number | [low: number, high: number, why: string];

const TABLE = new Map((JSON.parse(NUTRIENTS_JSON) as [string, Cell[]][]).map(([food, cells]) => [food, cells]));

type Counted = keyof typeof COLUMNS | 'sodium' | 'saturatedFat' | 'protein' | 'carbs' | 'lactose' | 'flesh';

const FLESH =
  /\b(chicken|duck|turkey|beef|steak|lamb|pork|bacon|ham|chorizo|sausage|goat meat|rabbit|venison|fillet|salmon|tuna|anchovies|sardines|clams|crab|lobster|mussels|octopus|oysters|prawns|scallops|squid)\b/;
const NOT_FLESH = /\b(chicken (broth|stock cube)|(beef) broth)\b/;
const OF_MILK =
  /\b(milk|yogurt|kefir|cream|whey|cheese|cheddar|mozzarella|feta|parmesan|pecorino|ricotta|brie|gouda|edam|gruyere|monterey jack|queso|paneer|butter|ghee)\b/;
const NOT_OF_MILK = /\b((almond|coconut|rice|soy) milk|(peanut|almond|cashew|seed) butter|custard apple)\b/;
const WITH_MILK =
  /\b(breadcrumbs|burger bun|english muffin|gluten-free white bread|naan|paratha|pesto|dark chocolate|chorizo|stock cube|broth)\b/;

/**
 * What a plan breaks of its request's conditions, judged from ingredient names, grams and raw figures by lists and sums of its own: it
 * shares no rule, list or sum with the planner. Grams of a day or a meal that may be passed by rounding are none.
 */
export function conditionBreaches(request: GenerationRequest, meals: readonly PlannedMeal[]): string[] {
  return (request.conditions ?? []).flatMap(({ id, limits = {}, pollens = [] }) => {
    const day = (counted: Counted, most: number) =>
      over(`${id}: ${counted}`, sum(meals.map((one) => held(one, counted))), most);
    const kcal = request.calorieTarget;
    switch (id) {
      case 'pregnancy':
        return [...words(meals, 'pregnancy'), ...underdone(meals), ...day('caffeine', 200), ...pregnant(request)];
      case 'diabetes':
        return [...day('sodium', 2300), ...uneven(meals)];
      case 'hypertension':
        return [...day('sodium', 2300), ...day('saturatedFat', (0.06 * kcal) / 9)];
      case 'kidney':
        return [
          ...day('potassium', limits.potassiumMg ?? Infinity),
          ...day('phosphorus', limits.phosphorusMg ?? Infinity),
          ...day('protein', limits.proteinGrams ?? Infinity),
          ...day('sodium', limits.sodiumMg ?? Infinity),
        ];
      case 'gout':
        return [...words(meals, 'gout'), ...day('flesh', 170)];
      case 'oral_allergy':
        return pollens.flatMap((pollen) => words(meals, pollen));
      case 'lactose':
        return [
          ...meals.flatMap((meal) => over(`lactose of ${meal.name}`, held(meal, 'lactose'), 12)),
          ...day('lactose', limits.lactoseGrams ?? 24),
        ];
      case 'histamine':
        return [];
      default:
        return words(meals, id);
    }
  });
}

function words(meals: readonly PlannedMeal[], rule: string): string[] {
  return meals.flatMap(({ name, items }) => {
    const names = items.map((item) => item.name.toLowerCase());
    return forbiddenIn(names, CONDITION_WORDS[rule] ?? []).map((word) => `${name}: ${word} despite ${rule}`);
  });
}

function underdone(meals: readonly PlannedMeal[]): string[] {
  return meals.flatMap(({ name, items, instructions }) =>
    UNDERDONE.filter(
      ({ flesh, step }) => items.some((item) => flesh.test(item.name)) && instructions.some((one) => step.test(one)),
    ).map(() => `${name} stays soft or pink`),
  );
}

function pregnant({ goal, dietaryPreferences }: GenerationRequest): string[] {
  return goal === 'weight_loss' || dietaryPreferences === 'keto' ? ['pregnancy: a plan that has to be refused'] : [];
}

function uneven(meals: readonly PlannedMeal[]): string[] {
  const mains = meals.filter(({ mealType }) => mealType !== 'snack').map((meal) => held(meal, 'carbs'));
  return over('carbohydrate of main meals', Math.max(...mains) - Math.min(...mains), 15);
}

function over(what: string, amount: number, most: number): string[] {
  return amount > most + 1e-6 ? [`${what}: ${amount.toFixed(2)} is more than ${most}`] : [];
}

/** What a meal holds at most, raw. */
function held({ items, servings }: PlannedMeal, counted: Counted): number {
  return sum(items.map(({ food, grams }) => (servings * grams * most(food, counted)) / 100));
}

function most(id: string, counted: Counted): number {
  const food = FOODS.find((one) => one.id === id);
  if (!food) return Number.NaN;
  const { name, per100g } = food;
  switch (counted) {
    case 'protein':
    case 'carbs':
      return per100g[counted];
    case 'sodium':
    case 'saturatedFat':
      return per100g[counted] ?? boundFigure(food, counted).high;
    case 'flesh':
      return FLESH.test(name) && !NOT_FLESH.test(name) ? 100 : 0;
    case 'lactose': {
      const sugar = per100g.sugar ?? boundFigure(food, 'sugar').high;
      if (OF_MILK.test(name.replaceAll(new RegExp(NOT_OF_MILK, 'g'), ''))) return Math.max(sugar, per100g.carbs);
      return WITH_MILK.test(name) ? sugar : 0;
    }
    default: {
      const cell = TABLE.get(id)?.[COLUMNS[counted]] ?? Number.NaN;
      return typeof cell === 'number' ? cell : cell[1];
    }
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
