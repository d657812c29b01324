import { Title } from '@mantine/core';
import { planCatalogue } from '@platewise/contract/plan-catalogue';
import { landingParts } from '@platewise/contract/texts/site/landing-parts';
import { pricing as words } from '@platewise/contract/texts/site/pricing';
import { planPrice } from '../../../shared/format/plan-price.ts';
import classes from './pricing-block.module.css';

/** The plans with their prices under a heading of their own. */
export function PlanList() {
  return (
    <>
      <div>
        <Title order={2} id="pricing">
          {landingParts.plansTitle}
        </Title>
        <p className={classes.intro}>{words.subtitle}</p>
      </div>
      <ul className={classes.plans}>
        {planCatalogue().map((offer) => (
          <li key={offer.id}>
            <Title order={3} size="h4">
              {offer.name}
            </Title>
            <p className={classes.price}>
              <span className={classes.amount}>{planPrice(offer, 'monthly').amount}</span> {words.perMonth}
            </p>
            <p className={classes.text}>{offer.description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
