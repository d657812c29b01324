import { STAND_IN_ACCOUNT, standInVariables } from '@platewise/test-emulators/razorpay/stand-in-account';
import { type RazorpayStandIn, startRazorpay } from '@platewise/test-emulators/razorpay/start-razorpay';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPayments } from '../doctor/checks/check-payments.ts';
import { readEnv } from '../env/env.ts';
import { readPaymentsSetup } from '../env/payments-setup.ts';
import { runPaymentsSetup } from '../testing/run-server.ts';
import { setUpPayments } from './setup-payments.ts';
import { PAYMENT_EVENTS } from './webhook-address.ts';

const SITE = { PUBLIC_URL: 'https://meals.example' };

let razorpay: RazorpayStandIn;
let keys: Record<string, string>;
beforeEach(async () => {
  razorpay = await startRazorpay({ ...STAND_IN_ACCOUNT, plans: [] });
  const { RAZORPAY_KEY_ID = '', RAZORPAY_KEY_SECRET = '', RAZORPAY_BASE_URL = '' } = standInVariables(razorpay);
  keys = { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_BASE_URL };
});
afterEach(() => razorpay.close());

async function run(variables: Record<string, string>) {
  const outcome = readPaymentsSetup(variables);
  return outcome.ok ? setUpPayments(outcome.setup) : { ok: false, text: outcome.sentence };
}

/** The lines that are to be set, as variables. */
const variablesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(RAZORPAY_\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]));

test('with what it prints a server starts, and the doctor finds nothing wrong', async () => {
  const { ok, text } = await run({ ...SITE, ...keys });
  const outcome = readEnv({ ...SITE, ...keys, ...variablesIn(text) });

  expect(ok).toBe(true);
  if (!outcome.ok) throw new Error(outcome.sentence);
  const findings = await checkPayments(outcome.env, { db: null, timeoutMs: 3000 });
  expect(findings.map(({ what, state }) => `${what} ${state}`)).toEqual(['Payments ok', 'Payment plans ok']);
});

test('a second run keeps the plans, and leaves a secret that is set as it is', async () => {
  const first = await run({ ...SITE, ...keys });
  const again = await run({ ...SITE, ...keys, RAZORPAY_WEBHOOK_SECRET: 'a secret that is set' });

  const { RAZORPAY_WEBHOOK_SECRET: secret, ...plans } = variablesIn(first.text);
  expect(secret).toMatch(/^[\w-]{32}$/);
  expect(variablesIn(again.text)).toEqual(plans);
  expect(again.text.match(/^ {2}kept/gm)).toHaveLength(4);
  expect(again.text).not.toContain('a secret that is set');
  expect(razorpay.state.plans.size).toBe(4);
});

test.each([
  ['the keys', [], {}, 0],
  ['no keys', [], { RAZORPAY_KEY_ID: '' }, 78],
  ['a word too many', ['--force'], {}, 64],
  ['keys that are refused', [], { RAZORPAY_KEY_SECRET: 'wrong' }, 1],
])('as a command with %s', async (_, words, variables, expected) => {
  const { exitCode, output, errors } = await runPaymentsSetup(words, { ...keys, ...variables });

  expect(exitCode).toBe(expected);
  expect(output.includes('RAZORPAY_PLAN_PRO_MONTHLY=plan_')).toBe(expected === 0);
  expect(errors === '').toBe(expected === 0);
});

test('it prints where events are to be sent, and which', async () => {
  const { text } = await run({ ...SITE, ...keys });

  expect(text).toContain('Webhook URL    https://meals.example/api/sub/webhook');
  for (const event of PAYMENT_EVENTS) expect(text).toContain(`    ${event}\n`);
  expect(text).not.toContain(keys.RAZORPAY_KEY_SECRET);
  expect(text).not.toContain('PUBLIC_URL is not https');
  expect((await run(keys)).text).toContain('PUBLIC_URL is not https');
});

test.each<[string, Record<string, string>, string]>([
  ['no key', { RAZORPAY_KEY_ID: '' }, 'RAZORPAY_KEY_ID must be set'],
  ['half a pair', { RAZORPAY_KEY_SECRET: '' }, 'RAZORPAY_KEY_SECRET must be set'],
  ['something else for a key', { RAZORPAY_KEY_ID: 'key' }, 'RAZORPAY_KEY_ID cannot be used'],
  ['a secret of another account', { RAZORPAY_KEY_SECRET: 'wrong' }, 'refuses RAZORPAY_KEY_ID'],
])('%s is answered with a sentence, and nothing is made', async (_, variables, sentence) => {
  const { ok, text } = await run({ ...SITE, ...keys, ...variables });

  expect(ok).toBe(false);
  expect(text).toContain(sentence);
  expect(text).not.toContain('\n');
  expect(razorpay.state.plans.size).toBe(0);
});

test.each([
  ['does not answer', { kind: 'cut' as const }, 'goes on where it has stopped'],
  ['makes no plans', { kind: 'status' as const, status: 400, description: 'Not enabled' }, 'Not enabled'],
])('a Razorpay that %s is answered with what to do', async (_, fault, sentence) => {
  razorpay.faults.push({ match: /^POST/, ...fault });

  const { ok, text } = await run({ ...SITE, ...keys });

  expect(ok).toBe(false);
  expect(text).toContain(sentence);
});
