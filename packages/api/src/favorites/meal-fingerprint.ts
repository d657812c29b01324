import { createHash } from 'node:crypto';
import { mealContentKey } from '@platewise/domain/same-meal';

/** A digest by which the same meal is found under another id, by the rule that the heart on a meal goes by too. */
export function mealFingerprint(meal: Parameters<typeof mealContentKey>[0]): string {
  return createHash('sha256').update(mealContentKey(meal)).digest('hex');
}
