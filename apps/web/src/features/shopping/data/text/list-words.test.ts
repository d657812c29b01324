import type { Shop } from '@platewise/contract/shopping/shopping-list-schema';
import { moneyText } from '@platewise/domain/shopping/cost-text';
import { placedInShops } from '@platewise/domain/shopping/placed-in-shops';
import { describe, expect, test } from 'vitest';
import { aLine, aList, anOwnLine } from '../../testing/a-line.ts';
import { completeOrder, USUAL_ORDER } from '../aisle-order.ts';
import { askedShop, listOfShop, NO_SHOP } from '../shops/list-shops.ts';
import { listAisles } from './list-aisles.ts';
import { listProgress } from './list-progress.ts';
import { listText } from './list-text.ts';
import { mealUseWords } from './meal-use-words.ts';
import { quantityWords } from './quantity-words.ts';
import { sourceWords } from './source-words.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

describe('a list in words', () => {
  test('is what has to be bought, by aisle, without what is at home', () => {
    const lines = [
      anOwnLine({ status: 'ticked', isTicked: true }),
      aLine(),
      aLine({ id: 'salt', name: 'salt', status: 'have' }),
      aLine({ id: 'leek', name: 'leek', status: 'not-needed' }),
    ];

    expect(plain(listText(aList(lines), 'metric', USUAL_ORDER))).toBe(
      'Fruit & vegetables\n[ ] Onion, 3 pieces (about 330 g)\n\nOther\n[x] Candles',
    );
  });

  test.each([
    [aLine(), '3 pieces (about 11.6 oz)'],
    [aLine({ quantity: '500 g', buy: { grams: 500, count: null, soldAs: 'loose' } }), '1 lb 2 oz (500 g)'],
    [aLine({ quantity: '+50 g', buy: { grams: 50, count: null, soldAs: 'loose' }, status: 'more' }), '+1.8 oz (50 g)'],
    [aLine({ quantity: '4 eggs', buy: { grams: 200, count: 4, soldAs: 'egg' } }), '4 eggs'],
    [aLine({ quantity: '1 pack', buy: { grams: 1, count: 1, soldAs: 'pack' } }), '1 pack (about 1 g)'],
    [anOwnLine({ quantity: '2 kg' }), '2 kg'],
  ])('%# is weighed in ounces and pounds by who chose them, what they wrote stays', (line, sentence) => {
    expect(plain(quantityWords(line, 'us'))).toBe(sentence);
    expect(quantityWords(line, 'metric')).toBe(line.quantity);
  });

  test('stands in the order of the shop and of names, however they are written', () => {
    const lines = [
      anOwnLine(),
      aLine({ id: 'tomato', name: 'tomato' }),
      anOwnLine({ id: 'own-2', name: 'Quinces', aisle: 'produce' }),
      aLine(),
    ];

    const aisles = listAisles(lines, new Set());
    expect(aisles.map(({ aisle, shown }) => [aisle, shown.map(({ name }) => name)])).toEqual([
      ['produce', ['onion', 'Quinces', 'tomato']],
      ['other', ['Candles']],
    ]);
  });

  test('stands in the order in which a person walks past the aisles', () => {
    const lines = [aLine(), anOwnLine()];
    const order = completeOrder(['other', 'produce']);

    expect(listAisles(lines, new Set(), order).map(({ aisle }) => aisle)).toEqual(['other', 'produce']);
    expect(plain(listText(aList(lines), 'metric', order)).startsWith('Other')).toBe(true);
  });

  test('stands by shop where there are shops, each in the order of aisles, and what has none last', () => {
    const market = { id: 'market', name: 'Market', aisles: ['produce', 'other'] } satisfies Shop;
    const lines = placedInShops(
      [aLine({ id: 'milk', name: 'milk', aisle: 'dairy', category: 'Dairy & eggs' }), aLine(), anOwnLine()],
      [market],
    );
    const order = completeOrder(['other', 'produce']);
    const list = { ...aList(lines), shops: [{ id: 'none', name: 'Bakery', aisles: [] }, market] };

    expect(plain(listText(list, 'metric', order))).toBe(
      '* Market *\n\nOther\n[ ] Candles\n\nFruit & vegetables\n[ ] Onion, 3 pieces (about 330 g)\n\n' +
        '* Everything else *\n\nDairy & eggs\n[ ] Milk, 3 pieces (about 330 g)',
    );
    expect(plain(listText(listOfShop(list, 'market'), 'metric', order))).not.toContain('Milk');
    expect(listOfShop(list, null).items.map(({ id }) => id)).toEqual(['milk']);
    expect(listOfShop(list, 'market').openCost.inr).toMatchObject({ amount: 33, unknown: 1 });
  });

  test('of an address shows a shop that is there, else all of it', () => {
    const shops = [{ id: 'market', name: 'Market', aisles: [] }];

    expect(['market', NO_SHOP, 'gone', undefined].map((asked) => askedShop(asked, shops))).toEqual([
      'market',
      null,
      undefined,
      undefined,
    ]);
    expect(askedShop(NO_SHOP, [])).toBeUndefined();
  });

  test('hides what was done when it was hidden, until more of it is needed', () => {
    const [done, more] = [aLine({ status: 'ticked' }), aLine({ id: 'leek', status: 'more' })];

    expect(listAisles([done, more], new Set(['onion', 'leek']))[0]?.shown).toEqual([more]);
  });

  test('counts what is in the basket of what has to be bought', () => {
    const statuses = ['open', 'ticked', 'more', 'have', 'not-needed'] as const;

    expect(listProgress(statuses.map((status) => aLine({ status })))).toEqual({ done: 1, total: 3 });
    expect(listProgress([])).toEqual({ done: 0, total: 0 });
  });
});

