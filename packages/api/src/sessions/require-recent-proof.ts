import { LIMITS } from '@platewise/contract/limits';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';

const PROOF_MS = LIMITS.proofMaxMinutes * 60_000;

/**
 * Lets on who proved a short while ago who they are, by a password or as a hosted sign-in service asks.
 * @throws AppError SIGN_IN_AGAIN
 */
export function requireRecentProof({ now }: Pick<Context, 'now'>, provedAt: Date | null | undefined): void {
  if (!isRecentProof({ now }, provedAt)) throw new AppError('SIGN_IN_AGAIN');
}

/** Whether a proof of who somebody is was given a short while ago. */
export function isRecentProof({ now }: Pick<Context, 'now'>, provedAt: Date | null | undefined): boolean {
  return Boolean(provedAt && now().getTime() - provedAt.getTime() <= PROOF_MS);
}
