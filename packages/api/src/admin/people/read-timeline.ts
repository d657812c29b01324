import { ADMIN_ACTIONS } from '@platewise/contract/admin/admin-log-schema';
import type { AdminTimeline, AdminTimelineEvent } from '@platewise/contract/admin/admin-people-schema';
import { rupeesOf } from '@platewise/contract/billing/paid-plans';
import type { PaymentState, PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { AppError } from '../../app-error.ts';
import { subjectHash } from '../../users/subject-hash.ts';
import { logAction, type Operating } from '../log/log-action.ts';
import { pageNewest } from '../log/log-repository.ts';
import { findListed } from './people-repository.ts';
import { listTasks, newestCharges, newestEmails, newestEvents, newestSubscriptions } from './timeline-repository.ts';

/** Events of each kind that are read, and of all that are shown. */
const EVENTS = 200;
/** What a subscription comes to as it goes well, which other rows say. */
const EXPECTED: readonly PaymentState[] = ['created', 'authenticated', 'active'];
const CHANGES = ADMIN_ACTIONS.filter((action) => !/-(read|listed)$/.test(action));

type At = { at: Date; event: AdminTimelineEvent };

/**
 * Everything of a person's payments for an operator, newest first: subscriptions, charges with what is paid back, what the provider is
 * to do, its webhook events as long as they are kept, emails about payments, and what operators did.
 * @throws AppError NOT_FOUND
 */
export async function readTimeline(operating: Operating, { userId }: { userId: string }): Promise<AdminTimeline> {
  const { db } = operating;
  if (!(await findListed(db, userId))) throw new AppError('NOT_FOUND');
  await logAction(operating, { action: 'timeline-read', userId });
  const bound = { limit: EVENTS };
  const subscriptions = await newestSubscriptions(db, userId, bound);
  const charges = await newestCharges(db, userId, bound);
  const subscriptionIds = subscriptions.map(({ id }) => id);
  const targets = [...subscriptionIds, ...charges.map(({ id }) => id)];
  const lists: At[][] = [
    subscriptions.flatMap(toSubscriptionEvents),
    charges.map(({ charged_at: at, id, subscription_id, amount_paise, refund_paise }) =>
      event(at, {
        kind: 'charge',
        amount: rupeesOf(amount_paise),
        refunded: rupeesOf(refund_paise),
        chargeId: id,
        subscriptionId: subscription_id,
      }),
    ),
    (await listTasks(db, { targets, ...bound })).map(
      ({ created_at: at, kind, state, attempts, amount_paise, target }) =>
        event(at, {
          kind: 'task',
          task: kind,
          state,
          attempts,
          amount: amount_paise === null ? null : rupeesOf(amount_paise),
          target,
        }),
    ),
    (await newestEvents(db, { subscriptionIds, ...bound })).map(({ id, received_at: at, type, subscription_id }) =>
      event(at, { kind: 'webhook', type: type ?? '', eventId: id, subscriptionId: subscription_id ?? '' }),
    ),
    (await newestEmails(db, userId, bound)).map(({ written_at: at, about }) => event(at, { kind: 'email', about })),
    (await pageNewest(db, { subject: subjectHash(userId), actions: CHANGES, after: null, ...bound })).map(
      ({ at, action, reason }) => event(at, { kind: 'operator', action, reason }),
    ),
  ];
  const events = lists.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    events: events.slice(0, EVENTS).map((one) => one.event),
    isCut: events.length > EVENTS || lists.some((list) => list.length === EVENTS),
  };
}

type WithoutMoment<Event> = Event extends unknown ? Omit<Event, 'at'> : never;

function event(at: Date, rest: WithoutMoment<AdminTimelineEvent>): At {
  return { at, event: { ...rest, at: at.toISOString() } as AdminTimelineEvent };
}

function toSubscriptionEvents(row: PaymentSubscriptionRow): At[] {
  const { created_at, activated_at, revoked_at, is_replaced, state, state_at, plan_id, provider, id } = row;
  const changed = (at: Date, change: 'created' | 'activated' | 'replaced' | 'cancelled' | 'state') =>
    event(at, { kind: 'subscription', change, state, planId: plan_id, provider, subscriptionId: id });
  return [
    changed(created_at, 'created'),
    ...(activated_at ? [changed(activated_at, 'activated')] : []),
    ...(revoked_at ? [changed(revoked_at, is_replaced ? 'replaced' : 'cancelled')] : []),
    ...(EXPECTED.includes(state) ? [] : [changed(state_at, 'state')]),
  ];
}
