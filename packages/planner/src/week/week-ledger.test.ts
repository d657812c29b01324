import { findFood } from '@platewise/nutrition/foods/foods';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import { describe, expect, it } from 'vitest';
import { cookFrom, EMPTY_LEDGER, packsLeftOver } from './week-ledger.ts';

function portion(id: string, grams: number): Portion {
  const food = findFood(id);
  if (!food) throw new Error(id);
  return { food, grams };
}

describe('the ledger of opened packs', () => {
  it('opens a pack and keeps what is left of it', () => {
    const ledger = cookFrom(EMPTY_LEDGER, 10, [portion('paneer', 80)]);

    expect(ledger.packs).toBe(1);
    expect(ledger.open).toMatchObject([{ food: 'paneer', grams: 120, lastDay: 15 }]);
    expect(packsLeftOver(ledger)).toBeCloseTo(0.6);
  });

  it('uses up what stands open before it opens another', () => {
    const first = cookFrom(EMPTY_LEDGER, 10, [portion('paneer', 80)]);

    const ledger = cookFrom(first, 12, [portion('paneer', 120)]);

    expect(ledger).toEqual({ open: [], spoilt: [], packs: 1 });
  });

  it('opens as many packs as it takes, but none for a last spoonful', () => {
    expect(cookFrom(EMPTY_LEDGER, 10, [portion('paneer', 450)]).packs).toBe(3);
    expect(cookFrom(EMPTY_LEDGER, 10, [portion('paneer', 210)])).toEqual({ open: [], spoilt: [], packs: 1 });
  });

  it('uses nothing that was kept too long, and counts it as left over', () => {
    const first = cookFrom(EMPTY_LEDGER, 10, [portion('cod', 150)]);

    const onTime = cookFrom(first, 12, [portion('cod', 100)]);
    const late = cookFrom(first, 13, [portion('cod', 100)]);

    expect(onTime).toEqual({ open: [], spoilt: [], packs: 1 });
    expect(late.packs).toBe(2);
    expect(late.spoilt).toMatchObject([{ food: 'cod', grams: 100 }]);
    expect(packsLeftOver(late)).toBeCloseTo((100 + 150) / 250);
  });

  it('does not count food that keeps', () => {
    expect(cookFrom(EMPTY_LEDGER, 10, [portion('rice-white', 60), portion('onion', 50)])).toEqual(EMPTY_LEDGER);
  });

  it('changes nothing that it was given', () => {
    const first = cookFrom(EMPTY_LEDGER, 10, [portion('paneer', 80)]);

    cookFrom(first, 11, [portion('paneer', 100)]);

    expect(first.open).toMatchObject([{ grams: 120 }]);
  });
});
