import type { LabelBasis } from '@platewise/contract/diary/label-bases';
import type { SetOwnFood } from '@platewise/contract/diary/own-food-schema';
import { texts } from '@platewise/contract/texts';
import { foodLog } from '@platewise/contract/texts/diary/food-log';
import { thousandth } from '@platewise/domain/rounding';
import { type ReadForm, readForm } from '../../../../shared/forms/read-form.ts';
import type { OwnFood } from '../diary-day.ts';
import { readDecimal } from './read-amount.ts';

const FIGURES = [
  'servingGrams',
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'saturatedFat',
  'sodium',
] as const;

/** The fields of a label as they stand; figures are text until they are read, and empty where the label has none. */
export type LabelValues = Record<(typeof FIGURES)[number], string> & {
  name: string;
  statedPer: LabelBasis;
  barcode: string;
};

const LABELS = {
  name: foodLog.labelName,
  servingGrams: foodLog.servingGrams,
  calories: texts.calorieScreen.calories,
  protein: texts.meal.protein,
  carbs: texts.meal.carbs,
  fat: texts.meal.fat,
  fiber: texts.meal.fiber,
  sugar: texts.meal.sugar,
  saturatedFat: texts.meal.saturatedFat,
  sodium: foodLog.sodium,
  barcode: foodLog.barcode,
} as const;

const schema = async () => (await import('@platewise/contract/diary/own-food-schema')).setOwnFoodSchema;

/** A label as its form shows it; an empty one has the name that was looked for, and the barcode that was scanned. */
export function labelValues(
  food: OwnFood | null,
  { name = '', barcode = '' }: { name?: string; barcode?: string } = {},
): LabelValues {
  const figures = FIGURES.map((figure) => [figure, food?.[figure] == null ? '' : String(food[figure])] as const);
  return {
    ...(Object.fromEntries(figures) as Record<(typeof FIGURES)[number], string>),
    name: food?.name ?? name,
    statedPer: food?.statedPer ?? '100g',
    barcode: food ? (food.barcode ?? '') : barcode,
  };
}

/** Reads a label with the schema that the server uses. */
export function readLabel(
  foodId: string,
  { name, statedPer, barcode, ...figures }: LabelValues,
): Promise<ReadForm<SetOwnFood, keyof LabelValues>> {
  const read = FIGURES.map((figure) => [figure, figureOf(figures[figure])] as const);
  const digits = barcode.replaceAll(/\s/g, '');
  const input = { foodId, name, statedPer, ...Object.fromEntries(read), barcode: digits === '' ? null : digits };
  return readForm<SetOwnFood, keyof LabelValues>(schema, input, LABELS);
}

/** Null where nothing was typed; what is no number is refused by the schema. */
function figureOf(text: string): number | null {
  if (text.trim() === '') return null;
  return thousandth(readDecimal(text) ?? Number.NaN);
}
