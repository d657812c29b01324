import { Text } from '@mantine/core';
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
            <Text component="dt" className={classes.grow} size="sm" c="dimmed" lh={1.4}>
              {term}
            </Text>
            <dd className={classes.figure}>{value}</dd>
          </div>
        ))}
        <div>
          <Text component="dt" className={classes.grow} size="sm" c="dimmed" lh={1.4}>
            {words.without}
          </Text>
          <dd className={classes.figure}>
            {excluded.map(({ term }) => (
              <Text
                key={term}
                span
                inherit
                display="inline-block"
                mr="xs"
                px="sm"
                py="var(--space-2)"
                bd="1px solid var(--field-border)"
                bdrs="xl"
                fw={500}
              >
                {term}
              </Text>
            ))}
          </dd>
        </div>
      </dl>
      {excluded.map(({ term, understoodAs, foodsRemoved }) => (
        <Text key={term} size="sm" c="dimmed" lh={1.4}>
          {texts.certificate.understoodAs({ term, meaning: understoodAs })}{' '}
          {texts.certificate.foodsRemoved({ count: foodsRemoved })}
        </Text>
      ))}
    </div>
  );
}
