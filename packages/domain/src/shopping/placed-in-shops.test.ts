import type { Shop, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { expect, test } from 'vitest';
import { placedInShops } from './placed-in-shops.ts';

const MARKET: Shop = { id: 'market', name: 'Market', aisles: ['produce'] };
const CORNER: Shop = { id: 'corner', name: 'Corner shop', aisles: [] };

type Placed = Pick<ShoppingItem, 'id' | 'aisle' | 'shopId' | 'hasOwnShop'>;

function line(item: Partial<Placed>): ShoppingItem {
  return { id: 'onion', aisle: 'produce', shopId: null, hasOwnShop: false, ...item } as ShoppingItem;
}

test('a line is bought where it was chosen to be, else where its aisle is, else in no shop', () => {
  const items = [
    line({}),
    line({ shopId: 'corner', hasOwnShop: true }),
    line({ shopId: null, hasOwnShop: true }),
    line({ aisle: 'dairy' }),
  ];

  expect(placedInShops(items, [MARKET, CORNER]).map(({ shopId }) => shopId)).toEqual(['market', 'corner', null, null]);
});

test('a line whose own shop is gone goes where its aisle goes, and what stays where it was is the same object', () => {
  const gone = line({ shopId: 'corner', hasOwnShop: true });
  const there = line({ shopId: 'market' });
  const [moved, same] = placedInShops([gone, there], [MARKET]);

  expect(moved).toMatchObject({ shopId: 'market', hasOwnShop: false });
  expect(same).toBe(there);
});
