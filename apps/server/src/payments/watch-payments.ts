import { isPaymentError, type PaymentErrorCode } from '@platewise/providers/payments/payment-error';
import type { PaymentsPort } from '@platewise/providers/payments/payments-port';
import type { Logger } from 'pino';
import type { Instruments } from '../metrics/instruments.ts';

/** The same failure is logged once in this time: a wrong key makes every call fail. */
const QUIET_MS = 60_000;
/** What the provider stated of it, in the log. */
const REASON_MAX_CHARACTERS = 300;
const MISCONFIGURED =
  'the payment provider refuses our keys or plan ids: nobody can buy, and cancellations wait. Compare RAZORPAY_KEY_ID, ' +
  'RAZORPAY_KEY_SECRET and RAZORPAY_PLAN_* with its dashboard';
const REFUSED = 'the payment provider refused what a person asked for';

/** A kind of call that fails since a moment; of a purchase also which plan. */
export type PaymentProblem = { call: string; code: PaymentErrorCode; since: Date };

export type WatchedPayments = { payments: PaymentsPort; problems: () => PaymentProblem[] };

/** The payments port, with each failure of the provider known until that call works again, and logged with its cause. */
export function watchPayments(
  payments: PaymentsPort,
  {
    logger,
    now,
    instruments: { checkouts },
  }: { logger: Logger; now: () => Date; instruments: Pick<Instruments, 'checkouts'> },
): WatchedPayments {
  const problems = new Map<string, PaymentProblem & { loggedAt: number }>();

  async function watch<Answer>(call: string, answer: Promise<Answer>): Promise<Answer> {
    try {
      const answered = await answer;
      problems.delete(call);
      return answered;
    } catch (error) {
      if (isPaymentError(error)) note(call, error.code, reasonOf(error));
      throw error;
    }
  }

  async function begin<Answer>(plan: string, answer: Promise<Answer>): Promise<Answer> {
    try {
      const answered = await answer;
      checkouts.inc({ plan, outcome: 'begun' });
      return answered;
    } catch (error) {
      checkouts.inc({ plan, outcome: 'failed' });
      throw error;
    }
  }

  function note(call: string, code: PaymentErrorCode, reason: string): void {
    // It answered, and means something to the caller.
    if (code === 'NOT_FOUND' || code === 'NOT_CANCELLABLE') return void problems.delete(call);
    const at = now();
    const known = problems.get(call);
    const isNew = known?.code !== code;
    const isQuiet = !isNew && at.getTime() - known.loggedAt < QUIET_MS;
    problems.set(call, {
      call,
      code,
      since: isNew ? at : known.since,
      loggedAt: isQuiet ? known.loggedAt : at.getTime(),
    });
    if (isQuiet) return;
    const details = { call, code, reason };
    if (code === 'CONFIG') logger.error(details, MISCONFIGURED);
    else if (code === 'REJECTED') logger.error(details, REFUSED);
    else logger.warn(details, 'the payment provider does not answer');
  }

  return {
    problems: () => [...problems.values()].map(({ call, code, since }) => ({ call, code, since })),
    payments: {
      ...payments,
      start: (checkout) => begin(checkout.planId, watch(`start ${checkout.planId}`, payments.start(checkout))),
      find: (id) => watch('find', payments.find(id)),
      listCharges: (id) => watch('list charges', payments.listCharges(id)),
      cancel: (id, when) => watch('cancel', payments.cancel(id, when)),
      refund: (id, total) => watch('refund', payments.refund(id, total)),
    },
  };
}

// What the provider answered: its own words about our account, without anything of a person.
function reasonOf({ cause }: Error): string {
  return (cause instanceof Error ? cause.message : '').slice(0, REASON_MAX_CHARACTERS);
}
