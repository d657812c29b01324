import { Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { keyedLines } from './keyed-lines.ts';
import classes from './meal-reasons.module.css';

/** Why this meal is in the plan; nothing where the plan does not say. */
export function MealReasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <section>
      <Title order={3} className={classes.title}>
        {texts.meal.why}
      </Title>
      <ul className={classes.reasons}>
        {keyedLines(reasons).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
