import { Text } from '@mantine/core';
import type { CalendarDay } from '@platewise/contract/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar-screen';
import { MACROS } from '../../../../shared/meal/card/macro-shares.ts';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { Meter } from '../../../../shared/ui/meter.tsx';
import classes from './day-sum.module.css';

const words = calendarScreen;

/** What a day comes to against what it aims at, and what of it nobody knows. */
export function DaySum({ day }: { day: CalendarDay }) {
  const { totals, target, unknown } = day;
  return (
    <section className={classes.sum} aria-label={words.dayTotal}>
      <div className={classes.figures}>
        <p className={classes.energy}>
          <Text span size="sm" c="dimmed">
            {words.dayTotal}
          </Text>
          <Text span size="lg" fw={600} lh={1.3}>
            {words.ofTarget({ planned: wholeNumberText(totals.calories), target: wholeNumberText(target.calories) })}
          </Text>
          <Meter value={totals.calories} max={target.calories} />
        </p>
        <ul className={classes.macros}>
          {MACROS.map((macro) => (
            <li key={macro}>
              <Text span size="sm" c="dimmed">
                {texts.meal[macro]}
              </Text>
              <span>
                {texts.planner.ofTargetGrams({
                  actual: wholeNumberText(totals.macros[macro]),
                  target: wholeNumberText(target.macros[macro]),
                })}
              </span>
              <Meter value={totals.macros[macro]} max={target.macros[macro]} color={`var(--${macro})`} />
            </li>
          ))}
        </ul>
      </div>
      <Unknown unknown={unknown} />
    </section>
  );
}

function Unknown({ unknown }: Pick<CalendarDay, 'unknown'>) {
  const { calories, macros } = unknown;
  if (macros === 0) return null;
  return (
    <Text size="sm" mt="xs" c="dimmed">
      {[...(calories > 0 ? [words.unknownKcal({ count: calories })] : []), words.unknownMacros({ count: macros })].join(
        ' ',
      )}
    </Text>
  );
}
