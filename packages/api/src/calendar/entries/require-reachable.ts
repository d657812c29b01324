import { isWithinAYear } from '@platewise/contract/dates/known-dates';
import { texts } from '@platewise/contract/texts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../invalid-input.ts';

/**
 * Refuses dates more than a year ahead, each by the name of its field.
 * @throws AppError VALIDATION
 */
export function requireReachable({ now }: Pick<Context, 'now'>, dates: Readonly<Record<string, string>>): void {
  const issues = Object.entries(dates)
    .filter(([, date]) => !isWithinAYear(date, now()))
    .map(([field]) => ({ path: field, message: texts.validation.date({ field }) }));
  if (issues.length > 0) throw invalidInput(issues);
}
