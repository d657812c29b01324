import { landing as words } from '@platewise/contract/locales/en/site/landing';
import type { ReactNode } from 'react';
import { BuiltAhead } from '../../components/built-ahead.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import classes from './pricing-block.module.css';

/** The three plans at a glance, and the way to compare them. */
export function PricingBlock({ plans }: { plans: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby="pricing">
      <BuiltAhead name="landing-plans" className={classes.glance}>
        {plans}
      </BuiltAhead>
      <ButtonLink to="/pricing" variant="default" className={classes.compare}>
        {words.seePricing}
      </ButtonLink>
    </section>
  );
}
