import type { Meal } from '@platewise/contract/meal-schema';
import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { createPortal } from 'react-dom';
import { keyedLines } from '../meal/keyed-lines.ts';
import { MACROS } from '../meal/macro-shares.ts';
import { gramsText, kcalText, weighedGramsText } from '../meal/quantities.ts';
import { certificateWords } from '../planner/certificate-words.ts';
import { PlatePicture } from '../plate/plate-picture.tsx';
import classes from './plan-sheet.module.css';
import { sheetDensity } from './sheet-density.ts';
import { usePrintSheet } from './use-print-sheet.ts';

/** What is printed of a plan in place of its page: everything that a kitchen needs, on one sheet of paper. */
export function PlanSheet({ plan, name }: { plan: Plan; name: string }) {
  const isPrinting = usePrintSheet(name);
  if (!isPrinting) return null;
  const { certificate, meals, goal } = plan;
  const { actual } = certificate;

  // Beside the application, so that all of that can be left out.
  return createPortal(
    <div className={classes.sheet} data-density={sheetDensity(meals)}>
      <h1>{name}</h1>
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

/** A meal with the amounts and the energy of all its servings. */
function SheetMeal({ meal }: { meal: Meal }) {
  const { servings, calories, prepTime, cookTime } = meal;
  return (
    <section className={classes.meal}>
      <div className={classes.head}>
        <PlatePicture meal={meal} size={44} />
        <div>
          <h2>
            {texts.options.mealType[meal.mealType]}: {meal.name}
          </h2>
          <p>
            {meal.portions
              ? portionsText(meal.portions)
              : `${texts.meal.servings({ count: servings })} · ${kcalText(calories * servings)}`}
            {' · '}
            {texts.meal.prepTime({ minutes: prepTime })} · {texts.meal.cookTime({ minutes: cookTime })}
          </p>
        </div>
      </div>
      <ul>
        {keyedLines(amountsOf(meal)).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
      <ol>
        {keyedLines(meal.instructions).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

function portionsText(portions: NonNullable<Meal['portions']>): string {
  return portions
    .map(({ name, grams, calories }) =>
      texts.family.portion({ name, grams: gramsText(grams), kcal: kcalText(calories) }),
    )
    .join('; ');
}

function amountsOf({ items, ingredients, servings }: Meal): string[] {
  if (items.length === 0) return ingredients;
  return items.map(({ name, grams }) => `${weighedGramsText(grams * servings)} ${name}`);
}
