import { prep } from '@platewise/contract/texts/site/prep';
import { IconClockHour4 } from '@tabler/icons-react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import classes from './plans.module.css';

/** The way from the plans to one session of cooking for several of them. */
export function PrepEntry() {
  return (
    <ButtonLink
      to="/dashboard/prep"
      variant="default"
      className={classes.entry ?? ''}
      leftSection={<IconClockHour4 size={18} stroke={1.5} aria-hidden />}
    >
      {prep.entry}
    </ButtonLink>
  );
}
