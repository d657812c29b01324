import { texts } from '@platewise/contract/texts';
import { invalidInput } from '../../invalid-input.ts';

/**
 * Refuses a call that locks a meal and changes it at once.
 * @throws AppError VALIDATION
 */
export function refuseLocked(locked: readonly string[], changed: readonly string[]): void {
  if (!changed.some((mealId) => locked.includes(mealId))) return;
  throw invalidInput([{ path: 'locked', message: texts.validation.lockedAndChanged }]);
}
