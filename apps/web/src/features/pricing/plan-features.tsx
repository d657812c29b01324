import { pricing as words } from '@platewise/contract/locales/en/site/pricing';
import type { PlanOffer } from '@platewise/contract/subscription-schema';
import { IconCheck } from '@tabler/icons-react';
import { ComingNext } from '../../components/coming-next.tsx';
import classes from './plan-features.module.css';

/** What a plan holds today, and apart from it what comes next. */
export function PlanFeatures({ offer }: { offer: PlanOffer }) {
  const next: readonly string[] = words.next[offer.id];
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
      {next.length > 0 && (
        <>
          <ComingNext />
          <ul className={classes.list} data-later>
            {next.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
