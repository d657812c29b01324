import { texts } from '@platewise/contract/texts';
import { preview as words } from '@platewise/contract/texts/site/preview';
import { kcalText } from '../../../shared/meal/quantities.ts';
import { EXAMPLE_CERTIFICATE } from '../example/example-certificate.ts';
import { EXAMPLE_REQUEST } from '../example/example-plan.ts';
import classes from './picture.module.css';

const { goal, dietaryPreferences, calorieTarget } = EXAMPLE_REQUEST;
const { excluded } = EXAMPLE_CERTIFICATE;

const SETTINGS = [
  { term: words.goal, value: texts.options.goal[goal] },
  { term: words.diet, value: texts.options.diet[dietaryPreferences] },
  { term: words.target, value: kcalText(calorieTarget) },
];

/** The settings of the example, and what its excluded words were understood as. */
export function RulesPicture() {
  return (
    <div className={classes.sheet}>
      <dl className={classes.rows}>
        {SETTINGS.map(({ term, value }) => (
          <div key={term}>
            <dt className={`${classes.grow} ${classes.small}`}>{term}</dt>
            <dd className={classes.figure}>{value}</dd>
          </div>
        ))}
        <div>
          <dt className={`${classes.grow} ${classes.small}`}>{words.without}</dt>
          <dd className={classes.figure}>
            {excluded.map(({ term }) => (
              <span key={term} className={classes.chip}>
                {term}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      {excluded.map(({ term, understoodAs, foodsRemoved }) => (
        <p key={term} className={classes.small}>
          {texts.certificate.understoodAs({ term, meaning: understoodAs })}{' '}
          {texts.certificate.foodsRemoved({ count: foodsRemoved })}
        </p>
      ))}
    </div>
  );
}
