import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the background looks for is found by an index, however many people there are: what is over, plans that end by the clock, and
 * payments that somebody is to be informed of; and whether a hosted sign-in service keeps anybody's account.
 * `if not exists`: on a large database they are made beforehand, without blocking anybody (docs/scale.md).
 */
export const indexWhatIsSwept: Migration = {
  async up(db) {
    for (const { name, on } of INDEXES) await sql.raw(`create index if not exists ${name} on ${on}`).execute(db);
    // The one above has the provider and the order as well: who is due first is found however many are due.
    await sql`drop index payment_subscription_check`.execute(db);
  },
};

const INDEXES: readonly { name: string; on: string }[] = [
  { name: 'auth_session_expiry', on: 'auth_session ("expiresAt")' },
  { name: 'auth_verification_expiry', on: 'auth_verification ("expiresAt")' },
  { name: 'auth_verification_value', on: 'auth_verification (value)' },
  { name: 'allowance_memory_kept', on: 'allowance_memory (kept_until)' },
  { name: 'payment_event_received', on: 'payment_event (received_at)' },
  { name: 'person_model_spending_month', on: 'person_model_spending (month)' },
  { name: 'subscription_ending', on: 'subscription (current_period_end) where cancel_at_period_end' },
  {
    name: 'payment_subscription_failed',
    on: "payment_subscription (user_id, id) where state in ('pending', 'halted') and revoked_at is null",
  },
  {
    name: 'payment_subscription_uncharged',
    on: 'payment_subscription (activated_at) where signed_payment_id is not null and paid_count = 0 and revoked_at is null',
  },
  {
    name: 'payment_subscription_due',
    on: 'payment_subscription (provider, next_check_at, id) where next_check_at is not null',
  },
  { name: 'payment_charge_refunded', on: 'payment_charge (user_id, id) where refund_paise > 0' },
  { name: 'app_user_hosted', on: `app_user (id) where id like 'user\\_%'` },
];
