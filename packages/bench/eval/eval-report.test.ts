import type { ModelUsage } from '@platewise/providers/model/model-port';
import { expect, test } from 'vitest';
import { evalReport } from './eval-report.ts';
import type { Evaluation } from './evaluate-model.ts';

const GOOD: Evaluation = {
  outcome: 'ok',
  asked: 3,
  valid: 3,
  kept: 2,
  problems: ['figures'],
  violationsAfter: 0,
  kcalErrorBefore: 12,
  kcalErrorAfter: 0.5,
  firstDishMs: 1000,
  milliseconds: 4000,
};
const FAILED: Evaluation = {
  outcome: 'config',
  asked: 3,
  valid: 0,
  kept: 0,
  problems: ['missing', 'missing', 'missing'],
  violationsAfter: null,
  kcalErrorBefore: null,
  kcalErrorAfter: null,
  firstDishMs: null,
  milliseconds: 5,
};
const USAGE: ModelUsage = {
  outcome: 'ok',
  dishes: 3,
  requests: 1,
  milliseconds: 4000,
  inputTokens: 1000,
  cachedTokens: null,
  outputTokens: 900,
  costUsd: 0.002,
};
const ABOUT = { model: 'qwen3:8b', host: 'localhost:11434', hasPrice: true };

test('what came of the requests is added up', () => {
  const lines = evalReport([GOOD, FAILED], [USAGE], ABOUT).split('\n');

  expect(lines).toEqual([
    '',
    'qwen3:8b at localhost:11434: 2 requests, 6 dishes asked for',
    'answers that ended well     1 of 2 (50 %)',
    'dishes in the right shape   3 of 6 (50 %)',
    'dishes that were kept       2 of 6 (33 %)',
    'violations before checks    1 dishes (figures 1, missing 3)',
    'violations after checks     0 in 1 plans',
    'kcal error before fitting   median 12.0 %, 95th percentile 12.0 %, worst 12.0 %',
    'kcal error after fitting    median 0.5 %, 95th percentile 0.5 %, worst 0.5 %',
    // How fast a failure comes says nothing of how long people wait for a plan.
    'first dish                  median 1.0 s, 95th percentile 1.0 s',
    'whole answer                median 4.0 s, 95th percentile 4.0 s',
    'tokens for a plan           1000 in, 900 out',
    'cost of a plan              $0.00200',
  ]);
});

test('where nothing came, nothing is known, and no 0 is printed for it', () => {
  const unknown = { ...USAGE, inputTokens: null, outputTokens: null, costUsd: null };

  const lines = evalReport([FAILED], [unknown], ABOUT).split('\n').slice(5);

  expect(lines.map((line) => line.slice(28))).toEqual([
    ...Array.from({ length: 6 }, () => 'not known'),
    'not known in, not known out',
    'not known: the service told no tokens',
  ]);
  expect(evalReport([], [], { ...ABOUT, hasPrice: false })).toContain('not known: no price for this model');
});
