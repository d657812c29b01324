import { DOCUMENTED_PRICES } from '@platewise/contract/billing/paid-plans';
import { expect, test } from 'vitest';
import { readPlanPrices } from './plan-prices.ts';

test('prices are those of the running server', () => {
  const prices = { ...DOCUMENTED_PRICES, pro_monthly: 59_900 };

  expect(readPlanPrices(JSON.stringify({ prices }))).toEqual(prices);
});

test.each([null, '', 'no json', '{}', '{"prices":5}', '{"prices":{"pro_monthly":"499"}}'])(
  'without them they are the documented ones: %s',
  (boot) => {
    expect(readPlanPrices(boot)).toEqual(DOCUMENTED_PRICES);
  },
);
