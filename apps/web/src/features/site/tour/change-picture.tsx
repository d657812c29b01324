import { Box, Text } from '@mantine/core';
import { features as words } from '@platewise/contract/texts/site/features';
import { kcalText, wholeNumberText } from '../../../shared/meal/quantities.ts';
import { EXAMPLE_ALTERNATIVES } from '../example/example-alternatives.ts';
import { EXAMPLE_CERTIFICATE } from '../example/example-certificate.ts';
import { EXAMPLE_MEALS } from '../example/example-plan.ts';
import classes from './picture.module.css';

/** The place of the lunch among the example's meals. */
const LUNCH = 1;

const CHOICES = [
  ...EXAMPLE_MEALS.slice(LUNCH, LUNCH + 1).map(({ name, calories }) => ({
    name,
    calories,
    dayCalories: EXAMPLE_CERTIFICATE.actual.calories,
    isCurrent: true,
  })),
  ...EXAMPLE_ALTERNATIVES.map((alternative) => ({ ...alternative, isCurrent: false })),
];

/** The example's lunch and what the planner offers in its place, each with the day that follows. */
export function ChangePicture() {
  return (
    <div className={classes.sheet}>
      <ul className={classes.rows}>
        {CHOICES.map(({ name, calories, dayCalories, isCurrent }) => (
          <li key={name}>
            <Box
              component="span"
              flex="none"
              w={18}
              h={18}
              bd={isCurrent ? '5.5px solid var(--primary)' : '1.5px solid var(--field-border)'}
              bdrs="50%"
              aria-hidden="true"
            />
            <div className={classes.grow}>
              <Text inherit fw={600} lh={1.3}>
                {name}
              </Text>
              {isCurrent && <Text inherit>{words.change.current}</Text>}
            </div>
            <div className={classes.figure}>
              {kcalText(calories)}
              <Text inherit>{words.change.dayWith({ calories: wholeNumberText(dayCalories) })}</Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
