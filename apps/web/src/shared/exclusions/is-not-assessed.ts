import { errorCode } from '../api/api-error.ts';
import { isDeviceFailure } from '../api/device-failure.ts';

/** The cause of a failure on this device that asks about words which may be an allergy and cannot be read. */
export const NOT_ASSESSED = 'NOT_ASSESSED';

/** Whether a plan was not made because of words that may be an allergy and cannot be read: the person decides (decisions 9.1). */
export function isNotAssessed(error: unknown): boolean {
  return errorCode(error) === NOT_ASSESSED || (isDeviceFailure(error) && error.cause === NOT_ASSESSED);
}
