import { gramsText, kcalText } from '../../../shared/meal/quantities.ts';
import { EXAMPLE_DINNER } from '../example/example-dinner.ts';
import classes from './picture.module.css';
import trace from './trace-picture.module.css';

/** Ingredients that are shown: those that bring most. */
const SHOWN = 6;

const ITEMS = [...EXAMPLE_DINNER.items].sort((a, b) => b.calories - a.calories).slice(0, SHOWN);

/** What the largest parts of the example's dinner bring. */
export function TracePicture() {
  return (
    <div className={classes.sheet}>
      <p className={trace.title}>
        <span className={classes.name}>{EXAMPLE_DINNER.name}</span>
        <span className={classes.figure}>{kcalText(EXAMPLE_DINNER.calories)}</span>
      </p>
      <ul className={trace.items}>
        {ITEMS.map(({ food, name, grams, calories }) => (
          <li key={food}>
            <span>{name}</span>
            <span className={classes.small}>{gramsText(grams)}</span>
            <span className={trace.track} aria-hidden="true">
              <span style={{ width: `${(calories * 100) / EXAMPLE_DINNER.calories}%` }} />
            </span>
            <span className={classes.figure}>{kcalText(calories)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
