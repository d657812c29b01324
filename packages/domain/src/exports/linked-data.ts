import type { AccountExport } from '@platewise/contract/account/account-schema';

/** A row as it is stored. */
type StoredRow = Record<string, unknown>;

/**
 * Words of schema.org without a document that would have to be fetched, and one of ours: the row itself, as JSON that no reader of
 * linked data takes apart.
 */
const CONTEXT = {
  '@version': 1.1,
  '@vocab': 'https://schema.org/',
  pw: 'urn:platewise:',
  'pw:row': { '@id': 'urn:platewise:row', '@type': '@json' },
} as const;

/** Codes of units (UN/CEFACT Recommendation 20), as schema.org wants them. */
const UNIT_CODES: Readonly<Record<string, string>> = { kg: 'KGM', cm: 'CMT' };

type Node = Record<string, unknown>;

/**
 * A copy of a person's data as linked data (JSON-LD 1.1). Every row is a node with its whole row in `pw:row`, so that nothing is
 * lost; where schema.org has words for it, they say the same: people (Person), what was eaten (EatAction), measures
 * (Observation), favorites (Recipe) and plans (ItemList of Recipe), with NutritionInformation. What is not known is left out.
 */
export function linkedData({ about, data }: AccountExport): Node {
  const person = `urn:platewise:person:${about.userId}`;
  const graph = Object.entries(data).flatMap(([table, rows]) =>
    rows.map((row, at) => ({
      '@id': table === 'app_user' ? person : `urn:platewise:${table}:${idOf(row) ?? at + 1}`,
      '@type': `pw:${table}`,
      ...WORDS[table]?.(row, person),
      'pw:row': row,
    })),
  );
  return {
    '@context': CONTEXT,
    '@id': `urn:platewise:copy:${about.madeAt}`,
    dateCreated: about.madeAt,
    '@graph': graph,
  };
}

const WORDS: Readonly<Record<string, (row: StoredRow, person: string) => Node>> = {
  app_user: ({ name, email }) => ({ '@type': 'Person', ...stated({ name, email }) }),
  profile: ({ name }) => ({ '@type': 'Person', ...stated({ name }) }),
  diary_meal: (row, person) => ({
    '@type': 'EatAction',
    agent: { '@id': person },
    startTime: `${String(row.date)}T${String(row.time)}`,
    object: {
      '@type': 'MenuItem',
      name: row.name,
      nutrition: nutritionOf({ calories: row.calories, macros: row, nutrition: row.nutrition }),
    },
  }),
  body_measure: (row, person) => ({
    '@type': 'Observation',
    observationAbout: { '@id': person },
    observationDate: row.date,
    measuredProperty: { '@type': 'Property', name: row.name || row.measure },
    value: {
      '@type': 'QuantitativeValue',
      value: row.value,
      ...(UNIT_CODES[String(row.unit)] ? { unitCode: UNIT_CODES[String(row.unit)] } : { unitText: row.unit }),
    },
  }),
  favorite: ({ meal }) => recipeOf(meal),
  meal_plan: ({ name, created_at, meals }) => ({
    '@type': 'ItemList',
    ...stated({ name, dateCreated: created_at }),
    itemListElement: Array.isArray(meals) ? meals.map(recipeOf) : [],
  }),
};

function recipeOf(meal: unknown): Node {
  const { name, ingredients, instructions, prepTime, cookTime, servings, tags, calories, macros, nutrition } =
    objectOf(meal);
  return {
    '@type': 'Recipe',
    ...stated({
      name,
      recipeIngredient: ingredients,
      recipeInstructions: instructions,
      prepTime: minutesOf(prepTime),
      cookTime: minutesOf(cookTime),
      recipeYield: servings,
      keywords: tags,
    }),
    nutrition: nutritionOf({ calories, macros, nutrition }),
  };
}

/** Figures with their units in the text, as schema.org writes Energy and Mass. */
function nutritionOf(meal: { calories: unknown; macros: unknown; nutrition: unknown }): Node {
  const macros = objectOf(meal.macros);
  const nutrition = objectOf(meal.nutrition);
  return {
    '@type': 'NutritionInformation',
    ...stated({
      calories: amount(meal.calories, 'kcal'),
      proteinContent: amount(macros.protein, 'g'),
      carbohydrateContent: amount(macros.carbs, 'g'),
      fatContent: amount(macros.fat, 'g'),
      fiberContent: amount(nutrition.fiber, 'g'),
      sugarContent: amount(nutrition.sugar, 'g'),
      saturatedFatContent: amount(nutrition.saturatedFat, 'g'),
      sodiumContent: amount(nutrition.sodium, 'mg'),
    }),
  };
}

function amount(value: unknown, unit: string): string | null {
  return typeof value === 'number' ? `${value} ${unit}` : null;
}

/** Minutes as a duration of ISO 8601. */
function minutesOf(value: unknown): string | null {
  return typeof value === 'number' ? `PT${value}M` : null;
}

function stated(fields: Node): Node {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function idOf({ id }: StoredRow): string | null {
  return typeof id === 'string' ? id : null;
}
