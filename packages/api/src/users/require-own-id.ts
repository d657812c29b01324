import { AppError } from '../app-error.ts';
import type { Identity } from '../context.ts';

/**
 * Compares a user id in a path or body with the token's subject; an absent one means one's own.
 * @throws AppError WRONG_USER when it names somebody else, UNAUTHENTICATED when a visitor names anybody
 */
export function requireOwnId(identity: Identity | null, userId: string | undefined): void {
  if (userId === undefined) return;
  if (!identity) throw new AppError('UNAUTHENTICATED');
  if (userId !== identity.userId) throw new AppError('WRONG_USER');
}
