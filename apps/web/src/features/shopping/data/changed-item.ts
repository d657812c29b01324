import type { UpdateListItem } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { costOfGrams } from '@platewise/domain/shopping/list-costs';
import { weighedGramsText } from '../../../shared/meal/quantities.ts';

const NO_COST = { inr: null, usd: null };

type Change = Omit<UpdateListItem, 'itemId'>;

/** A line as a change leaves it, as far as this device can know before the server says so. */
export function changedItem(item: ShoppingItem, change: Change): ShoppingItem {
  const { isTicked, covers, grams, quantity, name, aisle, have, shopId } = change;
  let changed = item;
  if (name !== undefined) changed = { ...changed, name };
  if (aisle !== undefined) changed = { ...changed, aisle, category: categoryOf(aisle) };
  if (quantity !== undefined) {
    changed = { ...changed, quantity: quantity ?? '', isEdited: item.kind === 'line' && quantity !== null };
  }
  if (grams !== undefined) changed = withGrams(changed, grams);
  if (have !== undefined) changed = withHave(changed, have);
  if (shopId !== undefined) changed = { ...changed, shopId, hasOwnShop: true };
  if (isTicked === undefined) return changed;
  return isTicked ? ticked(changed, covers ?? item.covers) : notTicked(changed);
}

/** The name of an aisle. */
export function categoryOf(aisle: ShoppingItem['aisle']): string {
  return aisle === 'other' ? texts.shoppingList.otherAisle : texts.aisles[aisle];
}

/** With null, as much as is needed: how a shop sells that is the server's to say. */
function withGrams(item: ShoppingItem, grams: number | null): ShoppingItem {
  const amount = grams ?? gramsToBuy(item);
  return { ...item, ...boughtAs(item, amount), isEdited: grams !== null, extraAmount: null };
}

function withHave(item: ShoppingItem, isAtHome: boolean): ShoppingItem {
  if (item.status === 'not-needed') return item;
  const { reservedGrams: _reserved, ...uncounted } = item;
  if (isAtHome) return { ...uncounted, status: 'have', atHomeGrams: null, cost: NO_COST };
  return { ...uncounted, atHomeGrams: null, status: item.isTicked ? 'ticked' : 'open' };
}

function ticked(item: ShoppingItem, covers: number | null): ShoppingItem {
  const tick = { isTicked: true, tickedAmount: covers, extraAmount: null };
  if (item.status === 'not-needed' || item.status === 'have') return { ...item, ...tick };
  const isMore = item.status === 'more' && item.buy !== null && covers !== null;
  return { ...item, ...(isMore ? boughtAs(item, covers) : {}), ...tick, status: 'ticked' };
}

function notTicked(item: ShoppingItem): ShoppingItem {
  const noTick = { isTicked: false, tickedAmount: null, extraAmount: null };
  if (item.status === 'not-needed' || item.status === 'have') return { ...item, ...noTick };
  const isMore = item.status === 'more' && item.neededGrams !== null;
  return { ...item, ...(isMore ? boughtAs(item, gramsToBuy(item)) : {}), ...noTick, status: 'open' };
}

/** What the list is short of before anything is ticked. */
function gramsToBuy({ neededGrams, atHomeGrams }: ShoppingItem): number {
  return Math.max(0, (neededGrams ?? 0) - (atHomeGrams ?? 0));
}

function boughtAs(item: ShoppingItem, grams: number): Pick<ShoppingItem, 'buy' | 'quantity' | 'cost'> {
  const buy = { grams, count: null, soldAs: 'loose' as const };
  return { buy, quantity: weighedGramsText(grams), cost: costOfGrams(item, grams) };
}
