import type { MessageOutcome } from '@platewise/api/subscription/take-payment-message';
import { toAppError } from '@platewise/api/to-app-error';
import type { Logger } from 'pino';

const LOOK = 'Look it up under Webhooks in the dashboard of the provider, by its time';

/**
 * Tells the operator of a payment message that was refused or could not be kept, and what to do: the provider sends it
 * again for a day and then stops sending any. Nothing that the message says is repeated.
 */
export function tellFailedMessage(logger: Logger, requestId: string, error: unknown): void {
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

/** Tells the operator of a payment message that was taken and changed nothing, although somebody may be paying. */
export function tellUnknownMessage(logger: Logger, requestId: string, { type }: MessageOutcome): void {
  logger.error(
    { requestId, type },
    'a payment message is about a subscription that nobody here has, or that cannot be read: somebody may pay for ' +
      `nothing. ${LOOK}; cancel and pay back there what nobody has`,
  );
}
