import type { WebhookOutcome } from '@platewise/api/subscription/provider/handle-webhook-event';
import { toAppError } from '@platewise/api/to-app-error';
import type { Logger } from 'pino';

const LOOK = 'Look it up under Webhooks in the dashboard of the provider, by its time';

/**
 * Notifies the operator of a payment webhook event that was refused or could not be kept, and what to do: the provider sends it
 * again for a day and then stops sending any. Nothing that the webhook event says is repeated.
 */
export function reportFailedEvent(logger: Logger, requestId: string, error: unknown): void {
  const { code } = toAppError(error);
  if (code === 'MESSAGES_NOT_TAKEN') return;
  if (code === 'MESSAGE_NOT_SIGNED') {
    logger.warn(
      { requestId, code },
      'a payment message was refused: its signature is wrong. When the provider sent it, RAZORPAY_WEBHOOK_SECRET is not ' +
        'the secret that is set there: set it before a day is over, or the provider sends no more messages',
    );
    return;
  }
  logger.error(
    { requestId, code },
    `a payment message could not be kept; it is sent again for a day. ${LOOK}, and mend what failed`,
  );
}

/** Somebody is charged for what nobody sells here. */
export const UNKNOWN_PLAN =
  'a subscription is charged for a plan that is none of RAZORPAY_PLAN_*: the person keeps the plan that they had until ' +
  'what they paid for it is over. Change it back in the dashboard of the provider, or cancel it and pay back there';

/** What an operator must do about an event, by the start of its type. */
const ALERTS: [start: string, sentence: string][] = [
  ['refund.failed', 'a refund did not arrive; it is tried again in a day. See in the dashboard of the provider why'],
  [
    'payment.dispute.lost',
    'a disputed payment was lost: the bank has taken it back. End the plan by hand if it runs on',
  ],
  ['payment.dispute.', 'a payment is disputed: answer it in the dashboard of the provider before its date'],
  ['subscription.', UNKNOWN_PLAN],
];

/** Notifies the operator of a payment event that was taken and asks for something that only they can do. */
export function alertOperator(logger: Logger, requestId: string, { type, paymentId }: WebhookOutcome): void {
  const [, sentence] = ALERTS.find(([start]) => type.startsWith(start)) ?? [];
  logger.error({ requestId, type, ...(paymentId && { paymentId }) }, sentence ?? LOOK);
}

/** Notifies the operator of a payment webhook event that was taken and changed nothing, although somebody may be paying. */
export function reportUnknownEvent(logger: Logger, requestId: string, { type }: WebhookOutcome): void {
  logger.error(
    { requestId, type },
    'a payment message is about a subscription that nobody here has, or that cannot be read: somebody may pay for ' +
      `nothing. ${LOOK}; cancel and pay back there what nobody has`,
  );
}
