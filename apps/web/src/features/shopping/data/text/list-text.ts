import type { ListAisle, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import type { Units } from '../../../../shared/preferences/food-weight-text.ts';
import { lineName } from './line-name.ts';
import { listAisles } from './list-aisles.ts';
import { quantityWords } from './quantity-words.ts';

const words = shoppingScreen.text;
const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

/** The list for a message: what has to be bought, by aisle, with what is ticked. */
export function listText(items: readonly ShoppingItem[], units: Units, order: readonly ListAisle[]): string {
  const wanted = items.filter(isWanted);
  return listAisles(wanted, NOTHING_HIDDEN, order)
    .map(({ category, lines }) => [category, ...lines.map((line) => lineText(line, units))].join('\n'))
    .join('\n\n');
}

/** Whether a line has to be bought, or was: what is at home or not needed is left out where the list is taken along. */
export function isWanted({ status }: Pick<ShoppingItem, 'status'>): boolean {
  return status === 'open' || status === 'more' || status === 'ticked';
}

/** 'Onion, 3 pieces (about 330 g)'. */
export function itemText(item: ShoppingItem, units: Units): string {
  const [name, amount] = [lineName(item), quantityWords(item, units)];
  return amount === '' ? name : shoppingScreen.item.nameAndAmount({ name, amount });
}

function lineText(item: ShoppingItem, units: Units): string {
  const line = itemText(item, units);
  return item.status === 'ticked' ? words.ticked({ line }) : words.box({ line });
}
