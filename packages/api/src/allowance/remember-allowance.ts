import { ALLOWANCE } from '@platewise/contract/limits';
import type { AppUserRow, Db } from '@platewise/db/database';
import { keep } from './allowance-memory-repository.ts';
import { allowanceAt } from './allowance-period.ts';
import { findAllowanceForUpdate } from './allowance-repository.ts';
import { emailHash } from './email-hash.ts';
import { countOpenTokens } from './generation-repository.ts';

/**
 * Keeps what a person has left of this month until it is over, before their account is deleted: anyone who signs up with
 * the same address goes on with it (decisions 4). What a generation holds counts as left, since it can no longer arrive.
 * Nothing used needs no memory; a refill that waited for the proof of an address was not had. To be called in the transaction that deletes, with the person's row held.
 */
export async function rememberAllowance(
  trx: Db,
  { id: userId, email, demo_plans_saved }: Pick<AppUserRow, 'id' | 'email' | 'demo_plans_saved'>,
  { at }: { at: Date },
): Promise<void> {
  const row = await findAllowanceForUpdate(trx, userId);
  const { anchor_at: anchorAt, period_index: periodIndex, needs_proof: isWaiting } = row;
  const current = allowanceAt({ tokens: row.tokens, anchorAt, periodIndex, isWaiting }, at);
  const held = current.isDue ? 0 : await countOpenTokens(trx, userId, { periodIndex });
  const tokens = current.tokens + held;
  const isUntouched = tokens >= ALLOWANCE.tokensPerMonth && demo_plans_saved === 0;
  if (!email.trim() || isUntouched) return;
  await keep(trx, {
    email_hash: await emailHash(trx, email),
    tokens,
    anchor_at: anchorAt,
    period_index: current.periodIndex,
    kept_until: current.nextReset,
    demo_plans_saved,
  });
}
