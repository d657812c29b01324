import { Text } from '@mantine/core';
import type { PersonCertificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { wholeNumberText } from '../meal/quantities.ts';
import { Meter } from '../ui/meters/meter.tsx';
import classes from './family-total.module.css';

/** Everybody's kcal against their own target, in the bar that is always in sight. */
export function FamilyTotal({ people }: { people: readonly PersonCertificate[] }) {
  return (
    <ul className={classes.people} aria-label={texts.family.dayTitle}>
      {people.map(({ profileId, name, actual, target }) => (
        <li key={profileId}>
          <span className={classes.name}>{name}</span>
          <Text span inherit fw={600}>
            {texts.family.ofKcal({
              actual: wholeNumberText(actual.calories),
              target: wholeNumberText(target.calories),
            })}
          </Text>
          <Meter value={actual.calories} max={target.calories} />
        </li>
      ))}
    </ul>
  );
}
