import { describe, expect, it } from 'vitest';
import { DIET_RULES } from './diets.ts';
import { findFood } from './foods.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes.ts';
import { wordsOf } from './word-forms.ts';

const foodIds = (recipe: Recipe) => recipe.items.map(([food]) => food);
const kcalOf = (recipe: Recipe) =>
  recipe.items.reduce((sum, [food, grams]) => sum + ((findFood(food)?.per100g.kcal ?? Number.NaN) * grams) / 100, 0);

describe('the recipes', () => {
  it('are at least 120, each once by id and name', () => {
    expect(RECIPES.length).toBeGreaterThanOrEqual(120);
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

  it('take 5 to 120 minutes and are of a size that people eat', () => {
    const sizes = { breakfast: [280, 600], main: [380, 800], snack: [90, 330] } as const;
    for (const recipe of RECIPES) {
      const minutes = recipe.prepMinutes + recipe.cookMinutes;
      expect(minutes, recipe.id).toBeGreaterThanOrEqual(5);
      expect(minutes, recipe.id).toBeLessThanOrEqual(120);
      expect(kcalOf(recipe), recipe.id).toBeGreaterThanOrEqual(sizes[recipe.kind][0]);
      expect(kcalOf(recipe), recipe.id).toBeLessThanOrEqual(sizes[recipe.kind][1]);
    }
  });

  it('differ by more than one swapped food', () => {
    const alike: string[] = [];
    for (const [index, recipe] of RECIPES.entries()) {
      for (const other of RECIPES.slice(index + 1)) {
        const foods = new Set(foodIds(recipe));
        const shared = foodIds(other).filter((food) => foods.has(food)).length;
        const union = new Set([...foods, ...foodIds(other)]).size;
        if (shared / union > 0.75) alike.push(`${recipe.id} ~ ${other.id}`);
      }
    }

    expect(alike).toEqual([]);
  });
});

describe('pools', () => {
  const isServed = (recipe: Recipe, diet: keyof typeof DIET_RULES) => {
    const { excludes, allows = [] } = DIET_RULES[diet];
    return recipe.items.every(([id]) => {
      const classes = allows.includes(id) ? [] : (findFood(id)?.classes ?? []);
      return !classes.some((one) => excludes.includes(one));
    });
  };
  const isInTime = ({ kind, prepMinutes, cookMinutes }: Recipe, time: string) => {
    const minutes = prepMinutes + cookMinutes;
    if (time === 'quick') return minutes <= 30;
    if (time === 'medium') return minutes <= 60 && (kind !== 'main' || minutes >= 30);
    return kind !== 'main' || minutes >= 60;
  };

  it.each(['vegan', 'vegetarian', 'paleo', 'mediterranean', 'none'] as const)(
    'every cooking time has breakfasts, mains and snacks for %s',
    (diet) => {
      for (const time of ['quick', 'medium', 'slow']) {
        const served = RECIPES.filter((recipe) => isServed(recipe, diet) && isInTime(recipe, time));
        const count = (kind: Recipe['kind']) => served.filter((recipe) => recipe.kind === kind).length;
        expect(count('breakfast'), `${diet} ${time} breakfast`).toBeGreaterThanOrEqual(6);
        expect(count('main'), `${diet} ${time} main`).toBeGreaterThanOrEqual(6);
        expect(count('snack'), `${diet} ${time} snack`).toBeGreaterThanOrEqual(6);
      }
    },
  );
});
