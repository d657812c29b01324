import { landing as words } from '@platewise/contract/locales/en/site/landing';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { Prerendered } from '../../components/prerendered.tsx';
import classes from './pricing-block.module.css';

/** The three plans at a glance, and the way to compare them. */
export function PricingBlock({ plans }: { plans: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby="pricing">
      <Prerendered name="landing-plans" className={classes.glance}>
        {plans}
      </Prerendered>
      <ButtonLink to="/pricing" variant="default" className={classes.compare}>
        {words.seePricing}
      </ButtonLink>
    </section>
  );
}
