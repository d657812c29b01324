import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { aboutWeightText, foodWeightText, type Units } from '../../../../shared/preferences/food-weight-text.ts';

const { more, withGrams, units: counted } = texts.shoppingList.quantity;

/** How much of a line is to be bought, in the person's units: in grams it is what the server says. */
export function quantityWords({ quantity, buy, status }: ShoppingItem, units: Units): string {
  if (units === 'metric' || buy === null) return quantity;
  const amount = amountWords(buy, units);
  return status === 'more' ? more({ amount }) : amount;
}

function amountWords({ grams, count, soldAs }: NonNullable<ShoppingItem['buy']>, units: Units): string {
  if (soldAs === 'loose' || count === null) return foodWeightText(grams, units);
  const pieces = counted[soldAs]({ count });
  return soldAs === 'egg' ? pieces : withGrams({ units: pieces, grams: aboutWeightText(grams, units) });
}
