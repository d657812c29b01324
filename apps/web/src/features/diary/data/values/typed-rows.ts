import { LIMITS } from '@platewise/contract/limits';
import { thousandth } from '@platewise/domain/rounding';
import type { FoundFood, TypedMealLine } from '../diary-day.ts';
import { readDecimal } from './read-amount.ts';

/** A food that was read from a typed meal, as it stands before it is kept; the grams are text until then. */
export type TypedRow = {
  id: number;
  food: FoundFood;
  grams: string;
  line: Pick<TypedMealLine, 'text' | 'basis' | 'note'>;
};

/** The foods of the lines that could be read, each a row of its own, numbered from the first id on. */
export function typedRows(lines: readonly TypedMealLine[], firstId = 0): TypedRow[] {
  return lines
    .flatMap(({ foods, ...line }) => foods.map(({ food, grams }) => ({ food, grams: String(grams), line })))
    .map((row, place) => ({ id: firstId + place, ...row }));
}

/** The grams of a row; null where they are none that can be logged. */
export function gramsOfRow({ grams }: Pick<TypedRow, 'grams'>): number | null {
  const read = thousandth(readDecimal(grams) ?? 0);
  return read >= LIMITS.loggedFoodMinGrams && read <= LIMITS.loggedFoodMaxGrams ? read : null;
}
