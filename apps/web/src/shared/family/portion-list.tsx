import type { Portion } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { gramsText, kcalText } from '../meal/quantities.ts';
import classes from './portion-list.module.css';

type PortionListProps = { meal: { name: string; calories: number }; portions: readonly Portion[] };

/** Who eats how much of a meal that is cooked once: grams of its raw weight, and their kcal. */
export function PortionList({ meal, portions }: PortionListProps) {
  const grams = portions.reduce((sum, portion) => sum + portion.grams, 0);
  return (
    <div className={classes.portions}>
      <p className={classes.pot}>{texts.family.pot({ grams: gramsText(grams) })}</p>
      <ul className={classes.list} aria-label={texts.family.portions({ meal: meal.name })}>
        {portions.map((portion) => (
          <li key={portion.profileId}>
            <span className={classes.name}>{portion.name}</span>{' '}
            <span className={classes.grams}>{gramsText(portion.grams)}</span>{' '}
            <span className={classes.kcal}>{kcalText(portion.calories)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.whole}>{texts.family.allOfIt({ kcal: kcalText(meal.calories) })}</p>
    </div>
  );
}
