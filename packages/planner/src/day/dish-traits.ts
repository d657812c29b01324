import { DISHES, dishPattern } from '../request/notes/traits/dish-names.ts';
import type { DishForm, DishTrait, Equipment } from '../request/notes/traits/dish-trait.ts';
import { type Dish, portionsOfDish } from './dish.ts';

/** Words of names by which a dish is of a form; pasta is known by its foods as well. */
const FORMS: Readonly<Record<DishForm, RegExp>> = {
  soup: /\b(?:soups?|broth|chowder|minestrone|gazpacho|pho|ramen|laksa|rasam|pozole|borscht|bisque|shorba|harira|avgolemono|egg drop)\b/i,
  salad: /\b(?:salads?|tabbouleh|slaw|fattoush|larb|niçoise|panzanella)\b/i,
  sandwich: /\b(?:sandwich(?:es)?|toast(?:ie)?s?|panini|bagels?|melt|club|blt|pita pockets?)\b/i,
  wrap: /\b(?:wraps?|burritos?|quesadillas?|tacos?|gyros?|shawarma|fajitas?|kathi|rolls?)\b/i,
  bowl: /\bbowls?\b/i,
  curry:
    /\b(?:curr(?:y|ies)|masala|korma|dal|rajma|chana|sambar|vindaloo|rogan josh|saag|makhani|kadai|kurma|tikka masala|lobia)\b/i,
  stew: /\b(?:stews?|tagine|chilli|chili|goulash|ragout|hot ?pot|cassoulet|fesenjan|ghormeh|braise[ds]?|feijoada|gumbo|ratatouille)\b/i,
  pasta: /\b(?:pasta|spaghetti|penne|macaroni|lasagne?a?|linguine|orzo|fusilli|farfalle)\b/i,
  'stir-fry': /\bstir[\s-]?(?:fry|fried|fries)\b/i,
  smoothie: /\b(?:smoothies?|shakes?|lassi)\b/i,
  omelette: /\b(?:omelett?es?|frittata|tortilla española)\b/i,
  porridge: /\b(?:porridge|oat(?:s|meal)|upma|congee|muesli|polenta breakfast)\b/i,
  pancake: /\b(?:pancakes?|crêpes?|crepes?|dosas?|chill?as?|cheelas?|waffles?|uttapam)\b/i,
  burger: /\bburgers?\b/i,
  pizza: /\bpizzas?\b/i,
  taco: /\b(?:tacos?|tostadas?)\b/i,
  casserole: /\b(?:casseroles?|bake|baked|gratin|lasagn[ea]|moussaka)\b/i,
};

/** Words of steps that need it. Every recipe names its heat: ours are written so. */
const NEEDS: Readonly<Record<Equipment, RegExp>> = {
  oven: /\b(?:ovens?|bak(?:e|es|ed|ing)|roast(?:s|ed|ing)?\b(?! (?:peanuts?|almonds?|chickpeas?|cashews?|red peppers?))|broil\w*|gratin\w*)\b/i,
  blender: /\b(?:blend(?:er|s|ed|ing)?|blitz\w*|pur[ée]e\w*|food processor|whizz\w*)\b/i,
  grill: /\b(?:grill(?:s|ed|ing)?|griddle\w*|barbecue\w*|broil\w*)\b/i,
  microwave: /\bmicrowav\w*/i,
  stove:
    /\b(?:pans?|pots?|saucepans?|skillets?|woks?|fry|frie[sd]|frying|saut[ée]\w*|simmer\w*|boil\w*|sear\w*|brown (?:the|it|them)|toast (?:the|it|them) in)\b/i,
};

const NAMES = new Map(DISHES.map(({ dish, pattern }) => [dish, pattern]));

function namePattern(dish: string): RegExp {
  return NAMES.get(dish) ?? dishPattern(dish);
}

const HOT_FOODS = /^(?:chilli|chili-powder|cayenne|jalapeno|sriracha|hot-sauce)/;
/** Foods, or minutes, from which a dish is more than most would call simple. */
const SIMPLE = { foods: 9, minutes: 40 } as const;
/** mg of sodium for a kcal: the 2 g a day that the WHO asks for (2012), at 2,000 kcal. */
const SODIUM_PER_KCAL = 1;
/** g of fibre for 100 kcal, from which Regulation (EC) 1924/2006 calls food rich in it. */
const FIBRE_PER_100_KCAL = 3;

const KNOWN = new WeakMap<Dish, Map<string, boolean>>();

/** Whether something is true of a dish; looked at once. */
export function hasTrait(dish: Dish, trait: DishTrait): boolean {
  const known = KNOWN.get(dish) ?? new Map<string, boolean>();
  KNOWN.set(dish, known);
  const key = JSON.stringify(trait);
  const has = known.get(key) ?? looksAt(dish, trait);
  known.set(key, has);
  return has;
}

function looksAt(dish: Dish, trait: DishTrait): boolean {
  const { recipe, figures, minutes } = dish;
  switch (trait.kind) {
    case 'form':
      return FORMS[trait.form].test(recipe.name) || (trait.form === 'pasta' && holdsFood(dish, /^pasta/));
    case 'named':
      return namePattern(trait.dish).test(recipe.name);
    case 'longer':
      return minutes > trait.minutes;
    case 'needs':
      return recipe.cookMinutes > 0 || trait.equipment === 'blender'
        ? recipe.steps.some((step) => NEEDS[trait.equipment].test(step))
        : false;
    case 'cooked':
      return recipe.cookMinutes > 0;
    case 'elaborate':
      return recipe.difficulty !== 'Easy' || recipe.items.length > SIMPLE.foods || minutes > SIMPLE.minutes;
    case 'hot':
      return holdsFood(dish, HOT_FOODS);
    case 'fibrous':
      return sumOf(dish, 'fiber') * 100 >= FIBRE_PER_100_KCAL * figures.kcal;
    case 'salty':
      return sumOf(dish, 'sodium') > SODIUM_PER_KCAL * figures.kcal;
    case 'sweetened':
      return portionsOfDish(dish).some(({ food }) => food.classes.includes('added-sugar'));
  }
}

function holdsFood(dish: Dish, id: RegExp): boolean {
  return dish.recipe.items.some(([food]) => id.test(food));
}

/** Grams or mg in a dish, what nobody measured counting as none. */
function sumOf(dish: Dish, figure: 'fiber' | 'sodium'): number {
  return portionsOfDish(dish).reduce((sum, { food, grams }) => sum + ((food.per100g[figure] ?? 0) * grams) / 100, 0);
}
