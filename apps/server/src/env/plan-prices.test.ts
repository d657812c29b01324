import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('without a variable plans cost what the documents say', () => {
  expect(readEnv({})).toMatchObject({
    env: { prices: { pro_monthly: 49_900, pro_yearly: 479_040, family_monthly: 129_900, family_yearly: 1_247_040 } },
  });
});

test('what is named has another price, to the paisa', () => {
  expect(readEnv({ PLAN_PRICES: 'pro_monthly=599, pro_yearly = 5750.45' })).toMatchObject({
    env: { prices: { pro_monthly: 59_900, pro_yearly: 575_045, family_monthly: 129_900 } },
  });
});

test.each([
  ['pro=599', '"pro=599" is not one.'],
  ['pro_monthly=', 'is not one: each plan once, in rupees from 1 to 1000000, with two decimals at most.'],
  ['pro_monthly=0', '"pro_monthly=0" is not one'],
  ['pro_monthly=599.999', '"pro_monthly=599.999" is not one'],
  ['pro_monthly=1e3', '"pro_monthly=1e3" is not one'],
  ['pro_monthly=599,pro_monthly=499', '"pro_monthly=499" is not one'],
  ['pro_monthly=599,', 'one is empty.'],
])('%s is refused, and the sentence says why', (PLAN_PRICES, why) => {
  const outcome = readEnv({ PLAN_PRICES });

  expect(outcome).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(
      /^PLAN_PRICES cannot be used: it must be prices like pro_monthly=599, pro_yearly=5750\.40 of pro_monthly, /,
    ),
  });
  expect(outcome).toMatchObject({ sentence: expect.stringContaining(why) });
});
