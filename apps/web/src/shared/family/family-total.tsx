import type { PersonCertificate } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { wholeNumberText } from '../meal/quantities.ts';
import classes from './family-total.module.css';

/** Everybody's kcal against their own target, in the bar that is always in sight. */
export function FamilyTotal({ people }: { people: readonly PersonCertificate[] }) {
  return (
    <ul className={classes.people} aria-label={texts.family.dayTitle}>
      {people.map(({ profileId, name, actual, target }) => (
        <li key={profileId}>
          <span className={classes.name}>{name}</span>
          <span className={classes.kcal}>
            {texts.family.ofKcal({
              actual: wholeNumberText(actual.calories),
              target: wholeNumberText(target.calories),
            })}
          </span>
          <span className={classes.meter} aria-hidden="true">
            <span style={{ width: `${Math.min(100, (100 * actual.calories) / target.calories)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
