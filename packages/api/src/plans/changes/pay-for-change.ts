import type { Plan } from '@platewise/contract/plans/plan-schema';
import { commitGeneration } from '../../allowance/commit-generation.ts';
import { withReservedTokens } from '../../allowance/with-reserved-tokens.ts';
import type { UserContext } from '../../context.ts';

type Change = (commit: (trx: UserContext['db']) => Promise<void>) => Promise<Plan>;

/**
 * Makes a change that delivers so many new meals: their tokens are held before, taken with it, and given back when it
 * fails.
 * @throws AppError NO_TOKENS_LEFT, TOO_FEW_TOKENS, and whatever the change throws
 */
export async function payForChange(context: UserContext, { meals }: { meals: number }, change: Change): Promise<Plan> {
  if (meals === 0) return change(async () => {});
  const { identity, now, newId, observe } = context;
  return withReservedTokens(context, { meals }, (generationId) =>
    change((trx) => commitGeneration(trx, identity.userId, { generationId, delivered: meals, now, newId, observe })),
  );
}
