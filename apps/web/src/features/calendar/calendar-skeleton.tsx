import { Skeleton } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import classes from './calendar-skeleton.module.css';

const DAYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The calendar before anything of it is known. */
export function CalendarSkeleton() {
  return (
    <div role="status" aria-label={calendarScreen.loading} className={classes.whole}>
      <Skeleton height={40} width="min(360px, 80%)" />
      <div className={classes.days}>
        {DAYS.map((day) => (
          <Skeleton key={day} height={76} />
        ))}
      </div>
      <DaySkeleton />
    </div>
  );
}

/** A day before its meals are known. */
export function DaySkeleton() {
  return (
    <div className={classes.day} aria-hidden>
      <Skeleton height={28} width="min(280px, 70%)" />
      <Skeleton height={72} />
      <div className={classes.slots}>
        {DAYS.slice(0, 3).map((slot) => (
          <Skeleton key={slot} height={232} />
        ))}
      </div>
    </div>
  );
}
