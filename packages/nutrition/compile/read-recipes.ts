import { z } from 'zod';
import { DIFFICULTIES, RECIPE_KINDS, RECIPE_PARTS, type Recipe, type RecipePart } from '../src/recipes/recipe.ts';
import { id, oneOf, text, unknownFood, whole } from './cells.ts';
import { findDuplicates, joinReads, type Read } from './problem.ts';
import { locateEntries, readDocument } from './read-document.ts';

const ITEM = /^(?<grams>\d+(?:\.\d+)?) g (?<food>\S+), (?<part>\S+)$/;

/** A recipe whose foods were looked up in the data, not in the type of compiled ids. */
export type RecipeRow = Omit<Recipe, 'items'> & { items: readonly ItemRow[] };

type ItemRow = readonly [food: string, grams: number, part: RecipePart];

/** The recipes of the files, in their order. */
export function readRecipes(
  files: readonly { file: string; text: string }[],
  foods: ReadonlySet<string>,
): Read<RecipeRow> {
  const schema = z.array(recipeOf(foods));
  const { rows, problems } = joinReads(
    files.map(({ file, text: yaml }) => {
      const document = readDocument<RecipeRow[]>(file, yaml, schema);
      return { rows: locateEntries(file, document), problems: document.problems };
    }),
  );
  const duplicates = (['id', 'name'] as const).flatMap((field) =>
    findDuplicates(rows, field, (recipe) => recipe[field]),
  );
  return { rows, problems: [...problems, ...duplicates] };
}

/** A recipe as a cook reads it; what the fields mean stands at the type `Recipe`. */
function recipeOf(foods: ReadonlySet<string>): z.ZodType<RecipeRow> {
  const fields = {
    id,
    name: text,
    kind: oneOf('kind', RECIPE_KINDS),
    taste: z.literal('sweet', { error: 'is no taste; write sweet, or leave it out' }).exactOptional(),
    cuisine: text,
    prepMinutes: whole('minutes'),
    cookMinutes: whole('minutes'),
    difficulty: oneOf('difficulty', DIFFICULTIES),
    startsAhead: z.strictObject({ hours: whole('hours', 1), what: text }).exactOptional(),
    items: z.array(text.transform((line, context) => readItem(line, foods, context))).min(1),
    steps: z.array(text).min(1),
  };
  const names = Object.keys(fields).join(', ');
  return z.strictObject(fields, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `'${issue.keys.join(', ')}' is no field of a recipe; it has ${names}`
        : `is no recipe; it has ${names}`,
  });
}

/** Reads '70 g chickpea-flour, protein': the raw grams of a food for one person, and the part that it is scaled with. */
function readItem(line: string, foods: ReadonlySet<string>, context: z.RefinementCtx): ItemRow {
  const { grams = '', food = '', part: word = '' } = ITEM.exec(line)?.groups ?? {};
  const part = RECIPE_PARTS.find((one) => one === word);
  const refuse = (sentence: string) => {
    context.addIssue(sentence);
    return z.NEVER;
  };
  if (!food) return refuse(`'${line}' is no ingredient; write grams, food and part, like 70 g chickpea-flour, protein`);
  if (!foods.has(food)) return refuse(unknownFood(food, foods));
  if (Number(grams) === 0) return refuse(`'${line}' weighs nothing; write more than 0 g, or leave it out`);
  if (!part) return refuse(`'${word}' is no part; write one of ${RECIPE_PARTS.join(', ')}`);
  return [food, Number(grams), part];
}
