import { isHeld } from '@platewise/db/is-held';
import { isPaymentError, type PaymentErrorCode } from '@platewise/providers/payments/payment-error';
import type { Context } from '../context.ts';
import { askProvider } from '../subscription/provider/ask-provider.ts';
import { listUnsettled } from '../subscription/provider/payment-subscriptions-repository.ts';
import { countHeld, release } from './restored-backup-repository.ts';

/** What became of a release. `unknown` are subscriptions that the provider does not have (any more). */
export type Release =
  | { kind: 'nothing-held' }
  | { kind: 'not-asked'; code: PaymentErrorCode; asked: number }
  | { kind: 'released'; asked: number; unknown: string[]; held: { emails: number; tasks: number } };

/** Subscriptions that are held in memory at once. */
const BATCH = 200;

type Subscription = Parameters<typeof askProvider>[1];

/**
 * Lets mail, webhooks and payment tasks of a restored instance go on, when the payment provider has been asked about
 * every subscription: what was paid since the backup counts before anything is ended or paid back. While it cannot be
 * asked nothing is released. Safe to call again.
 */
export async function releaseRestored(context: Pick<Context, 'db' | 'now' | 'payments'>): Promise<Release> {
  const { db, now } = context;
  if (!(await isHeld(db))) return { kind: 'nothing-held' };
  const unknown: string[] = [];
  let asked = 0;
  for (let batch = await next(context, null); batch.length > 0; batch = await next(context, batch.at(-1) ?? null)) {
    for (const subscription of batch) {
      const code = await ask(context, subscription);
      if (code === 'NOT_FOUND') unknown.push(subscription.id);
      else if (code !== null) return { kind: 'not-asked', code, asked };
      asked += 1;
    }
  }
  const held = await countHeld(db);
  await release(db, { at: now() });
  return { kind: 'released', asked, unknown, held };
}

function next({ db, payments }: Pick<Context, 'db' | 'payments'>, after: Subscription | null) {
  return listUnsettled(db, { provider: payments.kind, after, limit: BATCH });
}

async function ask(
  context: Pick<Context, 'db' | 'now' | 'payments'>,
  subscription: Subscription,
): Promise<PaymentErrorCode | null> {
  try {
    await askProvider(context, subscription);
    return null;
  } catch (error) {
    if (!isPaymentError(error)) throw error;
    return error.code;
  }
}
