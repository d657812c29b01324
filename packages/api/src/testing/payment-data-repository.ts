import type { Db } from '@platewise/db/database';

/** What the sandbox has taken and paid back, oldest first. */
export function listSandboxPayments(db: Db) {
  return db.selectFrom('sandbox_payment').selectAll().orderBy('paid_at').orderBy('id').execute();
}

/** Every subscription that the sandbox knows. */
export function listSandboxSubscriptions(db: Db) {
  return db.selectFrom('sandbox_subscription').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** What the payment provider is still to do. */
export function listPaymentTasks(db: Db) {
  return db.selectFrom('payment_task').selectAll().orderBy('kind').orderBy('target').execute();
}
