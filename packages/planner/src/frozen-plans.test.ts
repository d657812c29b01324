import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planMeals } from './day/plan-meals.ts';
import { anyRequest, promisedRequest } from './testing/random-requests.ts';

const REQUESTS = 150;
const SEED = 20_261_123;

// A change that is meant to keep every plan keeps this file; one that is meant to change plans writes it again and says so.
test('the plans of 300 requests, their meals and a digest of all that is stated of them, are as they were', async () => {
  const requests = [anyRequest, promisedRequest].flatMap((kind) => fc.sample(kind, { numRuns: REQUESTS, seed: SEED }));

  const lines = requests.map((request, seed) => {
    const outcome = planMeals(request, { seed, avoid: [] });
    const digest = createHash('sha256').update(JSON.stringify(outcome)).digest('hex').slice(0, 16);
    return `${digest} ${outcome.ok ? outcome.meals.map(({ name }) => name).join(' | ') : outcome.reason}`;
  });

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('frozen/plans.txt');
}, 120_000);
