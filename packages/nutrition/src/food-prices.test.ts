import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPrices } from './check-prices.ts';
import { priceOf } from './food-prices.ts';
import { findFood } from './foods.ts';
import { PRICE_STAND_INS, PRICED_FOODS } from './priced-foods.ts';

const reference = process.env.PRICES_CSV;
const hasReference = reference !== undefined && existsSync(reference);

describe('prices of foods', () => {
  it.skipIf(!hasReference)('are those of the reference', () => {
    expect(checkPrices(readFileSync(String(reference), 'utf8'))).toEqual([]);
  });

  it('are reported when they differ from the reference', () => {
    const csv = 'item,inr_per_kg,inr_basis,usd_per_kg,usd_basis\npotato,25,market,1.8,estimate\n';

    const differences = checkPrices(csv);

    expect(differences.filter((difference) => difference.startsWith('potato'))).toEqual([
      'potato in rupees costs 24, the reference has 25',
      'potato in dollars has the basis ers-2022, the reference estimate',
    ]);
    expect(differences).toContain('onion is no item of the reference');
  });

  it('are given to foods of the table, by a row or by a stand-in, never by both', () => {
    const ids = [...Object.keys(PRICED_FOODS), ...Object.keys(PRICE_STAND_INS)];

    expect(ids.filter((id) => !findFood(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tell the food whose price stands in', () => {
    expect(priceOf('potato')).toMatchObject({ inrPerKg: 24, usdPerKg: 1.8 });
    expect(priceOf('potato')).not.toHaveProperty('standIn');
    expect(priceOf('potato-red')).toMatchObject({ inrPerKg: 24, standIn: 'potato' });
    expect(priceOf('chicken-thigh')).toMatchObject({ inrPerKg: 300, inrIsEstimate: false, standIn: 'dressed chicken' });
  });

  it('say when they are a guess or the price of another pulse', () => {
    expect(priceOf('paneer')).toMatchObject({ inrPerKg: 400, inrIsEstimate: true, inrBasis: 'estimate' });
    expect(priceOf('urad-bean')).toMatchObject({ inrIsEstimate: false, usdPerKg: 4.05, usdIsEstimate: true });
  });

  it('turn a litre of milk into kilograms', () => {
    const price = priceOf('whole-milk');

    expect(price?.inrPerKg).toBeCloseTo(51 / 1.03, 6);
    expect(price?.inrBasis).toContain('1.03 kg');
  });

  it('are missing in the currency that has none, and altogether for a different food', () => {
    expect(priceOf('paneer')).toMatchObject({ usdPerKg: null, usdBasis: null, usdIsEstimate: false });
    expect(priceOf('lemon')).toBeNull();
    expect(priceOf('almond-butter')).toBeNull();
  });
});
