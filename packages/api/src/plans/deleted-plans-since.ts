import { LIMITS } from '@platewise/contract/limits';

const HOUR_MS = 3_600_000;

/** The moment after which a plan must have been deleted for the way back to be open. */
export function deletedPlansSince(now: Date): Date {
  return new Date(now.getTime() - LIMITS.deletedPlanHours * HOUR_MS);
}
