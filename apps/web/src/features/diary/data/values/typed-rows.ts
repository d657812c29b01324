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
  /** The id of the first food of what was typed: those of a dish have it in common. */
  part: number;
  line: Pick<TypedMealLine, 'text' | 'basis' | 'note'>;
};

/** The foods of the lines that could be read, each a row of its own, numbered from the first id on. */
export function typedRows(lines: readonly TypedMealLine[], firstId = 0): TypedRow[] {
  const rows: TypedRow[] = [];
  for (const { foods, ...line } of lines) {
    const part = firstId + rows.length;
    for (const { food, grams } of foods)
      rows.push({ id: firstId + rows.length, part, food, grams: String(grams), read: grams, line });
  }
  return rows;
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
    if (last?.[0]?.part === row.part) last.push(row);
    else parts.push([row]);
  }
  return parts;
}

/** The grams of a row in so many portions of its dish, as the field holds them. */
export function gramsOfPortions({ read }: Pick<TypedRow, 'read'>, portions: number): string {
  const grams = Math.round(read * portions * 10) / 10;
  return String(Math.min(LIMITS.loggedFoodMaxGrams, Math.max(LIMITS.loggedFoodMinGrams, grams)));
}
