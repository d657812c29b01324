import type { ListAmount } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';

const { quantity } = texts.shoppingList;

const GRAMS_IN_A_KILOGRAM = 1000;
const GRAMS_IN_TWO_DECIMALS = 10;

/** An amount as a list says it: '3 pieces (about 330 g)', '500 g', '1.5 kg'. */
export function amountWords({ grams, count, soldAs }: ListAmount): string {
  if (soldAs === 'loose' || count === null) return gramWords(grams);
  const units = quantity.units[soldAs]({ count });
  return soldAs === 'egg' ? units : quantity.withGrams({ units, grams: gramWords(aboutGrams(grams)) });
}

/** Pieces weigh about so much: two decimals of a kilogram say it. */
function aboutGrams(grams: number): number {
  return grams < GRAMS_IN_A_KILOGRAM ? grams : Math.round(grams / GRAMS_IN_TWO_DECIMALS) * GRAMS_IN_TWO_DECIMALS;
}

/** Grams, from a kilogram on as kilograms where two decimals say them. */
function gramWords(grams: number): string {
  if (grams >= GRAMS_IN_A_KILOGRAM && grams % GRAMS_IN_TWO_DECIMALS === 0)
    return quantity.kilograms({ count: numberWords(grams / GRAMS_IN_A_KILOGRAM) });
  return quantity.grams({ count: numberWords(grams) });
}
