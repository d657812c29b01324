import { STAND_IN_ACCOUNT, STAND_IN_PLANS } from '@platewise/test-emulators/razorpay/stand-in-account';
import { type RazorpayStandIn, startRazorpay } from '@platewise/test-emulators/razorpay/start-razorpay';
import { afterEach, expect, test } from 'vitest';
import { inspectRazorpay } from './inspect-razorpay.ts';
import { makePlans } from './make-plans.ts';

const { keyId, keySecret } = STAND_IN_ACCOUNT;
let razorpay: RazorpayStandIn;
afterEach(() => razorpay.close());

async function start(plans: Parameters<typeof startRazorpay>[0]['plans'] = []) {
  razorpay = await startRazorpay({ ...STAND_IN_ACCOUNT, plans });
  return { keyId, keySecret, baseUrl: razorpay.url, known: {} };
}

const creations = () => razorpay.calls.filter((call) => call === 'POST /v1/plans').length;

test('an empty account gets the four plans of the catalogue, at its prices', async () => {
  const setup = await start();

  const made = await makePlans(setup);
  const plans = Object.fromEntries(made.map(({ planId, id }) => [planId, id])) as typeof STAND_IN_PLANS;
  const inspection = await inspectRazorpay({ ...setup, plans });

  expect(made.map(({ isNew }) => isNew)).toEqual([true, true, true, true]);
  expect(inspection).toMatchObject({ kind: 'answered', plans: made.map(() => ({ kind: 'sold' })) });
  expect([...razorpay.state.plans.values()].map(({ item }) => item.name)).toContain('Platewise AI Family, yearly');
});

test('a second run makes nothing, whatever else was made in between', async () => {
  const setup = await start();
  const first = await makePlans(setup);
  // More than one answer holds, and newer than ours.
  for (let other = 0; other < 120; other++) {
    razorpay.state.plans.set(`plan_${other}`, {
      id: `plan_${other}`,
      period: 'monthly',
      interval: 1,
      item: { amount: 100, currency: 'INR' },
    });
  }

  const second = await makePlans(setup);

  expect(second).toEqual(first.map((plan) => ({ ...plan, isNew: false })));
  expect(creations()).toBe(4);
});

test('plans that are set already are kept; those of another product at the same price are not taken', async () => {
  const setup = await start(STAND_IN_ACCOUNT.plans);

  const known = { pro_monthly: STAND_IN_PLANS.pro_monthly };
  const made = await makePlans({ ...setup, known });

  expect(made[0]).toEqual({ planId: 'pro_monthly', id: STAND_IN_PLANS.pro_monthly, isNew: false });
  expect(made.slice(1).map(({ isNew }) => isNew)).toEqual([true, true, true]);
});

test('a plan of another price, or that is switched off, is made again', async () => {
  const setup = await start();
  const [first, second] = await makePlans(setup);
  const change = (id = '', item: object) => {
    const plan = razorpay.state.plans.get(id);
    if (plan) razorpay.state.plans.set(id, { ...plan, item: { ...plan.item, ...item } });
  };
  change(first?.id, { amount: 39_900 });
  change(second?.id, { active: false });

  const again = await makePlans({ ...setup, known: { pro_monthly: first?.id ?? '' } });

  expect(again.map(({ isNew }) => isNew)).toEqual([true, true, false, false]);
});

test('where an answer is lost half way, the next run goes on from there', async () => {
  const setup = await start();
  razorpay.faults.push({ match: /^POST/, kind: 'lost', times: 1 });
  await expect(makePlans(setup)).rejects.toMatchObject({ code: 'UNAVAILABLE' });

  const made = await makePlans(setup);

  expect(made.map(({ isNew }) => isNew)).toEqual([false, true, true, true]);
  expect(razorpay.state.plans.size).toBe(4);
});

test('keys that are refused are reported as that, and nothing is made', async () => {
  const setup = await start();

  await expect(makePlans({ ...setup, keySecret: 'wrong' })).rejects.toMatchObject({ code: 'CONFIG' });
  expect(razorpay.state.plans.size).toBe(0);
});
