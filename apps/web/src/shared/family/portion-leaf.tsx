import { NumberInput, Stack, Text } from '@mantine/core';
import type { Portion } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { gramsText, kcalText, percentText } from '../meal/quantities.ts';
import typography from '../ui/typography/typography.module.css';
import { platedGrams } from './plated-grams.ts';
import classes from './portion-leaf.module.css';

const words = texts.family.cooking;

/** Grams that a finished dish can weigh. */
const WEIGHT = { min: 50, max: 20_000 } as const;

/** What was typed for a meal, as long as the page is open: turning back to a step loses nothing. */
const typed = new Map<string, string | number>();

type PortionLeafProps = { mealId: string; portions: readonly Portion[] };

/** The last page of a shared meal: each person's part of the finished dish, in grams on the plate once it is weighed. */
export function PortionLeaf({ mealId, portions }: PortionLeafProps) {
  const [weight, setWeight] = useState<string | number>(typed.get(mealId) ?? '');
  const raw = portions.reduce((sum, { grams }) => sum + grams, 0);
  const isWeighed = typeof weight === 'number' && Number.isInteger(weight) && isWithin(weight);
  const plated = isWeighed ? platedGrams(weight, portions) : null;

  function type(value: string | number): void {
    typed.set(mealId, value);
    setWeight(value);
  }

  return (
    <Stack gap="lg" maw="40rem">
      <p className={classes.text}>{words.text}</p>
      <ul className={classes.list}>
        {portions.map(({ profileId, name, grams, calories }, place) => (
          <li key={profileId}>
            <Text className={typography.breakable} span size="xl">
              {name}
            </Text>{' '}
            <Text span fz="var(--text-28)" fw={600} lh={1.2}>
              {plated ? gramsText(plated[place] ?? 0) : percentText((100 * grams) / raw)}
            </Text>{' '}
            <span className={classes.more}>
              {plated ? words.share({ percent: percentText((100 * grams) / raw) }) : words.ofDish} ·{' '}
              {kcalText(calories)}
            </span>
          </li>
        ))}
      </ul>
      <NumberInput
        maw="24rem"
        size="lg"
        label={words.weight}
        description={words.weightHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={weight}
        onChange={type}
        error={weight !== '' && !isWeighed && words.weightBounds(boundsText)}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        thousandSeparator=","
      />
    </Stack>
  );
}

const boundsText = { min: gramsText(WEIGHT.min), max: gramsText(WEIGHT.max) };

function isWithin(weight: number): boolean {
  return weight >= WEIGHT.min && weight <= WEIGHT.max;
}
