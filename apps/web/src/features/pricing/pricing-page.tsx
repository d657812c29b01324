import { pricing as words } from '@platewise/contract/locales/en/site/pricing';
import { PLAN_CATALOGUE } from '@platewise/contract/plan-catalogue';
import { useState } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { IntervalToggle } from './interval-toggle.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanFaq } from './plan-faq.tsx';
import type { Interval } from './plan-price.ts';
import classes from './pricing-page.module.css';

/** /pricing : three plans, by the month or the year (shell 2). */
export function PricingPage() {
  const [interval, setInterval] = useState<Interval>('monthly');
  return (
    <>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <IntervalToggle value={interval} onChange={setInterval} />
      <ul className={classes.plans}>
        {PLAN_CATALOGUE.map((offer) => (
          <PlanCard key={offer.id} offer={offer} interval={interval} />
        ))}
      </ul>
      <p className={classes.note}>{words.tokenNote}</p>
      <PlanFaq />
    </>
  );
}
