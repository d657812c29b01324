import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { createPortal } from 'react-dom';
import { certificateWords } from '../../../shared/certificate/certificate-words.ts';
import { MACROS } from '../../../shared/meal/card/macro-shares.ts';
import { gramsText, kcalText } from '../../../shared/meal/quantities.ts';
import { usePrintSheet } from '../../../shared/print/use-print-sheet.ts';
import { sheetDensity } from '../data/sheet-density.ts';
import classes from './plan-sheet.module.css';
import { SheetMeal } from './sheet-meal.tsx';

/** What is printed of a plan in place of its page: everything that a kitchen needs, on one sheet of paper. */
export function PlanSheet({ plan, name }: { plan: Plan; name: string }) {
  const isPrinting = usePrintSheet(name);
  if (!isPrinting) return null;
  const { certificate, meals, goal } = plan;
  const { actual } = certificate;

  // Next to the application, so that all of that can be left out.
  return createPortal(
    <div className={classes.sheet} data-density={sheetDensity(meals)}>
      <h1 dir="auto">{name}</h1>
      <p>
        {texts.options.goal[goal]} · {certificateWords(certificate)}
      </p>
      <p>
        {texts.planner.dayTotal}: {kcalText(actual.calories)}
        {MACROS.map((macro) => `, ${texts.meal[macro]} ${gramsText(actual.macros[macro])}`)}.{' '}
        {texts.planner.notMedicalAdvice}
      </p>
      <div className={classes.meals}>
        {meals.map((meal) => (
          <SheetMeal key={meal.id} meal={meal} />
        ))}
      </div>
    </div>,
    document.body,
  );
}
