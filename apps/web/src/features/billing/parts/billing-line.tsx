import { Anchor } from '@mantine/core';
import { PAID_PLANS } from '@platewise/contract/billing/paid-plans';
import type { Billing } from '@platewise/contract/billing/subscription-schema';
import { texts } from '@platewise/contract/texts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import note from '../../../shared/ui/states/note.module.css';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';

const words = texts.billingScreen;

/** Says above every page that a charge failed, and leads to where that is put right. */
export function BillingLine() {
  const { billing } = useSubscription();
  const problem = billing?.problem ?? null;
  const paidPlan = billing && texts.pricing[PAID_PLANS[billing.planId].plan].name;

  return (
    <div role="status" className={note.strip} data-screen-only>
      {problem && billing && paidPlan && (
        <p className={note.note}>
          <span>{words.problem[problem]({ plan: paidPlan })}</span>
          <WayOut problem={problem} payUrl={billing.payUrl} />
        </p>
      )}
    </div>
  );
}

function WayOut({ problem, payUrl }: { problem: NonNullable<Billing['problem']>; payUrl: string | null }) {
  // Another payment is no way out of one that was not confirmed.
  if (payUrl && problem !== 'not-confirmed') {
    return (
      <Anchor href={payUrl} target="_blank" rel="noreferrer" inherit>
        {words.fix}
      </Anchor>
    );
  }
  return (
    <TextLink to="/settings" search={{ tab: 'subscription' }} inherit>
      {problem === 'renewal-failed' ? words.fixInSettings : words.choosePlan}
    </TextLink>
  );
}
