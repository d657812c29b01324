import { pricing as words } from '@platewise/contract/locales/en/site/pricing';
import type { PlanOffer } from '@platewise/contract/subscription-schema';
import { IconCheck } from '@tabler/icons-react';
import classes from './plan-features.module.css';

/** What a plan holds. */
export function PlanFeatures({ offer }: { offer: PlanOffer }) {
  return (
    <div className={classes.features}>
      <ul className={classes.list} aria-label={words.includes({ plan: offer.name })}>
        {offer.features.map(({ text }) => (
          <li key={text}>
            <IconCheck size={18} stroke={1.5} aria-hidden className={classes.check} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
