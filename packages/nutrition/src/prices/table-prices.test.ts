import { describe, expect, it } from 'vitest';
import { priceOf } from './food-prices.ts';
import type { PricedBy } from './price-row.ts';
import { PRICED_FOODS, TABLE_PRICE_ROWS } from './price-rows.ts';
import { RELATIVE_SPREAD } from './price-spread.ts';

const rowOf = (item: string) => TABLE_PRICE_ROWS.find((row) => row.item === item);

/** A food whose price is its own, by the item of one currency. */
const owners = (currency: 'inr' | 'usd') =>
  new Map(
    PRICED_FOODS.flatMap(({ food, [currency]: by }) => (by && by[1] === undefined ? [[by[0], food] as const] : [])),
  );

const isOwn = (by: PricedBy | null): by is PricedBy => by !== null && by[1] === undefined;

/** What a food costs of its relative, by their own prices in one currency, where the relative stands in in the other. */
function ratiosOfRelatives(): number[] {
  return (['inr', 'usd'] as const).flatMap((currency) => {
    const other = currency === 'inr' ? 'usd' : 'inr';
    const byItem = owners(currency);
    return PRICED_FOODS.flatMap(({ food, [currency]: by, [other]: own }) => {
      const relative = by?.[1] === 'relative' ? byItem.get(by[0]) : undefined;
      const its = PRICED_FOODS.find((priced) => priced.food === relative)?.[other] ?? null;
      if (!relative || !isOwn(own) || !isOwn(its) || own[0] === its[0]) return [];
      const [one, two] = [priceOf(food)[other], priceOf(relative)[other]];
      return one && two && !one.isUnsourced && !two.isUnsourced ? [one.perKg / two.perKg] : [];
    });
  });
}

describe('prices computed from published tables', () => {
  it('are dollars for a kilogram of what a pound costs, drained where it is eaten drained', () => {
    expect(rowOf('ers-2022: acorn squash')?.usd).toEqual([2.68, 'ers-2022']);
    expect(rowOf('ers-2022: canned kidney beans')?.usd).toEqual([3.8, 'ers-2022']);
  });

  it('are dollars of 2017/18 raised to March 2026, of raw meat by what is left of it when it is cooked', () => {
    expect(rowOf('purchase-to-plate-2018: cheddar')?.usd).toEqual([14.97, 'purchase-to-plate-2018']);
    expect(rowOf('purchase-to-plate-2018: skinless chicken breast')?.usd?.[0]).toBeCloseTo(10.32, 1);
  });

  it('are the median of the products of a shop, in a range that holds all of them', () => {
    expect(rowOf('zepto-2025: green bell pepper')?.inr).toEqual([59, 'zepto-2025', 42, 77.29]);
  });

  it('of near relatives are at most fourfold apart, and mostly as far as their range states', () => {
    const ratios = ratiosOfRelatives().toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(100 * (ratios[Math.floor(share * (ratios.length - 1))] ?? 0)) / 100;

    expect(ratios.length).toBeGreaterThan(40);
    expect(ratios.filter((ratio) => ratio < 1 / 4 || ratio > 4)).toEqual([]);
    expect({ low: at(0.1), high: at(0.9) }).toEqual(RELATIVE_SPREAD);
  });
});
