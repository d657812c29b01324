import { MICRONUTRIENTS, type Micronutrient } from '@platewise/contract/meals/nutrients';
import { texts } from '@platewise/contract/texts';
import { NUTRIENTS_JSON } from '../compiled/nutrients.ts';
import type { Food } from '../foods/food.ts';
import type { NutrientCell, NutrientRow } from './nutrient-cell.ts';

const { sources: words } = texts.nutrients;

const ROWS: ReadonlyMap<string, NutrientRow> = new Map(
  (JSON.parse(NUTRIENTS_JSON) as NutrientRow[]).map((row) => [row[0], row]),
);

const PLACES: ReadonlyMap<string, number> = new Map(MICRONUTRIENTS.map((nutrient, index) => [nutrient, index]));

/**
 * What 100 g of a food hold of a nutrient, raw, in its unit.
 * @throws Error when the table has no such food
 */
export function nutrientCell(food: string, nutrient: Micronutrient): NutrientCell {
  const cell = ROWS.get(food)?.[1][PLACES.get(nutrient) ?? -1];
  if (cell === undefined) throw new Error(`no nutrients of ${food}`);
  return cell;
}

/** What 100 g of a food hold of a nutrient at least and at most; both ends are equal where it was measured. */
export function nutrientRange(food: string, nutrient: Micronutrient): readonly [low: number, high: number] {
  const cell = nutrientCell(food, nutrient);
  return typeof cell === 'number' ? [cell, cell] : [cell[0], cell[1]];
}

/** One sentence on where a food's figure of a nutrient comes from, or why it lies within its bounds. */
export function nutrientSource(food: Food, nutrient: Micronutrient): string {
  const cell = nutrientCell(food.id, nutrient);
  const { ifct, relatives, variants } = ROWS.get(food.id)?.[2] ?? {};
  if (typeof cell !== 'number') {
    if (cell[2] === 'relatives' && relatives) return words.relatives(rowsOf(relatives.rows, relatives.note));
    if (cell[2] === 'variants' && variants)
      return words.variants(rowsOf([food.fdcId ?? '', ...variants.rows], variants.note));
    return cell[2] === 'nature' ? words.nature : words.group;
  }
  if (ifct) return words.ifct({ rows: ifct.rows.join(', '), note: ifct.note });
  const derived = food.source?.kind === 'derived' ? food.source.from.map(({ fdcId }) => fdcId) : [];
  return words.row(rowsOf(food.fdcId === null ? derived : [food.fdcId], ''));
}

function rowsOf(rows: readonly (string | number)[], note: string) {
  return { count: rows.length, rows: rows.join(', '), note };
}
