import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { texts } from '@platewise/contract/texts';
import { keyedLines } from '../meal/keyed-lines.ts';
import { weighedGramsText } from '../meal/quantities.ts';
import classes from './entry-ingredients.module.css';

type Meal = NonNullable<CalendarEntry['meal']>;

const words = calendarScreen;

/** What is needed for an entry in all its servings; folded away until it is asked for. */
export function EntryIngredients({ entry: { meal, servings } }: { entry: { meal: Meal; servings: number } }) {
  const lines = linesOf(meal, servings);
  if (lines.length === 0) return <p className={classes.none}>{words.noIngredients}</p>;
  return (
    <details className={classes.whole}>
      <summary>{words.ingredients({ count: lines.length })}</summary>
      <ul className={classes.lines} aria-label={texts.meal.ingredients}>
        {keyedLines(lines).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function linesOf({ items = [], ingredients = [] }: Meal, servings: number): string[] {
  // Lines beyond the items have no grams: then nothing is multiplied, rather than half of it.
  if (items.length === 0 || items.length < ingredients.length) return ingredients;
  return items.map(({ name, grams }) => `${weighedGramsText(grams * servings)} ${name}`);
}
