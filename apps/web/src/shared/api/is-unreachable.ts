import { errorCode, isTransient } from './api-error.ts';

/**
 * Whether a generation failed because the server cannot be reached: no answer at all, a sign-in service that does not
 * answer, or 502, 503, 504. Whether the browser believes to be online is not asked: a server on the same machine answers
 * without any network. A planner that broke, or does not answer, behind a server that answers is reported as that.
 */
export function isUnreachable(error: unknown): boolean {
  return isTransient(error) && errorCode(error) !== 'GENERATION_FAILED';
}
