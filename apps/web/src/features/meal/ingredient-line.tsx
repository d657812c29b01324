import { texts } from '@platewise/contract/texts';
import classes from './ingredient-line.module.css';
import { keyedLines } from './keyed-lines.ts';

/** The ingredients run together as in a cookbook's margin. */
export function IngredientLine({ ingredients }: { ingredients: string[] }) {
  if (ingredients.length === 0) return null;
  return (
    <ul className={classes.line} aria-label={texts.meal.ingredients}>
      {keyedLines(ingredients).map(({ key, line }) => (
        <li key={key} dir="auto">
          {tiedAmount(line)}
        </li>
      ))}
    </ul>
  );
}

// '50 g avocado' never breaks between the number and its unit; nobody weighs less than half a gram of a spice.
function tiedAmount(line: string): string {
  const pinch = /^0\.(?:[0-4]\d?) g (.+)$/.exec(line)?.[1];
  if (pinch) return texts.meal.pinchOf({ name: pinch });
  return line.replace(/^([\d.,/]+) (?=\S)/, '$1\u00a0');
}
