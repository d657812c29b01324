import type { Food } from '../foods/food.ts';
import { ALLERGEN_CLASSES, type AllergenClass } from '../foods/food-classes.ts';
import { FOODS } from '../foods/foods.ts';
import { EXCLUSION_WORDS, NO_NUTS } from '../words/exclusion-words.ts';

/**
 * The legal classes that a word for single foods may stand for: `named` where one kind stands for all (prawns for
 * crustaceans), `held` where an allergy to the food is one to what it is made of (paneer: milk).
 */
export type Relatives = { named: readonly AllergenClass[]; held: readonly AllergenClass[] };

export const NO_RELATIVES: Relatives = { named: [], held: [] };

/** Classes of which one allergy often brings others, and the group of foods that are kinds of them (decisions 9.1). */
const KINDS: Partial<Record<AllergenClass, Food['group']>> = {
  fish: 'fish',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
  'tree-nut': 'nut-seed',
};

/** The legal classes that all of these foods are of; sulphites are added to a food, which nobody is allergic to for them. */
export function relativesOf(foods: readonly Food[]): Relatives {
  const held = ALLERGEN_CLASSES.filter(
    (one) => one !== 'sulphites' && foods.length > 0 && foods.every(({ classes }) => classes.includes(one)),
  );
  return { named: held.filter((one) => foods.some(({ group }) => group === KINDS[one])), held };
}

/** The classes of several meanings together. */
export function relativesOfAll(all: readonly Relatives[]): Relatives {
  return {
    named: [...new Set(all.flatMap(({ named }) => named))],
    held: [...new Set(all.flatMap(({ held }) => held))],
  };
}

/** What these classes are called, every food of them by id, and the terms for what sounds alike and stays in. */
export function foodsOfClasses(classes: readonly AllergenClass[]): {
  label: string;
  foods: string[];
  staysIn: readonly string[];
} {
  return {
    label: classes.map(labelOf).join('; '),
    foods: FOODS.filter((food) => classes.some((one) => food.classes.includes(one))).map(({ id }) => id),
    staysIn: classes.includes('tree-nut') ? NO_NUTS : [],
  };
}

function labelOf(allergen: AllergenClass): string {
  return (
    EXCLUSION_WORDS.find(({ classes: [only, ...others] }) => only === allergen && others.length === 0)?.label ?? ''
  );
}
