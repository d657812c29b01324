import { Skeleton, UnstyledButton } from '@mantine/core';
import { dateFormat } from '@platewise/contract/language/formats';
import { ALLOWANCE } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { SubscriptionView } from './subscription-status.ts';
import classes from './token-balance.module.css';
import { useSubscription } from './use-subscription.ts';

/** The meals left this month, or the badge of a paid plan, which has no count (shell 2). */
export function TokenBalance() {
  const { isKnown, plan, tokens, nextReset, refill, loading } = useSubscription();
  if (loading && !isKnown) return <Skeleton height={32} width={84} radius="xl" />;
  if (plan !== 'free') {
    return (
      <span className={classes.badge} title={texts.shell.unlimited}>
        {plan === 'pro' ? texts.shell.pro : texts.shell.family}
      </span>
    );
  }
  // The status could not be read: no figure is better than a wrong one.
  if (!isKnown) return null;

  return (
    <>
      <UnstyledButton className={classes.balance} data-empty={tokens === 0 || undefined} popoverTarget={DETAILS_ID}>
        {texts.shell.tokens({ count: tokens })}
      </UnstyledButton>
      <div id={DETAILS_ID} popover="auto" className={classes.details}>
        <strong>{texts.shell.tokensLeft({ count: tokens })}</strong>
        <p>{texts.shell.oneTokenOneMeal}</p>
        {nextReset && <p>{resetSentence(refill, resetDay.format(nextReset))}</p>}
      </div>
    </>
  );
}

function resetSentence(refill: SubscriptionView['refill'], date: string): string {
  const tokens = ALLOWANCE.tokensPerMonth;
  if (refill === 'held-back') return texts.shell.resetHeldBack({ tokens });
  return refill ? texts.shell.nextResetConfirmed({ tokens, date }) : texts.shell.nextReset({ tokens, date });
}

const DETAILS_ID = 'token-details';
const resetDay = dateFormat({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
