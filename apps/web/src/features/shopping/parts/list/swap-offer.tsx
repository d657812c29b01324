import { Button } from '@mantine/core';
import type { ListSwap } from '@platewise/contract/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { shoppingScreen } from '@platewise/contract/texts/shopping-screen';
import { moneyText } from '@platewise/domain/cost-text';
import { whenWords } from '../../data/text/meal-use-words.ts';
import classes from '../make/cheaper-dishes.module.css';

type SwapOfferProps = { swap: ListSwap; isBusy: boolean; onTake: () => void };

const words = shoppingScreen.swaps;

/** A cheaper dish, what it stands in for, what it saves, and what that leaves out. */
export function SwapOffer({ swap, isBusy, onTake }: SwapOfferProps) {
  const { meal, alternative, saving, isEstimate, currency, unpriced } = swap;
  const saves = isEstimate ? words.savesByEstimate : words.saves;
  const when = whenWords(swap);
  const before = when === '' ? meal : words.ofTime({ when, meal });
  const kcal = texts.meal.kcal({ count: Math.round(alternative.meal.calories) });

  return (
    <li className={classes.offer}>
      <p>
        <span dir="auto" className={classes.dish}>
          {alternative.meal.name}
        </span>{' '}
        <span className={classes.saves}>{saves({ money: moneyText(saving, currency) })}</span>
      </p>
      <p className={classes.quiet}>
        {words.instead({ meal: before })} · {kcal}
      </p>
      {unpriced.length > 0 && <p className={classes.quiet}>{words.unpriced({ foods: unpriced.join(', ') })}</p>}
      <Button
        variant="default"
        size="sm"
        loading={isBusy}
        aria-label={words.take({ meal: alternative.meal.name })}
        onClick={onTake}
      >
        {words.takeIt}
      </Button>
    </li>
  );
}
