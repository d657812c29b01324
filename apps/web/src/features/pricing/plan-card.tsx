import { Title } from '@mantine/core';
import { pricing as words } from '@platewise/contract/locales/en/site/pricing';
import type { PlanOffer } from '@platewise/contract/subscription-schema';
import { PlanAction } from './plan-action.tsx';
import classes from './plan-card.module.css';
import { PlanFeatures } from './plan-features.tsx';
import { type Interval, planPrice } from './plan-price.ts';

/** One plan: its price, what it holds, and the way to it. */
export function PlanCard({ offer, interval }: { offer: PlanOffer; interval: Interval }) {
  const { amount, note } = planPrice(offer, interval);
  return (
    <li className={classes.card} data-popular={offer.popular || undefined}>
      <div className={classes.head}>
        <Title order={2} size="h3">
          {offer.name}
        </Title>
        {offer.popular && <span className={classes.pick}>{words.ourPick}</span>}
      </div>
      <p className={classes.description}>{offer.description}</p>
      <p className={classes.price}>
        <span className={classes.amount}>{amount}</span> <span className={classes.per}>{words.perMonth}</span>
      </p>
      <p className={classes.paid}>{note}</p>
      <PlanFeatures offer={offer} />
      <div className={classes.action}>
        <PlanAction offer={offer} interval={interval} />
      </div>
    </li>
  );
}
