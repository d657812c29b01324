import { describe, expect, it } from 'vitest';
import { FOODS, findFood } from '../foods/foods.ts';
import { isUnderdone } from '../recipes/is-underdone.ts';
import { RECIPES } from '../recipes/recipes.ts';
import { readExclusions } from './read-exclusions.ts';

describe('pregnant (decisions 9.8)', () => {
  const [left, described] = readExclusions('pregnant');

  it.each([
    'smoked-salmon',
    'tuna-steak',
    'dry-cured-ham',
    'chorizo',
    'chicken-liver',
    'mung-bean-sprout',
    'brie',
    'blue-cheese',
    'goat-cheese',
    'queso-fresco',
    'mayonnaise',
    'red-wine',
    'white-wine',
  ])('leaves out %s', (food) => {
    expect(findFood(food)).toBeDefined();
    expect(left?.foods.has(food)).toBe(true);
  });

  it.each(['paneer', 'feta', 'ricotta', 'mozzarella', 'cottage-cheese', 'cheddar', 'salmon', 'cod', 'egg', 'ham'])(
    'leaves %s in',
    (food) => {
      expect(findFood(food)).toBeDefined();
      expect(left?.foods.has(food)).toBe(false);
    },
  );

  it('names its sources, and what it cannot know', () => {
    expect(left?.understoodAs).toContain('(NHS, FDA)');
    expect(described).toMatchObject({
      term: 'pregnancy as a condition',
      caveat: expect.stringContaining('Ask a doctor'),
    });
  });

  it.each([
    ['shakshuka-feta', true],
    ['cilbir-poached-eggs-chard', true],
    ['pumpernickel-cottage-cheese-egg', true],
    ['parsi-akuri-ginger-spinach', true],
    ['seared-tuna-nicoise-sweet-potato', true],
    ['steak-chimichurri-plantain', true],
    ['beef-tataki-avocado-daikon', true],
    ['duck-orange-beetroot-celeriac', true],
    ['spanakopita', false],
    ['masala-boiled-eggs', false],
    ['kerala-duck-mappas', false],
    ['cauliflower-edam-egg-cups', false],
  ])('the dish %s stays soft or pink: %s', (id, expected) => {
    const recipe = RECIPES.find((one) => one.id === id);
    if (!recipe) throw new Error(`There is no ${id}.`);

    expect(isUnderdone(recipe)).toBe(expected);
  });
});

describe('a broth', () => {
  it.each(['milk', 'soy', 'wheat', 'celery'])('counts as made from a cube, which may hold %s', (term) => {
    const removed = new Set(readExclusions(term).flatMap(({ foods }) => [...foods]));
    const broths = FOODS.filter(({ id }) => /broth|stock-cube/.test(id)).map(({ id }) => id);

    expect(broths.length).toBeGreaterThan(3);
    expect(broths.filter((id) => !removed.has(id))).toEqual([]);
  });
});
