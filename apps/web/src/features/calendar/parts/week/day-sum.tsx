import type { CalendarDay } from '@platewise/contract/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar-screen';
import { MACROS } from '../../../../shared/meal/card/macro-shares.ts';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import classes from './day-sum.module.css';

const words = calendarScreen;

/** What a day comes to against what it aims at, and what of it nobody knows. */
export function DaySum({ day }: { day: CalendarDay }) {
  const { totals, target, unknown } = day;
  return (
    <section className={classes.sum} aria-label={words.dayTotal}>
      <div className={classes.figures}>
        <p className={classes.energy}>
          <span className={classes.label}>{words.dayTotal}</span>
          <span className={classes.kcal}>
            {words.ofTarget({ planned: wholeNumberText(totals.calories), target: wholeNumberText(target.calories) })}
          </span>
          <Meter actual={totals.calories} target={target.calories} />
        </p>
        <ul className={classes.macros}>
          {MACROS.map((macro) => (
            <li key={macro} data-macro={macro}>
              <span className={classes.label}>{texts.meal[macro]}</span>
              <span>
                {texts.planner.ofTargetGrams({
                  actual: wholeNumberText(totals.macros[macro]),
                  target: wholeNumberText(target.macros[macro]),
                })}
              </span>
              <Meter actual={totals.macros[macro]} target={target.macros[macro]} />
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
    <p className={classes.unknown}>
      {[...(calories > 0 ? [words.unknownKcal({ count: calories })] : []), words.unknownMacros({ count: macros })].join(
        ' ',
      )}
    </p>
  );
}

function Meter({ actual, target }: { actual: number; target: number }) {
  const share = target > 0 ? Math.min(1, actual / target) : 0;
  return (
    <span className={classes.meter} aria-hidden="true">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}
