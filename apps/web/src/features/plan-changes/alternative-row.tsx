import { Button, Title, VisuallyHidden } from '@mantine/core';
import type { Alternative } from '@platewise/contract/plan-change-schema';
import { texts } from '@platewise/contract/texts';
import { MealFacts } from '../meal/meal-facts.tsx';
import { kcalText } from '../meal/quantities.ts';
import { shownMeal } from '../meal/shown-meal.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import classes from './alternative-row.module.css';
import { effectWords, priceNote } from './effect-words.ts';
import { takesTokens } from './takes-tokens.ts';

type AlternativeRowProps = { alternative: Alternative; onChoose: () => void };

const words = texts.planChanges;

/** One dish that can be chosen: what it is, and what it does to the day. */
export function AlternativeRow({ alternative, onChoose }: AlternativeRowProps) {
  const { meal, effect, isFree } = alternative;
  const subscription = useSubscription();
  const price = priceNote(effect);

  return (
    <li className={classes.row}>
      <Title dir="auto" order={3} className={classes.name}>
        {meal.name}
      </Title>
      <div className={classes.facts}>
        <span className={classes.kcal}>{kcalText(meal.calories)}</span>
        <MealFacts meal={shownMeal(meal)} showServings={false} />
      </div>
      <dl className={classes.effects} aria-label={words.effects}>
        {effectWords(effect).map(({ name, shown, spoken }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span aria-hidden="true">{shown}</span>
              <VisuallyHidden>{spoken}</VisuallyHidden>
            </dd>
          </div>
        ))}
      </dl>
      {price && <p className={classes.price}>{price}</p>}
      <div className={classes.choice}>
        <Button variant="light" size="compact-md" aria-label={words.chooseMeal({ meal: meal.name })} onClick={onChoose}>
          {words.choose}
        </Button>
        {takesTokens(subscription) && <span className={classes.tokens}>{isFree ? words.free : words.oneToken}</span>}
      </div>
    </li>
  );
}
