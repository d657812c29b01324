import { Title } from '@mantine/core';
import { pricing as words } from '@platewise/contract/locales/en/site/pricing';
import { PLAN_CATALOGUE } from '@platewise/contract/plan-catalogue';
import { ButtonLink } from '../../components/button-link.tsx';
import { planPrice } from '../pricing/plan-price.ts';
import classes from './pricing-block.module.css';

/** The three plans at a glance, and the way to compare them. */
export function PricingBlock() {
  return (
    <section className={classes.section} aria-labelledby="pricing">
      <div className={classes.head}>
        <div>
          <Title order={2} id="pricing">
            {words.blockTitle}
          </Title>
          <p className={classes.intro}>{words.subtitle}</p>
        </div>
        <ButtonLink to="/pricing" variant="default">
          {words.seePricing}
        </ButtonLink>
      </div>
      <ul className={classes.plans}>
        {PLAN_CATALOGUE.map((offer) => (
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
    </section>
  );
}
