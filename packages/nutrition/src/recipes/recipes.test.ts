import { COOKING_TIMES, type CookingTime, DIETS, type Diet } from '@platewise/contract/generation/options';
import { describe, expect, it } from 'vitest';
import type { Food } from '../foods/food.ts';
import type { FoodClass } from '../foods/food-classes.ts';
import { findFood } from '../foods/foods.ts';
import { wordsOf } from '../words/word-forms.ts';
import { DIET_RULES, type DietRules } from './diets.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes.ts';

type Serves = NonNullable<DietRules['serves']>;

const KINDS = ['breakfast', 'main', 'snack'] as const;
const TIMES = ['any', ...COOKING_TIMES.filter((time) => time !== 'any')] as const;

const foodIds = (recipe: Recipe) => recipe.items.map(([food]) => food);
const kcalOf = (recipe: Recipe) =>
  recipe.items.reduce((sum, [food, grams]) => sum + ((findFood(food)?.per100g.kcal ?? Number.NaN) * grams) / 100, 0);

describe('the recipes', () => {
  it('are at least 700, each once by id and name', () => {
    expect(RECIPES.length).toBeGreaterThanOrEqual(700);
    expect(new Set(RECIPES.map(({ id }) => id)).size).toBe(RECIPES.length);
    expect(new Set(RECIPES.map(({ name }) => name)).size).toBe(RECIPES.length);
  });

  it('are made of foods of the table, eggs in whole pieces', () => {
    for (const { id, items } of RECIPES) {
      for (const [food, grams] of items) {
        const known = findFood(food);
        expect(known, `${id}: ${food}`).toBeDefined();
        expect(known?.pieceGrams ? grams % known.pieceGrams : 0, `${id}: ${food}`).toBe(0);
        expect(grams, `${id}: ${food}`).toBeGreaterThan(0);
      }
    }
  });

  it('name every ingredient in a step', () => {
    const missing = RECIPES.flatMap(({ id, items, steps }) => {
      const text = new Set(wordsOf(steps.join(' ')));
      return items
        .map(([food]) => findFood(food))
        .filter((food) => food && ![food.name, ...food.aliases].flatMap(wordsOf).some((word) => text.has(word)))
        .map((food) => `${id}: ${food?.name}`);
    });

    expect(missing).toEqual([]);
  });

  it('write no amounts in steps, since amounts scale', () => {
    const withAmounts = RECIPES.filter(({ steps }) => /\d+\s?(g|ml|kcal|tbsp|tsp|cups?)\b/i.test(steps.join(' ')));

    expect(withAmounts.map(({ id }) => id)).toEqual([]);
  });

  it('take 2 to 120 minutes and are of a size that people eat', () => {
    const sizes = { breakfast: [280, 600], main: [380, 800], snack: [90, 330] } as const;
    for (const recipe of RECIPES) {
      const minutes = recipe.prepMinutes + recipe.cookMinutes;
      expect(minutes, recipe.id).toBeGreaterThanOrEqual(2);
      expect(minutes, recipe.id).toBeLessThanOrEqual(120);
      expect(kcalOf(recipe), recipe.id).toBeGreaterThanOrEqual(sizes[recipe.kind][0]);
      expect(kcalOf(recipe), recipe.id).toBeLessThanOrEqual(sizes[recipe.kind][1]);
    }
  });

  it('differ by more than one swapped food', () => {
    const closest = closestPair(foodIds);

    process.stdout.write(`closest by foods: ${pairText(closest)}; by name: ${pairText(closestPair(nameWords))}\n`);
    expect(closest.similarity, pairText(closest)).toBeLessThanOrEqual(0.75);
  });

  it('are at least a quarter Indian, and of every difficulty', () => {
    const indian = RECIPES.filter(({ cuisine }) => cuisine === 'Indian');

    expect(indian.length).toBeGreaterThanOrEqual(RECIPES.length / 4);
    for (const difficulty of ['Easy', 'Medium', 'Hard']) {
      expect(RECIPES.filter((recipe) => recipe.difficulty === difficulty).length, difficulty).toBeGreaterThan(10);
    }
  });
});

