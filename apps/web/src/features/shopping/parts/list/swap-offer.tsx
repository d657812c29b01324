import { Button, Flex, Text } from '@mantine/core';
import type { ListSwap } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { moneyText } from '@platewise/domain/shopping/cost-text';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { whenWords } from '../../data/text/meal-use-words.ts';
import classes from '../shopping.module.css';

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
    <Flex component="li" direction="column" className={classes.ruled} gap="var(--space-4)" align="flex-start">
      <Text inherit>
        <Text dir="auto" className={typography.breakable} span inherit fw={600}>
          {alternative.meal.name}
        </Text>{' '}
        <span className={`${typography.figures} ${typography.oneLine}`}>
          {saves({ money: moneyText(saving, currency) })}
        </span>
      </Text>
      <Text size="sm" c="dimmed">
        {words.instead({ meal: before })} · {kcal}
      </Text>
      {unpriced.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.unpriced({ foods: unpriced.join(', ') })}
        </Text>
      )}
      <Button
        variant="default"
        size="sm"
        loading={isBusy}
        aria-label={words.take({ meal: alternative.meal.name })}
        onClick={onTake}
      >
        {words.takeIt}
      </Button>
    </Flex>
  );
}
