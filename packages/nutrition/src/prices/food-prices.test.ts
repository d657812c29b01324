import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPrices } from './check-prices.ts';
import { priceOf } from './food-prices.ts';
import { PRICE_ROWS } from './price-rows.ts';
import { RELATIVE_SPREAD, USUAL_SPREAD } from './price-spread.ts';

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

  it('name the food whose price stands in, and are then as wide again', () => {
    expect(priceOf('potato')).toMatchObject({
      inr: { perKg: 24, low: 17, high: 31, standIn: null },
      usd: { perKg: 1.8 },
    });
    expect(priceOf('potato-red').inr).toMatchObject({ perKg: 24, isUnsourced: false, standIn: 'potato' });
    expect(priceOf('potato-red').inr?.low).toBeCloseTo(17 * USUAL_SPREAD.low, 6);
    expect(priceOf('potato-red').inr?.high).toBeCloseTo(31 * USUAL_SPREAD.high, 6);
  });

  it('have the usual range of a market where their source states none', () => {
    const stated = PRICE_ROWS.flatMap(({ inr }) => (inr?.[1] === 'india-2022' ? [inr] : []));
    const medianOf = (place: 2 | 3) =>
      stated.map((price) => (price[place] ?? 0) / price[0]).toSorted((a, b) => a - b)[4];

    expect(stated).toHaveLength(9);
    expect([medianOf(2), medianOf(3)].map((one) => Math.round(100 * (one ?? 0)) / 100)).toEqual([
      USUAL_SPREAD.low,
      USUAL_SPREAD.high,
    ]);
    expect(priceOf('pasta').usd?.high).toBeCloseTo(2.88 * USUAL_SPREAD.high, 6);
  });

  it('say when a near relative stands in, and are then wider', () => {
    const own = priceOf('carrot').inr;
    const relative = priceOf('parsnip').inr;

    expect(relative).toMatchObject({ perKg: own?.perKg, standIn: 'carrot', isUnsourced: false });
    expect(relative?.low).toBeCloseTo((own?.low ?? 0) * RELATIVE_SPREAD.low, 6);
    expect(relative?.high).toBeCloseTo((own?.high ?? 0) * RELATIVE_SPREAD.high, 6);
    expect(relative?.basis).toContain('a similar food');
  });

  it('say when they are an estimate, or the price of another pulse', () => {
    expect(priceOf('strawberry').inr).toMatchObject({ perKg: 300, isUnsourced: true });
    expect(priceOf('urad-bean')).toMatchObject({
      inr: { isUnsourced: false },
      usd: { perKg: 4.05, isUnsourced: false, standIn: 'dried lentils' },
    });
  });

  it('turn a litre of milk into kilograms', () => {
    const price = priceOf('whole-milk');

    expect(price.inr?.perKg).toBeCloseTo(51 / 1.03, 6);
    expect(price.inr?.high).toBeCloseTo(67 / 1.03, 6);
    expect(price.inr?.basis).toContain('1.03 kg');
  });

  it('are missing in the currency that has none, and altogether for a food that no table has', () => {
    expect(priceOf('salt').usd).toBeNull();
    expect(priceOf('kiwi').inr).toBeNull();
    expect(priceOf('lotus-root')).toEqual({ inr: null, usd: null });
  });
});