describe('the pools that diets leave', () => {
  it('are printed as a matrix of diet, kind and cooking time', () => {
    const lines = DIETS.map((diet) => {
      const cells = KINDS.map((kind) => `${kind} ${TIMES.map((time) => pool(diet, kind, time).length).join('/')}`);
      return `${diet.padEnd(14)}${cells.map((cell) => cell.padEnd(25)).join('')}`;
    });

    process.stdout.write(`recipes by ${TIMES.join('/')}:\n${lines.join('\n')}\n`);
    expect(lines).toHaveLength(8);
  });

  it.each(DIETS)('hold 50 mains, 30 of them quick, 25 breakfasts and 15 snacks for %s', (diet) => {
    expect(pool(diet, 'main', 'any').length).toBeGreaterThanOrEqual(50);
    expect(pool(diet, 'main', 'quick').length).toBeGreaterThanOrEqual(30);
    expect(pool(diet, 'breakfast', 'any').length).toBeGreaterThanOrEqual(25);
    expect(pool(diet, 'snack', 'any').length).toBeGreaterThanOrEqual(15);
  });

  it.each(DIETS)('leave a choice at every cooking time for %s', (diet) => {
    for (const time of TIMES) {
      for (const kind of KINDS) expect(pool(diet, kind, time).length, `${time} ${kind}`).toBeGreaterThanOrEqual(15);
    }
  });

  it('hold 150 plain dishes: mains in 20 minutes, breakfasts in 10, snacks without heat', () => {
    const mains = RECIPES.filter(isPlain('main', 20));
    const breakfasts = RECIPES.filter(isPlain('breakfast', 10));
    const snacks = RECIPES.filter(isPlain('snack', 10)).filter(({ cookMinutes }) => cookMinutes === 0);

    process.stdout.write(
      `plain dishes: ${mains.length} mains, ${breakfasts.length} breakfasts, ${snacks.length} snacks\n`,
    );
    expect(RECIPES.filter((recipe) => KINDS.some((kind) => isPlain(kind, 15)(recipe))).length).toBeGreaterThanOrEqual(
      150,
    );
    expect(mains.length).toBeGreaterThanOrEqual(60);
    expect(breakfasts.length).toBeGreaterThanOrEqual(40);
    expect(snacks.length).toBeGreaterThanOrEqual(25);
  });

  it.each(DIETS)('hold 4 plain dishes of each kind for %s', (diet) => {
    const minutes = { breakfast: 10, main: 20, snack: 10 } as const;
    for (const kind of KINDS) {
      expect(pool(diet, kind, 'any').filter(isPlain(kind, minutes[kind])).length, kind).toBeGreaterThanOrEqual(4);
    }
  });

  it('hold 30 vegan mains without soy, nuts and gluten', () => {
    const left = pool('vegan', 'main', 'any').filter(
      lacks('soy', 'tree-nut', 'peanut', 'wheat', 'rye', 'barley', 'oat'),
    );

    process.stdout.write(`vegan mains without soy, nuts and gluten: ${left.length}\n`);
    expect(left.length).toBeGreaterThanOrEqual(30);
  });

  it('hold 8 keto mains without meat, dairy and egg, with fish and without', () => {
    const left = pool('keto', 'main', 'any').filter(lacks('meat', 'milk', 'egg'));
    const withoutFish = left.filter(lacks('fish', 'crustacean', 'mollusc'));

    process.stdout.write(
      `keto mains without meat, dairy and egg: ${left.length}, without fish too: ${withoutFish.length}\n`,
    );
    expect(withoutFish.length).toBeGreaterThanOrEqual(8);
  });
});

function nameWords({ name }: Recipe): string[] {
  return wordsOf(name);
}

