import { ALLOWANCE } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import { find } from './allowance-memory-repository.ts';
import { emailHash } from './email-hash.ts';

/**
 * What a new account begins with: a full month, or what an account of the same address had left when it was deleted,
 * until that month is over (decisions 4); also how many plans of the demo were kept without tokens.
 */
export async function firstAllowance(
  db: Db,
  { email, at }: { email: string; at: Date },
): Promise<{ tokens: number; anchorAt: Date; periodIndex: number; demoPlansSaved: number }> {
  const memory = email.trim() ? await find(db, { emailHash: await emailHash(db, email), at }) : undefined;
  if (!memory) return { tokens: ALLOWANCE.tokensPerMonth, anchorAt: at, periodIndex: 0, demoPlansSaved: 0 };
  const { tokens, anchor_at: anchorAt, period_index: periodIndex, demo_plans_saved: demoPlansSaved } = memory;
  return { tokens, anchorAt, periodIndex, demoPlansSaved };
}
