import type { Certificate } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { FamilyTotal } from '../family/family-total.tsx';
import { MACROS } from '../meal/macro-shares.ts';
import { wholeNumberText } from '../meal/quantities.ts';
import classes from './day-total.module.css';

type DayTotalProps = {
  /** Null while there is no plan to total. */
  certificate: Certificate | null;
  /** kcal that the form asks for. */
  targetKcal: number;
};

/** The sum of the plan's meals against the day's target, always in sight. */
export function DayTotal({ certificate, targetKcal }: DayTotalProps) {
  if (!certificate) {
    return (
      <section className={classes.total} aria-label={texts.planner.dayTotal}>
        <p className={classes.energy}>
          <span className={classes.label}>{texts.planner.dayTotal}</span>
          <span className={classes.muted}>{texts.planner.notYetPlanned({ target: wholeNumberText(targetKcal) })}</span>
        </p>
      </section>
    );
  }
  const { actual, target, people } = certificate;
  if (people) {
    return (
      <section className={classes.total} aria-label={texts.planner.dayTotal}>
        <FamilyTotal people={people} />
      </section>
    );
  }
  return (
    <section className={classes.total} aria-label={texts.planner.dayTotal}>
      <p className={classes.energy}>
        <span className={classes.label}>{texts.planner.dayTotal}</span>
        <span>
          {texts.planner.ofTarget({
            actual: wholeNumberText(actual.calories),
            target: wholeNumberText(target.calories),
          })}
        </span>
      </p>
      <ul className={classes.macros}>
        {MACROS.map((macro) => (
          <li key={macro} data-macro={macro}>
            <span className={classes.macroName}>{texts.meal[macro]}</span>
            <span className={classes.macroGrams}>
              {texts.planner.ofTargetGrams({
                actual: wholeNumberText(actual.macros[macro]),
                target: wholeNumberText(target.macros[macro]),
              })}
            </span>
            <span className={classes.meter} aria-hidden="true">
              <span style={{ width: `${filled(actual.macros[macro], target.macros[macro])}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function filled(actual: number, target: number): number {
  return target > 0 ? Math.min(100, (actual * 100) / target) : 0;
}
