import type { ShoppingItem, ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';

/** 330 g of onions for three pieces, as the server says it. */
export function aLine(wanted: Partial<ShoppingItem> = {}): ShoppingItem {
  return {
    id: 'onion',
    kind: 'food',
    category: 'Fruit & vegetables',
    aisle: 'produce',
    shopId: null,
    hasOwnShop: false,
    name: 'onion',
    quantity: '3 pieces (about 330\u00a0g)',
    food: 'onion',
    neededGrams: 300,
    measure: null,
    buy: { grams: 330, count: 3, soldAs: 'piece' },
    status: 'open',
    isTicked: false,
    covers: 330,
    tickedAmount: null,
    extraAmount: null,
    atHomeGrams: null,
    isEdited: false,
    isStaple: false,
    cost: { inr: { amount: 33, low: 30, high: 36, basis: 'market', isEstimate: false, standIn: null }, usd: null },
    sources: [],
    ...wanted,
  };
}

/** An own item, of which nobody knows a price. */
export function anOwnLine(wanted: Partial<ShoppingItem> = {}): ShoppingItem {
  return aLine({
    id: 'own-1',
    kind: 'own',
    category: 'Other',
    aisle: 'other',
    name: 'Candles',
    quantity: '',
    food: null,
    neededGrams: null,
    buy: null,
    covers: null,
    cost: { inr: null, usd: null },
    ...wanted,
  });
}

/** A list of lines whose costs nobody summed. */
export function aList(items: ShoppingItem[]): ShoppingList {
  const none = { amount: 0, high: 0, unknown: 0, pricedShare: 0 };
  return {
    source: null,
    shops: [],
    items,
    cost: { inr: none, usd: none },
    openCost: { inr: none, usd: none },
    notes: [],
  };
}
