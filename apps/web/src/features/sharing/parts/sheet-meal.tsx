import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { keyedLines } from '../../../shared/meal/details/keyed-lines.ts';
import { gramsText, kcalText, weighedGramsText } from '../../../shared/meal/quantities.ts';
import { PlatePicture } from '../../../shared/plate/plate-picture.tsx';
import classes from './plan-sheet.module.css';

/** A meal with the amounts and the energy of all its servings. */
export function SheetMeal({ meal }: { meal: Meal }) {
  const { servings, calories, prepTime, cookTime, startsAhead } = meal;
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
          {startsAhead && <p dir="auto">{texts.meal.startsAhead(startsAhead)}</p>}
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
