import type { AdminTimelineEvent } from '@platewise/contract/admin/admin-people-schema';
import { amountText } from '@platewise/contract/language/formats';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { keyIn } from '../../data/key-in.ts';

const words = adminScreen.person;

/** What happened, in words. */
export function eventText(event: AdminTimelineEvent): string {
  switch (event.kind) {
    case 'subscription': {
      const { planId, change, state } = event;
      return words.subscriptionChange({ plan: adminScreen.paidPlans[planId], change: words.changes[change], state });
    }
    case 'charge': {
      const amount = amountText(event.amount);
      if (event.refunded === 0) return words.charged({ amount });
      return words.chargedAndRefunded({ amount, refunded: amountText(event.refunded) });
    }
    case 'task': {
      const { task, state, attempts } = event;
      const { kinds, states } = adminScreen.tasks;
      return words.taskText({ count: attempts, what: kinds[task], state: states[state] });
    }
    case 'webhook':
      return event.type;
    case 'email':
      return event.about;
    case 'operator': {
      const action = keyIn(adminScreen.log.actions, event.action);
      const done = action ? adminScreen.log.actions[action] : event.action;
      return event.reason === null ? done : `${done}: ${event.reason}`;
    }
  }
}

/** What the provider knows it by; null where there is no such thing. */
export function referenceText(event: AdminTimelineEvent): string | null {
  switch (event.kind) {
    case 'subscription':
      return event.subscriptionId;
    case 'charge':
      return event.chargeId;
    case 'task':
      return event.target;
    case 'webhook':
      return event.eventId;
    default:
      return null;
  }
}
