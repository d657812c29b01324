import { createHash } from 'node:crypto';
import type { ImportRow } from '@platewise/contract/imports/import-schema';

/**
 * What makes a row the same as another one: all that it states, whichever product or file states it. Of measures there is one a
 * day, so that their value does not count.
 */
export function rowKey(row: ImportRow): string {
  const { kind, date } = row;
  const stated = row.kind === 'meal' ? mealFields(row) : [];
  return createHash('sha256')
    .update(JSON.stringify([kind, date, ...stated]))
    .digest('base64url');
}

function mealFields(meal: Extract<ImportRow, { kind: 'meal' }>) {
  const { time, slot, name, calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium, nth } = meal;
  return [time, slot, name, calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium, nth];
}
