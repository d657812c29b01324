import type { ListAisle, ShoppingItem, ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import type { Units } from '../../../../shared/preferences/food-weight-text.ts';
import { lineName } from './line-name.ts';
import type { AisleLines } from './list-aisles.ts';
import { listParts } from './list-parts.ts';
import { quantityWords } from './quantity-words.ts';

const words = shoppingScreen.text;

/** The list for a message: what has to be bought, by shop and aisle, with what is ticked. */
export function listText(
  list: Pick<ShoppingList, 'items' | 'shops'>,
  units: Units,
  order: readonly ListAisle[],
): string {
  return listParts(wantedOf(list), { order })
    .flatMap(({ name, aisles }) => [...(name === null ? [] : [words.shop({ shop: name })]), ...aisles.map(aisleText)])
    .join('\n\n');

  function aisleText({ category, lines }: AisleLines): string {
    return [category, ...lines.map((line) => lineText(line, units))].join('\n');
  }
}

/** A list of what has to be bought, or was. */
export function wantedOf<List extends Pick<ShoppingList, 'items'>>(list: List): List {
  return { ...list, items: list.items.filter(isWanted) };
}

/** What is at home or not needed is left out where the list is taken along. */
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
