import { Text } from '@mantine/core';
import { CURRENCIES } from '@platewise/contract/shopping/list-options';
import type { ListCost } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { moneyText, statedMoneyText } from '@platewise/domain/shopping/cost-text';
import { costKey } from '../../data/text/money-words.ts';

const words = shoppingScreen.details;

/** What a line costs, in each currency that a price is known in, with where the price comes from. */
export function RowCost({ cost }: { cost: ListCost }) {
  const known = CURRENCIES.flatMap((currency) => {
    const price = cost[costKey(currency)];
    return price ? [{ currency, price }] : [];
  });

  return (
    <div>
      <Text component="h3" size="sm" mb="var(--space-4)" fw={600}>
        {words.cost}
      </Text>
      {known.length === 0 && words.noCost}
      {known.map(({ currency, price: { amount, low, high, basis, isEstimate, standIn, ownPrice } }) => {
        const money = moneyText(amount, currency);
        const range = ownPrice
          ? statedMoneyText(amount, currency)
          : words.range({ money, low: moneyText(low, currency), high: moneyText(high, currency) });
        const by = standIn === null ? basis : `${words.standIn({ food: standIn })}, ${basis}`;
        return (
          <Text key={currency} size="sm">
            {words.costOf({ money: isEstimate ? words.about({ money }) : range, basis: by })}
          </Text>
        );
      })}
    </div>
  );
}
