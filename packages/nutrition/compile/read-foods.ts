import { z } from 'zod';
import { FOOD_GROUPS, type Food, type FoodSource } from '../src/foods/food.ts';
import { FOOD_CLASSES } from '../src/foods/food-classes.ts';
import { amount, id, list, measure, measured, oneOf, optionalText, refusal, rowId, text } from './cells.ts';
import { findDuplicates, joinReads, type Problem, type Read } from './problem.ts';
import { readTable } from './read-table.ts';

const rowShare = z
  .string()
  .regex(
    /^(0\.\d+|1) of \d{6}$/,
    refusal((value) => `'${value}' is no share of a row; write grams in one gram and the row, like 0.75 of 169655`),
  )
  .transform((cell) => {
    const [share, fdcId] = cell.split(' of ').map(Number);
    return { fdcId: fdcId ?? 0, share: share ?? 0 };
  });

/** A line of data/foods: figures are per 100 g, the first eight in the order of the cited table. */
const columns = z.object({
  id,
  name: text,
  aliases: list(text),
  fdc_id: rowId,
  group: oneOf('group', FOOD_GROUPS),
  classes: list(oneOf('class', FOOD_CLASSES)),
  kcal: amount,
  protein: amount,
  fat: amount,
  carbs: amount,
  fiber: measured,
  sugar: measured,
  saturated_fat: measured,
  sodium: measured,
  measures: list(measure),
  piece_grams: measured,
  derived_from: list(rowShare),
  publication: optionalText,
  rule: optionalText,
  note: optionalText,
});

type Line = z.output<typeof columns>;

/** A food whose id no type knows before it is compiled. */
export type FoodRow = Omit<Food, 'id'> & { id: string };

/** The foods of the files, in their order. */
export function readFoods(files: readonly { file: string; text: string }[]): Read<FoodRow> {
  const { rows, problems } = joinReads(files.map(({ file, text: csv }) => readTable<Line>(file, csv, columns)));
  return {
    rows: rows.map(({ value, ...place }) => ({ ...place, value: foodOfLine(value) })),
    problems: [
      ...problems,
      ...findDuplicates(rows, 'id', (line) => line.id),
      ...findDuplicates(rows, 'name', (line) => line.name),
      ...findDuplicates(rows, 'fdc_id', (line) => line.fdc_id),
      ...rows.flatMap(({ value, ...place }) => sourceProblem(value).map((problem) => ({ ...place, ...problem }))),
    ],
  };
}

function foodOfLine(line: Line): FoodRow {
  const source = sourceOf(line);
  return {
    id: line.id,
    name: line.name,
    aliases: line.aliases,
    fdcId: line.fdc_id,
    ...(source && { source }),
    group: line.group,
    classes: line.classes,
    per100g: {
      kcal: line.kcal,
      protein: line.protein,
      fat: line.fat,
      carbs: line.carbs,
      fiber: line.fiber,
      sugar: line.sugar,
      saturatedFat: line.saturated_fat,
      sodium: line.sodium,
    },
    measures: line.measures,
    ...(line.piece_grams !== null && { pieceGrams: line.piece_grams }),
  };
}

function sourceOf({ derived_from: from, publication, rule }: Line): FoodSource | null {
  if (from.length > 0) return { kind: 'derived', from, rule };
  return publication ? { kind: 'cited', title: publication, rule } : null;
}

/** Every figure can be looked up: in a row, in the rows that the food is made of, or in a publication. */
function sourceProblem({ fdc_id, derived_from, publication, rule }: Line): Pick<Problem, 'field' | 'text'>[] {
  const origins = [fdc_id !== null, derived_from.length > 0, publication !== ''].filter(Boolean).length;
  if (origins !== 1) {
    const text = `the food has ${origins} origins; fill one of fdc_id, derived_from and publication`;
    return [{ field: 'fdc_id', text }];
  }
  if ((fdc_id === null) === (rule !== '')) return [];
  const text = 'says how the figures follow from derived_from or publication; it stands with these and only with these';
  return [{ field: 'rule', text }];
}