test.each([
  [null, 'Follows no plan: only the items you add yourself.'],
  [
    { kind: 'calendar', from: '2026-11-22', to: '2026-11-28', numberOfPeople: 2 },
    'From the calendar, Nov 22 – 28, for 2 people',
  ],
  [
    { kind: 'calendar', from: '2026-11-22', to: '2026-11-22', numberOfPeople: 1 },
    'From the calendar, Sun, Nov 22, for 1 person',
  ],
  [{ kind: 'plans', planIds: ['a', 'b'], numberOfPeople: 3 }, 'From 2 saved plans, for 3 people'],
  [
    { kind: 'generated', generatedAt: '2026-11-22T12:00:00Z', numberOfPeople: 2 },
    'From the week planned on Nov 22, for 2 people',
  ],
] as const)('what a list follows is stated: %j', (source, sentence) => {
  expect(plain(sourceWords(source as never))).toBe(sentence);
});

test.each([
  [{ date: '2026-11-23', slot: 'dinner' }, 'Mon, Nov 23, dinner: Soup, 120 g'],
  [{ day: 2, slot: 'second-snack' }, 'Day 2, second snack: Soup, 120 g'],
  [{ slot: 'lunch' }, 'Lunch: Soup, 120 g'],
  [{}, 'Soup, 120 g'],
  [{ grams: null }, 'Soup'],
] as const)('a meal that a line is for says when it is eaten: %j', (use, sentence) => {
  const none = { date: null, slot: null, day: null, planId: null, mealId: null, grams: 120, meal: 'Soup' };

  expect(mealUseWords({ ...none, ...use }, (grams) => `${grams} g`)).toBe(sentence);
});

test.each([
  [1234.56, 'INR', '₹1,235'],
  [8.25, 'INR', '₹8.25'],
  [0, 'INR', '₹0'],
  [2.7, 'USD', 'US$ 2.70'],
  [1234.5, 'USD', 'US$ 1,234.50'],
] as const)('%d of %s reads %s', (amount, currency, sentence) => {
  expect(plain(moneyText(amount, currency))).toBe(sentence);
});
