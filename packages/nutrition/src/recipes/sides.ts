import type { Recipe, RecipeItem, RecipeKind } from './recipe.ts';

/**
 * Something simple next to a dish, where the dish alone would have to be served in amounts that nobody eats. Written like
 * a recipe, in raw grams for one person; the first food is what the side is.
 */
export type Side = {
  /** As it stands behind the name of the dish: 'with boiled potatoes'. */
  name: string;
  kinds: readonly RecipeKind[];
  prepMinutes: number;
  /** While the dish is cooked. */
  cookMinutes: number;
  items: readonly RecipeItem[];
  steps: readonly string[];
};

const MEALS = ['breakfast', 'main'] as const;
const ALL = ['breakfast', 'main', 'snack'] as const;
const MAINS = ['main'] as const;
const DRINKS = ['breakfast', 'snack'] as const;

function ready(name: string, kinds: readonly RecipeKind[], items: readonly RecipeItem[], step: string): Side {
  return { name, kinds, prepMinutes: 2, cookMinutes: 0, items, steps: [step] };
}

/** Every side: starches, pulses, eggs and dairy, vegetables, fats and fruit, so that each diet has some of each macro and of what days are short of. */
export const SIDES: readonly Side[] = [
  ready('whole-wheat bread', MEALS, [['whole-wheat-bread', 70, 'starch']], 'Serve the whole-wheat bread beside it.'),
  ready('warm pita', MAINS, [['pita-white', 60, 'starch']], 'Warm the pita and serve it beside the dish.'),
  ready(
    'chapati',
    MAINS,
    [['chapati-whole-wheat', 70, 'starch']],
    'Warm the whole-wheat chapati in a dry pan and serve it beside the dish.',
  ),
  ready(
    'corn tortillas',
    MEALS,
    [['tortilla-corn', 80, 'starch']],
    'Warm the corn tortillas and serve them beside it.',
  ),
  ready('rice cakes', ALL, [['rice-cake', 40, 'starch']], 'Serve the rice cakes beside it.'),
  {
    name: 'steamed rice',
    kinds: MAINS,
    prepMinutes: 2,
    cookMinutes: 18,
    items: [['rice-white', 70, 'starch']],
    steps: [
      'Rinse the white rice and simmer it, covered, in twice its volume of water for fifteen minutes; serve it beside the dish.',
    ],
  },
  {
    name: 'couscous',
    kinds: MAINS,
    prepMinutes: 2,
    cookMinutes: 8,
    items: [['couscous', 70, 'starch']],
    steps: [
      'Pour boiling water over the couscous, cover it for eight minutes, fluff it with a fork and serve it beside the dish.',
    ],
  },
  {
    name: 'quinoa',
    kinds: MAINS,
    prepMinutes: 2,
    cookMinutes: 18,
    items: [['quinoa', 70, 'starch']],
    steps: [
      'Rinse the quinoa and simmer it, covered, in twice its volume of water for fifteen minutes; serve it beside the dish.',
    ],
  },
  {
    name: 'boiled potatoes',
    kinds: MAINS,
    prepMinutes: 5,
    cookMinutes: 20,
    items: [['potato', 250, 'starch']],
    steps: [
      'Cut the potatoes into chunks, boil them for fifteen to twenty minutes until tender, drain them and serve them beside the dish.',
    ],
  },
  {
    name: 'mashed sweet potato',
    kinds: MEALS,
    prepMinutes: 5,
    cookMinutes: 18,
    items: [['sweet-potato', 250, 'starch']],
    steps: [
      'Peel the sweet potato, cut it into chunks, boil it for fifteen minutes until soft, mash it and serve it beside the dish.',
    ],
  },
  {
    name: 'microwaved sweet potato',
    kinds: MEALS,
    prepMinutes: 1,
    cookMinutes: 7,
    items: [['sweet-potato', 250, 'starch']],
    steps: [
      'Prick the sweet potato with a fork, microwave it for six to seven minutes, turning it once, until it is soft all through (several take longer), and serve it beside the dish.',
    ],
  },
  {
    name: 'boiled cassava',
    kinds: MAINS,
    prepMinutes: 5,
    cookMinutes: 25,
    items: [['cassava', 180, 'starch']],
    steps: [
      'Peel the cassava, cut it into chunks, boil it for twenty-five minutes until soft, drain it well and serve it beside the dish.',
    ],
  },
  ready(
    'chickpeas',
    MAINS,
    [['chickpea-canned', 150, 'protein']],
    'Rinse the canned chickpeas, drain them and serve them beside the dish.',
  ),
  {
    name: 'edamame',
    kinds: ALL,
    prepMinutes: 1,
    cookMinutes: 5,
    items: [['edamame', 120, 'protein']],
    steps: ['Boil the edamame for five minutes, drain it and serve it beside the dish.'],
  },
  {
    name: 'seared tofu',
    kinds: MEALS,
    prepMinutes: 2,
    cookMinutes: 8,
    items: [['extra-firm-tofu', 150, 'protein']],
    steps: [
      'Slice the extra-firm tofu, sear it in a non-stick pan for four minutes on each side and serve it beside the dish.',
    ],
  },
  {
    name: 'a boiled egg',
    kinds: ALL,
    prepMinutes: 1,
    cookMinutes: 9,
    items: [['egg', 50, 'protein']],
    steps: ['Boil the egg for nine minutes, cool and peel it, and serve it beside the dish.'],
  },
  ready('cottage cheese', ALL, [['cottage-cheese', 150, 'protein']], 'Serve the cottage cheese beside it.'),
  ready('Greek yogurt', ALL, [['greek-yogurt', 170, 'protein']], 'Serve the whole-milk Greek yogurt beside it.'),
  ready(
    'low-fat Greek yogurt',
    ALL,
    [['low-fat-greek-yogurt', 200, 'protein']],
    'Serve the low-fat Greek yogurt beside it.',
  ),
  ready('plain low-fat yogurt', ALL, [['low-fat-yogurt', 200, 'protein']], 'Serve the low-fat yogurt beside it.'),
  ready(
    'a glass of milk',
    DRINKS,
    [['semi-skimmed-milk', 250, 'protein']],
    'Pour the semi-skimmed milk to drink with it.',
  ),
  ready(
    'a glass of soy milk',
    DRINKS,
    [['soy-milk', 250, 'protein']],
    'Pour the unsweetened soy milk to drink with it.',
  ),
  ready('cheddar', ALL, [['cheddar', 40, 'fat']], 'Slice the cheddar and serve it beside the dish.'),
  ready('avocado', ALL, [['avocado', 120, 'fat']], 'Slice the avocado and serve it beside the dish.'),
  ready('olives', MEALS, [['olive-green', 80, 'fat']], 'Serve the green olives beside it.'),
  ready('almonds', ALL, [['almond', 30, 'fat']], 'Serve the almonds beside it.'),
  ready('walnuts', ALL, [['walnut', 30, 'fat']], 'Serve the walnuts beside it.'),
  ready('roasted peanuts', ALL, [['roasted-peanut', 30, 'fat']], 'Serve the roasted peanuts beside it.'),
  ready('pumpkin seeds', ALL, [['pumpkin-seed', 30, 'fat']], 'Serve the pumpkin seeds beside it.'),
  ready('sunflower seeds', ALL, [['sunflower-seed', 30, 'fat']], 'Serve the sunflower seeds beside it.'),
  ready('fresh coconut', ALL, [['coconut-fresh', 40, 'fat']], 'Slice the coconut and serve it beside the dish.'),
  ready('a banana', ALL, [['banana', 140, 'starch']], 'Serve the banana afterwards.'),
  ready('an apple', ALL, [['apple', 180, 'starch']], 'Serve the apple afterwards.'),
  ready('grapes', ALL, [['grape', 180, 'starch']], 'Serve the grapes afterwards.'),
  ready('dates', ALL, [['date', 40, 'starch']], 'Serve the dates afterwards.'),
  ready('dried apricots', ALL, [['apricot-dried', 50, 'starch']], 'Serve the dried apricots afterwards.'),
  {
    name: 'green salad',
    kinds: MAINS,
    prepMinutes: 5,
    cookMinutes: 0,
    items: [
      ['lettuce-romaine', 60, 'vegetables'],
      ['olive-oil', 10, 'fat'],
      ['lemon-juice', 5, 'season'],
    ],
    steps: ['Tear the romaine lettuce, toss it with the olive oil and lemon juice, and serve it beside the dish.'],
  },
  {
    name: 'steamed cauliflower',
    kinds: MAINS,
    prepMinutes: 4,
    cookMinutes: 8,
    items: [
      ['cauliflower', 200, 'vegetables'],
      ['olive-oil', 5, 'fat'],
    ],
    steps: [
      'Cut the cauliflower into florets, steam it for eight minutes until tender, turn it in the olive oil and serve it beside the dish.',
    ],
  },
  {
    name: 'fried mushrooms',
    kinds: MEALS,
    prepMinutes: 4,
    cookMinutes: 8,
    items: [
      ['mushroom-white', 150, 'vegetables'],
      ['olive-oil', 8, 'fat'],
    ],
    steps: [
      'Slice the white mushrooms, fry them in the olive oil over high heat for eight minutes until brown and serve them beside the dish.',
    ],
  },
];

