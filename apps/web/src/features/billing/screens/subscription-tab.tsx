import { Text } from '@mantine/core';
import { dateFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { receipts } from '@platewise/contract/texts/billing/receipts';
import { settings } from '@platewise/contract/texts/site/settings';
import { useEffect, useState } from 'react';
import type { SubscriptionView } from '../../../shared/subscription/subscription-status.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { Facts } from '../../../shared/ui/facts.tsx';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { nextResetText } from '../data/next-reset-text.ts';
import { AvailablePlans } from '../parts/available-plans.tsx';
import { PaymentMethods } from '../parts/payment-methods.tsx';
import { PaymentState } from '../parts/payment-state.tsx';
import { PlanChanges } from '../parts/plan-changes.tsx';
import { Receipts } from '../parts/receipts.tsx';

const words = settings.subscription;
const screen = texts.billingScreen;

/** The plan and what it costs, the ways to end it and to change it (shell 2). */
export function SubscriptionTab() {
  return (
    <>
      <SettingsSection title={words.title} text={words.text}>
        <Plan />
      </SettingsSection>
      <SettingsSection title={screen.managePayments} text={screen.manageText}>
        <PaymentMethods />
      </SettingsSection>
      <SettingsSection title={receipts.title} text={receipts.text}>
        <Receipts />
      </SettingsSection>
      <SettingsSection title={screen.plansTitle} text={screen.plansText}>
        <AvailablePlans />
      </SettingsSection>
    </>
  );
}

function Plan() {
  const { isKnown, plan, status, tokens, nextReset, refill, loading, refresh } = useSubscription();
  const now = useNow();

  if (!isKnown && loading) return <LoadingBlock height={184} />;
  if (!isKnown) {
    return <ErrorState title={words.failedTitle} message={words.failedText} onRetry={() => void refresh()} />;
  }
  return (
    <>
      <Facts
        facts={[
          { name: words.plan, value: texts.pricing[plan].name },
          { name: words.status, value: words.statuses[status] },
          ...(plan === 'free' ? [] : [{ name: screen.payment, value: <PaymentState /> }]),
          { name: words.tokensLeft, value: plan === 'free' ? tokens : words.unlimited },
          { name: words.nextReset, value: <NextReset plan={plan} nextReset={nextReset} refill={refill} now={now} /> },
        ]}
      />
      <PlanChanges />
    </>
  );
}

type NextResetProps = Pick<SubscriptionView, 'plan' | 'nextReset' | 'refill'> & { now: Date };

function NextReset({ plan, nextReset: at, refill, now }: NextResetProps) {
  if (refill === 'held-back') return settings.nextReset.heldBack;
  const text = nextResetText({ plan, nextReset: at, now });
  if (!at) return text;
  return (
    <>
      {text},{' '}
      <Text dateTime={at.toISOString()} component="time" size="sm" c="dimmed">
        {words.resetOn({ date: moment.format(at) })}
      </Text>
      {refill && <>, {words.onceConfirmed}</>}
    </>
  );
}

const moment = dateFormat({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

const STEP_MS = 60_000;

/** The time, renewed each minute, so that what is counted down stays true on an open page. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);

  return now;
}
