import { preview as words } from '@platewise/contract/locales/en/site/preview';
import { texts } from '@platewise/contract/texts';
import { EXAMPLE_REQUEST } from '../../content/example-plan.ts';
import { kcalText } from '../meal/quantities.ts';
import classes from './asked-for.module.css';

const { goal, dietaryPreferences, mealCount, calorieTarget, excludeIngredients } = EXAMPLE_REQUEST;

const ROWS = [
  { term: words.goal, value: texts.options.goal[goal] },
  { term: words.diet, value: texts.options.diet[dietaryPreferences] },
  { term: words.meals, value: String(mealCount) },
  { term: words.target, value: kcalText(calorieTarget) },
  { term: words.without, value: excludeIngredients.join(', ') },
];

/** The request behind the example plan. */
export function AskedFor() {
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className={classes.title}>
        {words.askedTitle}
      </h2>
      <dl className={classes.rows}>
        {ROWS.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