/** The two recipes that share most: shared words or foods, divided by all that either has. */
function closestPair(partsOf: (recipe: Recipe) => readonly string[]) {
  let closest = { similarity: 0, recipes: ['', ''] };
  const sets = RECIPES.map((recipe) => ({ id: recipe.id, parts: new Set(partsOf(recipe)) }));
  for (const [index, one] of sets.entries()) {
    for (const other of sets.slice(index + 1)) {
      const shared = [...one.parts].filter((part) => other.parts.has(part)).length;
      const similarity = shared / (one.parts.size + other.parts.size - shared);
      if (similarity > closest.similarity) closest = { similarity, recipes: [one.id, other.id] };
    }
  }
  return closest;
}

function pairText({ similarity, recipes }: ReturnType<typeof closestPair>): string {
  return `${similarity.toFixed(2)} (${recipes.join(' ~ ')})`;
}

/** What the planner would offer before exclusions, by rules written here a second time. */
function pool(diet: Diet, kind: Recipe['kind'], time: CookingTime): Recipe[] {
  return RECIPES.filter((recipe) => recipe.kind === kind && isInTime(recipe, time) && isServed(recipe, diet));
}

/** At most seven foods in so many minutes, nothing of which starts the day before. */
function isPlain(of: Recipe['kind'], atMost: number) {
  return ({ kind, items, prepMinutes, cookMinutes, startsAhead }: Recipe) =>
    kind === of && items.length <= 7 && prepMinutes + cookMinutes <= atMost && !startsAhead;
}

function isInTime({ kind, prepMinutes, cookMinutes, startsAhead }: Recipe, time: CookingTime): boolean {
  const minutes = prepMinutes + cookMinutes;
  if (time === 'any') return true;
  if (time === 'quick') return minutes <= 30 && !startsAhead;
  if (time === 'medium') return minutes <= 60 && (kind !== 'main' || minutes >= 30);
  return kind !== 'main' || minutes >= 60;
}

function isServed(recipe: Recipe, diet: Diet): boolean {
  const { excludes, allows = [], serves, oliveOilOnly } = DIET_RULES[diet];
  const foods = foodsOf(recipe);
  const isForbidden = foods.some(
    ({ id, classes }) => !allows.includes(id) && classes.some((one) => excludes.includes(one)),
  );
  return !isForbidden && (!serves || canServe(recipe, serves)) && (!oliveOilOnly || usesOliveOil(recipe));
}

function canServe(recipe: Recipe, { netCarbsMaxPer500Kcal, carbsMaxPer500Kcal, proteinMinPercent }: Serves): boolean {
  const per500Kcal = 500 / kcalOf(recipe);
  const [protein, fat, carbs] = [figureOf(recipe, 'protein'), figureOf(recipe, 'fat'), figureOf(recipe, 'carbs')];
  const netCarbs = Math.max(0, carbs - figureOf(recipe, 'fiber'));
  return (
    netCarbs * per500Kcal <= (netCarbsMaxPer500Kcal ?? Infinity) &&
    carbs * per500Kcal <= (carbsMaxPer500Kcal ?? Infinity) &&
    (400 * protein) / (4 * protein + 9 * fat + 4 * carbs) >= (proteinMinPercent ?? 0)
  );
}

/** Every added fat is olive oil, and a cooked main holds some. */
function usesOliveOil(recipe: Recipe): boolean {
  const fats = foodsOf(recipe).filter(({ classes }) => classes.includes('added-fat'));
  const needsSome = recipe.kind === 'main' && recipe.cookMinutes > 0;
  return fats.every(({ id }) => id.includes('olive-oil')) && (fats.length > 0 || !needsSome);
}

function lacks(...classes: FoodClass[]) {
  return (recipe: Recipe) => !foodsOf(recipe).some((food) => food.classes.some((one) => classes.includes(one)));
}

function foodsOf(recipe: Recipe): Food[] {
  return foodIds(recipe).flatMap((id) => findFood(id) ?? []);
}

/** Grams in the recipe as written; a gap of the table counts as none. */
function figureOf({ items }: Recipe, figure: 'protein' | 'fat' | 'carbs' | 'fiber'): number {
  return items.reduce((sum, [id, grams]) => sum + ((findFood(id)?.per100g[figure] ?? 0) * grams) / 100, 0);
}
