import { LIMITS } from '@platewise/contract/limits';
import { thousandth } from '@platewise/domain/rounding';
import type { FoundFood, TypedMealLine } from '../diary-day.ts';
import { readDecimal } from './read-amount.ts';

/** A food that was read from a typed meal, as it stands before it is kept; the grams are text until then. */
export type TypedRow = {
  id: number;
  food: FoundFood;
  grams: string;
  /** The grams that were read, of which portions of a dish are so many times as much. */
  read: number;
  line: Pick<TypedMealLine, 'text' | 'basis' | 'note'>;
};

/** The foods of the lines that could be read, each a row of its own, numbered from the first id on. */
export function typedRows(lines: readonly TypedMealLine[], firstId = 0): TypedRow[] {
  return lines
    .flatMap(({ foods, ...line }) =>
      foods.map(({ food, grams }) => ({ food, grams: String(grams), read: grams, line })),
    )
    .map((row, place) => ({ id: firstId + place, ...row }));
}

/** The grams of a row; null where they are none that can be logged. */
export function gramsOfRow({ grams }: Pick<TypedRow, 'grams'>): number | null {
  const read = thousandth(readDecimal(grams) ?? 0);
  return read >= LIMITS.loggedFoodMinGrams && read <= LIMITS.loggedFoodMaxGrams ? read : null;
}

/** Rows of one part of what was typed stand together: a dish is read as several foods. */
export function rowsByPart(rows: readonly TypedRow[]): TypedRow[][] {
  const parts: TypedRow[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last?.[0]?.line === row.line) last.push(row);
    else parts.push([row]);
  }
  return parts;
}

/** The grams of a row in so many portions of its dish, as the field holds them. */
export function gramsOfPortions({ read }: Pick<TypedRow, 'read'>, portions: number): string {
  const grams = Math.round(read * portions * 10) / 10;
  return String(Math.min(LIMITS.loggedFoodMaxGrams, Math.max(LIMITS.loggedFoodMinGrams, grams)));
}
