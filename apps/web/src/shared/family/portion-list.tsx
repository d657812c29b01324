import { Text } from '@mantine/core';
import type { Portion } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { gramsText, kcalText } from '../meal/quantities.ts';
import typography from '../ui/typography/typography.module.css';
import classes from './portion-list.module.css';

type PortionListProps = { meal: { name: string; calories: number }; portions: readonly Portion[] };

/** Who eats how much of a meal that is cooked once: grams of its raw weight, and their kcal. */
export function PortionList({ meal, portions }: PortionListProps) {
  const grams = portions.reduce((sum, portion) => sum + portion.grams, 0);
  return (
    <div className={classes.portions}>
      <Text size="sm" mb="var(--space-4)" c="dimmed">
        {texts.family.pot({ grams: gramsText(grams) })}
      </Text>
      <ul className={classes.list} aria-label={texts.family.portions({ meal: meal.name })}>
        {portions.map((portion) => (
          <li key={portion.profileId}>
            <span className={classes.name}>{portion.name}</span>{' '}
            <Text span inherit ta="right">
              {gramsText(portion.grams)}
            </Text>{' '}
            <Text className={typography.oneLine} span inherit fw={600} ta="right">
              {kcalText(portion.calories)}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm" mt="sm" c="dimmed">
        {texts.family.allOfIt({ kcal: kcalText(meal.calories) })}
      </Text>
    </div>
  );
}
