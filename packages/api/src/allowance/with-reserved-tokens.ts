import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { refundExpired } from './refund-expired.ts';
import { refundGeneration } from './refund-generation.ts';
import { reserveTokens } from './reserve-tokens.ts';

/**
 * Does a piece of work for which the tokens of so many meals are held: it commits the generation whose id it is given, and
 * they are given back when it fails.
 * @throws AppError NO_TOKENS_LEFT, TOO_FEW_TOKENS, and whatever the work throws
 */
export async function withReservedTokens<Result>(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'leases' | 'observe' | 'mailing'>,
  { meals }: { meals: number },
  work: (generationId: string) => Promise<Result>,
): Promise<Result> {
  const { userId } = context.identity;
  const generationId = await reserve(context, { meals });
  return context.leases.hold({ of: 'generation', userId, id: generationId }, async () => {
    try {
      return await work(generationId);
    } catch (error) {
      await refundGeneration(context, userId, { generationId });
      throw error;
    }
  });
}

// What a dead process holds of a person's tokens must not make their retry fail.
async function reserve(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId' | 'observe' | 'mailing'>,
  { meals }: { meals: number },
): Promise<string> {
  const { db, identity, now, newId, observe, mailing } = context;
  const { userId } = identity;
  const attempt = () =>
    db.transaction().execute((trx) => reserveTokens(trx, userId, { meals, now, newId, observe, mailing }));
  try {
    return await attempt();
  } catch (error) {
    const isShort = error instanceof AppError && (error.code === 'NO_TOKENS_LEFT' || error.code === 'TOO_FEW_TOKENS');
    if (!isShort || (await refundExpired(context, { userId })) === 0) throw error;
    return attempt();
  }
}
