import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { limiterSubject } from '../rate-limit/limiter-subject.ts';
import type { RateClass } from '../rate-limit/rate-limits.ts';

/**
 * Counts what a visitor sends, by address, signed in or not. Called when the input is known to be right, so that a typing
 * error costs nothing of the few that are allowed.
 * @throws AppError RATE_LIMITED
 */
export async function limitPublicPost(
  { limiter, ip }: Pick<Context, 'limiter' | 'ip'>,
  rateClass: RateClass,
): Promise<void> {
  const retryAfterSeconds = await limiter(limiterSubject({ identity: null, ip }), rateClass);
  if (retryAfterSeconds !== null) {
    throw new AppError('RATE_LIMITED', { count: retryAfterSeconds }, { retryAfterSeconds });
  }
}
