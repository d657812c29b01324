import { LIST_AISLES } from '@platewise/contract/shopping/list-options';
import type { ListAmount, ListCost, ListStatus, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';
import { hundredth, tenth } from '@platewise/domain/rounding';
import { findFood } from '@platewise/nutrition/foods/foods';
import { householdMeasure } from '@platewise/nutrition/foods/household-measure';
import { amountToBuy } from '../amounts/amount-to-buy.ts';
import { amountWords } from '../amounts/amount-words.ts';
import { isStaple } from '../amounts/is-staple.ts';
import { lineCost } from '../amounts/line-cost.ts';
import type { OwnPrices } from '../amounts/own-prices.ts';
import { aisleOfFood, missingGrams, type NeededLine } from './build-list.ts';
import { type ItemState, untouched } from './item-state.ts';

const { quantity: words } = texts.shoppingList;
const NO_COST: ListCost = { inr: null, usd: null };

/** A line, and what the person did to it; `needed` is 0 where no meal needs it any more. */
type Both = { line: NeededLine; state: ItemState };

/**
 * The list as it is now: what the meals need, with what the person did. Amounts follow the meals and ticks stay: a ticked line
 * of which more is needed says how much more, one that no meal needs any more stays until it is cleared. Amounts that
 * were changed stay as they are, with what is needed more since. Own items stay.
 * @param ownPrices what the person paid for foods, which their lines then cost
 */
export function mergeList(
  states: readonly ItemState[],
  needed: readonly NeededLine[],
  ownPrices: OwnPrices = new Map(),
): ShoppingItem[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  const isNeeded = new Set(needed.map(({ id }) => id));
  const lines = needed.map((line) => plannedItem({ line, state: byId.get(line.id) ?? untouched(line) }, ownPrices));
  const others = states.filter(({ id }) => !isNeeded.has(id));
  const left = others
    .filter((state) => state.kind !== 'own' && isKept(state))
    .map((state) => leftItem(state, ownPrices));
  const own = others.filter(({ kind }) => kind === 'own').map(ownItem);
  return [...lines, ...left, ...own].sort(byAisleAndName);
}

/** Whether a line stays on the list although no meal needs it: it was ticked, or its amount was changed. */
export function isKept({ isTicked, editedGrams, quantity }: ItemState): boolean {
  return isTicked || editedGrams !== null || quantity !== null;
}

function plannedItem({ line, state }: Both, ownPrices: OwnPrices): ShoppingItem {
  return line.kind === 'food' ? foodItem({ line, state }, ownPrices) : lineItem({ line, state });
}

function leftItem(state: ItemState, ownPrices: OwnPrices): ShoppingItem {
  const { id, name } = state;
  const kind = state.kind === 'line' ? 'line' : 'food';
  const food = kind === 'food' && findFood(id) ? id : null;
  const line = { id, kind, food, name, aisle: aisleOfFood(food), needed: 0, isAtHome: false, sources: [] } as const;
  return plannedItem({ line: { ...line, atHomeGrams: null, eatenGrams: 0, sources: [] }, state }, ownPrices);
}

function foodItem({ line, state }: Both, ownPrices: OwnPrices): ShoppingItem {
  const { food: foodId, needed, isAtHome } = line;
  const food = foodId === null ? undefined : findFood(foodId);
  const status = statusOf({ line, state });
  const extra = extraAmount({ line, state });
  const isShown = status === 'open' || status === 'more' || status === 'have';
  const buy = isShown ? openAmount({ line, state }) : boughtAmount({ line, state });
  const amount = amountWords(buy);
  return {
    ...common({ line, state }),
    quantity: status === 'more' ? words.more({ amount }) : amount,
    food: foodId,
    neededGrams: needed,
    measure: food && needed > 0 ? householdMeasure(food, needed) : null,
    buy,
    status,
    covers: covers({ line, state }),
    extraAmount: extra,
    atHomeGrams: line.atHomeGrams,
    isEdited: state.editedGrams !== null,
    isStaple: food !== undefined && isStaple(food, needed),
    cost: isAtHome || status === 'not-needed' ? NO_COST : lineCost(foodId, buy.grams, ownPrices),
  };
}

function lineItem({ line, state }: Both): ShoppingItem {
  const { needed } = line;
  const status = statusOf({ line, state });
  const extra = extraAmount({ line, state });
  const times = status === 'more' ? (extra ?? 0) : needed;
  const timesText = times === 1 || needed === 0 ? '' : words.times({ count: numberWords(times) });
  return {
    ...common({ line, state }),
    quantity:
      state.quantity ??
      (status === 'more' ? words.more({ amount: timesText || words.times({ count: 1 }) }) : timesText),
    food: null,
    neededGrams: null,
    measure: null,
    buy: null,
    status,
    covers: covers({ line, state }),
    extraAmount: extra,
    atHomeGrams: null,
    isEdited: state.quantity !== null,
    isStaple: false,
    cost: NO_COST,
  };
}

function ownItem(state: ItemState): ShoppingItem {
  const { id, name, isTicked } = state;
  const line = { id, name, aisle: state.aisle ?? 'other', sources: [] };
  return {
    ...common({ line, state }),
    quantity: state.quantity ?? '',
    food: null,
    neededGrams: null,
    measure: null,
    buy: null,
    status: isTicked ? 'ticked' : 'open',
    covers: null,
    extraAmount: null,
    atHomeGrams: null,
    isEdited: false,
    isStaple: false,
    cost: NO_COST,
  };
}

function common({ line, state }: { line: Pick<NeededLine, 'id' | 'name' | 'aisle' | 'sources'>; state: ItemState }) {
  const { id, name, aisle, sources } = line;
  const { kind, isTicked, tickedAmount } = state;
  const category = aisle === 'other' ? texts.shoppingList.otherAisle : texts.aisles[aisle];
  const place = { category, aisle, shopId: null, hasOwnShop: false };
  return { id, kind, ...place, name, isTicked, tickedAmount: isTicked ? tickedAmount : null, sources };
}

function statusOf({ line, state }: Both): ListStatus {
  if (line.needed === 0) return 'not-needed';
  if (line.isAtHome) return 'have';
  if (!state.isTicked) return 'open';
  return (extraAmount({ line, state }) ?? 0) > 0 ? 'more' : 'ticked';
}

/** What is needed beyond what was ticked; else, beyond what was needed when the amount was changed; null where nothing is. */
function extraAmount({ line, state }: Both): number | null {
  const extra = tenth(state.isTicked ? missing({ line, state }) : line.needed - (state.neededAtEdit ?? line.needed));
  return extra > 0 ? extra : null;
}

/** What neither the tick nor the pantry covers; half a tenth is one whichever way the sum came to it. */
function missing({ line, state }: Both): number {
  return hundredth(missingGrams(line, boughtBefore(state)));
}

function boughtBefore({ isTicked, tickedAmount }: ItemState): number {
  return isTicked ? (tickedAmount ?? 0) : 0;
}

/** What is still to be bought: what the person stated, or what the missing grams come to in a shop. */
function openAmount({ line, state }: Both): ListAmount {
  const { isTicked, editedGrams } = state;
  // What was ticked has been bought as the person stated; what is missing since is counted as shops sell it.
  if (!isTicked && editedGrams !== null) return loose(editedGrams);
  // Of what is at home the list says what it would come to.
  return amountToBuy(line.food, line.isAtHome ? line.needed : missing({ line, state }));
}

/** What was bought, or would have been of a line that no meal needs any more. */
function boughtAmount({ line, state }: Both): ListAmount {
  const { tickedAmount, editedGrams } = state;
  const grams = tickedAmount ?? editedGrams ?? 0;
  const amount = amountToBuy(line.food, grams);
  return editedGrams === null && amount.count !== null ? amount : loose(grams);
}

function loose(grams: number): ListAmount {
  return { grams, count: null, soldAs: 'loose' };
}

/**
 * What a tick covers now: what was ticked and all that is bought, and at least what is needed beyond what is at home. Where
 * what is counted there is enough, nothing is bought.
 */
function covers({ line, state }: Both): number {
  const { needed, kind, atHomeGrams, eatenGrams } = line;
  const before = boughtBefore(state);
  const required = atHomeGrams === null ? needed : hundredth(Math.max(0, needed - eatenGrams - atHomeGrams));
  if (required <= before || kind === 'line') return Math.max(before, required);
  return Math.max(required, tenth(before + openAmount({ line, state }).grams));
}

function byAisleAndName(a: ShoppingItem, b: ShoppingItem): number {
  return (
    LIST_AISLES.indexOf(a.aisle) - LIST_AISLES.indexOf(b.aisle) ||
    compareText(a.name, b.name) ||
    compareText(a.id, b.id)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
