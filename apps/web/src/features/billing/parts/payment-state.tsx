import { Text } from '@mantine/core';
import { PAID_PLANS } from '@platewise/contract/billing/paid-plans';
import { amountText } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { dayText } from '../data/day-text.ts';
import classes from './payment-state.module.css';

const words = texts.billingScreen;

/** What is charged next and when, or when the plan ends. */
export function PaymentState() {
  const { billing, currentPeriodEnd, cancelAtPeriodEnd } = useSubscription();
  if (!billing) return words.given;

  const { amount, planId, isAwaitingConfirmation, refundUntil, kind } = billing;
  const rupees = amountText(amount);
  const ends = currentPeriodEnd && dayText(currentPeriodEnd);
  return (
    <>
      {isAwaitingConfirmation && <span className={classes.line}>{words.awaiting}</span>}
      {ends && (
        <span className={classes.line}>
          {cancelAtPeriodEnd ? words.ends({ date: ends }) : words.renews({ amount: rupees, date: ends })}
        </span>
      )}
      {!ends && !isAwaitingConfirmation && (
        <span
          className={classes.line}
        >{`${words.amount({ amount: rupees })} ${words.intervals[PAID_PLANS[planId].interval]}`}</span>
      )}
      {refundUntil && (
        <Text span size="sm" display="block" c="dimmed">
          {words.refundUntil({ date: dayText(new Date(refundUntil)) })}
        </Text>
      )}
      {kind === 'sandbox' && <span className={classes.test}>{words.test}</span>}
    </>
  );
}
