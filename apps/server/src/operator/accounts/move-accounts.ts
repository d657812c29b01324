import { type MoveChoices, moveToHosted, planHostedMoves } from '@platewise/api/users/moving/move-to-hosted';
import { moveToLocal, planLocalMoves } from '@platewise/api/users/moving/move-to-local';
import type { HostedAccounts } from '@platewise/providers/identity/hosted-accounts';
import { isProviderError } from '@platewise/providers/provider-error';
import type { OperatorCommand } from '../operator-command.ts';
import type { OperatorAnswer, OperatorServices } from '../operator-commands.ts';
import { describeHostedPlan, describeLocalPlan, listLines, sentenceOf } from './describe-moves.ts';
import { readPairs } from './read-pairs.ts';

type Asked = Extract<OperatorCommand, { command: 'accounts' }>;
type Uses = Pick<OperatorServices, 'env' | 'database' | 'now' | 'newId'> & {
  /** Whether people are being served meanwhile, whose bearers are of the account that they have now. */
  isServing: boolean;
  /** Replaces Clerk, in tests. */
  hosted?: HostedAccounts;
};

const AWAY =
  'Clerk does not answer, or refuses CLERK_SECRET_KEY. Who was moved so far stays moved; the same command goes on from there.';

/**
 * Moves accounts of our own to Clerk, or people of Clerk's to accounts of our own: what is theirs gets the id that they sign in with from
 * then on. Without `isMoved` it says what it would do. Nothing is begun while somebody is refused.
 */
export async function moveAccounts(uses: Uses, asked: Asked): Promise<OperatorAnswer> {
  if (asked.isMoved && uses.isServing) {
    return {
      ok: false,
      text: 'A server runs here, and people use their accounts. Stop it first: then --move can be given.',
    };
  }
  try {
    return asked.deed === 'to-clerk' ? await toClerk(uses, asked) : await toLocal(uses, asked);
  } catch (error) {
    if (isProviderError(error)) return { ok: false, text: AWAY };
    throw error;
  }
}

async function toClerk(uses: Uses, { email, pairsFile, isMoved }: Asked): Promise<OperatorAnswer> {
  const hosted = await openHosted(uses);
  if (!hosted) {
    return {
      ok: false,
      text: 'Set CLERK_PUBLISHABLE_KEY, CLERK_JWT_KEY and CLERK_SECRET_KEY first: accounts are made with the last.',
    };
  }
  const pairs = await readPairs(pairsFile);
  if (typeof pairs === 'string') return { ok: false, text: pairs };
  const choices: MoveChoices = { pairs, email };
  const { database, now, newId } = uses;
  const plan = await describeHostedPlan(planHostedMoves({ db: database.db, hosted }, choices), pairs);
  if (!isMoved || plan.refused > 0 || plan.moves === 0) return { ok: !isMoved || plan.refused === 0, text: plan.text };

  let moved = 0;
  const left: string[] = [];
  for await (const done of moveToHosted({ db: database.db, now, newId, hosted }, choices)) {
    if ('to' in done) moved += 1;
    else left.push(`${done.account.email}  ${done.account.userId}  ${sentenceOf(done.why)}`);
  }
  return settled({ moved, left, where: 'to Clerk' });
}

async function toLocal(
  { env, database, now, newId }: Uses,
  { email, pairsFile, isMoved }: Asked,
): Promise<OperatorAnswer> {
  if (pairsFile) return { ok: false, text: '--pairs is for to-clerk: accounts of our own are made.' };
  if (isMoved && env.clerk) {
    return {
      ok: false,
      text: 'CLERK_PUBLISHABLE_KEY is set: people would go on being signed in by Clerk. Take CLERK_* away first.',
    };
  }
  const { db } = database;
  const plan = await describeLocalPlan(planLocalMoves({ db }, { email }));
  if (!isMoved || plan.refused > 0 || plan.moves === 0) return { ok: !isMoved || plan.refused === 0, text: plan.text };

  let moved = 0;
  const left: string[] = [];
  for await (const { person, refusal } of moveToLocal({ db, now, newId }, { email })) {
    if (refusal === null) moved += 1;
    else left.push(`${person.email}  ${person.userId}  ${sentenceOf(refusal)}`);
  }
  return settled({ moved, left, where: 'to accounts of our own, which have no password until their owners set one' });
}

function settled({ moved, left, where }: { moved: number; left: string[]; where: string }): OperatorAnswer {
  const text = `${moved} ${moved === 1 ? 'account was' : 'accounts were'} moved ${where}.`;
  return left.length === 0
    ? { ok: true, text }
    : { ok: false, text: [text, `Not moved, and as before: ${left.length}`, ...listLines(left)].join('\n') };
}

/** Its library is loaded here only, so that other commands start without it. */
async function openHosted({ env, hosted }: Uses): Promise<HostedAccounts | null> {
  if (hosted) return hosted;
  const secretKey = env.clerk?.secretKey;
  if (!secretKey) return null;
  const { createClerkHostedAccounts } = await import('@platewise/providers/identity/clerk/clerk-hosted-accounts');
  return createClerkHostedAccounts({ secretKey });
}