/** What people eat with something sweet: nobody fries mushrooms to a bowl of porridge. */
const WITH_SWEET: ReadonlySet<string> = new Set([
  'whole-wheat bread',
  'rice cakes',
  'a boiled egg',
  'cottage cheese',
  'Greek yogurt',
  'low-fat Greek yogurt',
  'plain low-fat yogurt',
  'a glass of milk',
  'a glass of soy milk',
  'almonds',
  'walnuts',
  'roasted peanuts',
  'pumpkin seeds',
  'sunflower seeds',
  'fresh coconut',
  'a banana',
  'an apple',
  'grapes',
  'dates',
  'dried apricots',
]);

/** Whether people would eat that side with such a dish; a savoury one goes with all, and fruit comes after it. */
export function suitsTaste({ taste }: Pick<Recipe, 'taste'>, { name }: Side): boolean {
  return taste !== 'sweet' || WITH_SWEET.has(name);
}

/** Joins the name of a dish and of its side, so that 'with' does not stand twice: '... with rice, and a banana'. */
export function nameWithSide(dish: string, side: string): string {
  return ` ${dish} `.includes(' with ') ? `${dish}, and ${side}` : `${dish} with ${side}`;
}

/** A recipe together with its side, one meal: what can be made while the dish is on the heat takes no time of its own. */
export function recipeWithSide(recipe: Recipe, side: Side): Recipe {
  const isMeanwhile = side.prepMinutes + side.cookMinutes <= recipe.cookMinutes;
  return {
    ...recipe,
    name: nameWithSide(recipe.name, side.name),
    prepMinutes: recipe.prepMinutes + (isMeanwhile ? 0 : side.prepMinutes),
    cookMinutes: Math.max(recipe.cookMinutes, side.cookMinutes),
    items: [...recipe.items, ...side.items],
    steps: [...recipe.steps, ...side.steps],
  };
}
