import { ALLOWANCE } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { findSubscription } from '../subscription/subscription-repository.ts';
import { takeTokens } from './allowance-repository.ts';
import { insertReservation } from './generation-repository.ts';
import { insertMovement } from './ledger-repository.ts';
import { startDuePeriod } from './start-due-period.ts';

/**
 * Opens a generation of so many meals and takes a free person's tokens for it, in one conditional statement; Pro and
 * Family are untouched. It is to be committed or refunded; after its deadline it is given back.
 * @throws AppError NO_TOKENS_LEFT when none remain, TOO_FEW_TOKENS when fewer remain than asked
 */
export async function reserveTokens(
  trx: Db,
  userId: string,
  { meals, now, newId, observe, mailing }: Pick<Context, 'now' | 'newId' | 'observe' | 'mailing'> & { meals: number },
): Promise<string> {
  const { plan } = await findSubscription(trx, userId);
  const createdAt = now();
  const reservation = {
    id: newId(),
    deadline: new Date(createdAt.getTime() + ALLOWANCE.leaseSeconds * 1000),
    createdAt,
  };
  if (ENTITLEMENTS[plan].unlimitedMeals) {
    await insertReservation(trx, userId, { ...reservation, tokens: 0, periodIndex: 0 });
    return reservation.id;
  }
  const { tokens: balance, periodIndex } = await startDuePeriod(trx, userId, { now, newId, observe, mailing });
  const balanceAfter = await takeTokens(trx, userId, { tokens: meals });
  if (balanceAfter === null) throw refusal(balance);
  await insertReservation(trx, userId, { ...reservation, tokens: meals, periodIndex });
  await insertMovement(trx, userId, {
    id: newId(),
    kind: 'reserve',
    amount: -meals,
    balanceAfter,
    generationId: reservation.id,
    createdAt,
  });
  observe({ event: 'tokens', movement: 'taken', tokens: meals });
  return reservation.id;
}

function refusal(balance: number): AppError {
  return balance === 0 ? new AppError('NO_TOKENS_LEFT') : new AppError('TOO_FEW_TOKENS', { count: balance });
}
