import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { limiterSubject } from '../rate-limit/limiter-subject.ts';

/**
 * Counts a copy of somebody's data, which reads all that there is of them, by the person.
 * @throws AppError RATE_LIMITED
 */
export async function limitExports({ limiter, identity }: Pick<UserContext, 'limiter' | 'identity'>): Promise<void> {
  const retryAfterSeconds = await limiter(limiterSubject({ identity, ip: '' }), 'export');
  if (retryAfterSeconds === null) return;
  throw new AppError('RATE_LIMITED', { count: retryAfterSeconds }, { retryAfterSeconds });
}
