import { Text } from '@mantine/core';
import { planCatalogue } from '@platewise/contract/billing/plan-catalogue';
import { pricing as words } from '@platewise/contract/texts/site/pricing';
import { useState } from 'react';
import { type Interval, planPrice } from '../../../shared/format/plan-price.ts';
import { planPrices } from '../../../shared/format/plan-prices.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import classes from './available-plans.module.css';
import { IntervalToggle } from './interval-toggle.tsx';
import { PlanAction } from './plan-action.tsx';

/** The three plans with their prices, and the way to each (shell 2). */
export function AvailablePlans() {
  const { plan } = useSubscription();
  const [interval, setInterval] = useState<Interval>('monthly');
  return (
    <>
      <IntervalToggle value={interval} onChange={setInterval} />
      <ul className={classes.plans}>
        {planCatalogue(planPrices()).map((offer) => {
          const { amount, note } = planPrice(offer, interval);
          return (
            <li key={offer.id}>
              <div>
                <Text component="h3" size="lg">
                  {offer.name}
                </Text>
                <p className={classes.features}>{offer.features.map(({ text }) => text).join(' · ')}</p>
                <Text className={typography.figures} inherit fw={600}>
                  {amount} {words.perMonth} <span className={classes.note}>{note}</span>
                </Text>
              </div>
              <div>{(offer.id !== 'free' || plan === 'free') && <PlanAction offer={offer} interval={interval} />}</div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
