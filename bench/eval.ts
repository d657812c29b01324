/**
 * Asks a model for the dishes of forty requests and prints what they are worth, so that an operator can choose one by
 * evidence: `npm run eval -- --base-url http://localhost:11434/v1 --model qwen3:8b`. The key is read from OPENAI_API_KEY;
 * a server of one's own needs none. Ends with 1 when a finished plan breaks a rule.
 */
import { parseArgs } from 'node:util';
import type { ModelUsage } from '@platewise/providers/model/model-port';
import { createOpenAiModel, MODEL_TIMES } from '@platewise/providers/model/openai-model';
import { distribution } from './distribution.ts';
import { evalRequests } from './eval-requests.ts';
import { type Evaluation, evaluateModel } from './evaluate-model.ts';

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string' },
    effort: { type: 'string' },
    requests: { type: 'string', default: '40' },
  },
});
const { 'base-url': baseUrl, model: name, effort, requests: count } = values;
if (!baseUrl || !URL.canParse(baseUrl) || !name || !/^\d+$/.test(count)) {
  console.error(
    'npm run eval -- --base-url <address of the API> --model <name> [--effort <word>] [--requests <number>]',
  );
  process.exit(64);
}

const usages: ModelUsage[] = [];
const model = createOpenAiModel({
  apiKey: process.env.OPENAI_API_KEY || 'none',
  baseUrl: baseUrl.replace(/\/+$/, ''),
  model: name,
  reasoningEffort: effort,
  maxTokensParam: undefined,
  times: MODEL_TIMES,
  atOnce: 1,
  waitingMax: 1,
  onUsage: (usage) => usages.push(usage),
  now: () => performance.now(),
});

const results: Evaluation[] = [];
for (const [seed, request] of evalRequests().slice(0, Number(count)).entries()) {
  const result = await evaluateModel(model, request, seed);
  if (!result) continue;
  results.push(result);
  const { outcome, asked, valid, kept, problems, milliseconds } = result;
  const what = `${request.dietaryPreferences}, ${request.mealCount} meals`.padEnd(24);
  console.log(
    `${what} ${outcome.padEnd(11)} ${valid} of ${asked} valid, ${kept} kept  ${milliseconds} ms  ${problems.join(' ')}`,
  );
}
console.log(reportOf(results));
process.exitCode = results.some(({ violationsAfter }) => violationsAfter > 0) ? 1 : 0;

function reportOf(all: readonly Evaluation[]): string {
  const total = (of: (one: Evaluation) => number) => all.reduce((sum, one) => sum + of(one), 0);
  const asked = total((one) => one.asked);
  const broken = (problem: string) => problem !== 'missing' && problem !== 'repeated';
  const counts = Object.entries(
    Object.groupBy(
      all.flatMap(({ problems }) => problems),
      (problem) => problem,
    ),
  );
  const cost = costOf();
  return [
    '',
    `${name} at ${new URL(baseUrl ?? '').host}: ${all.length} requests, ${asked} dishes asked for`,
    `answers that ended well     ${all.filter(({ outcome }) => outcome === 'ok').length} of ${all.length}`,
    `dishes in the right shape   ${share(
      total(({ valid }) => valid),
      asked,
    )}`,
    `dishes that were kept       ${share(
      total(({ kept }) => kept),
      asked,
    )}`,
    `violations before checks    ${total(({ problems }) => problems.filter(broken).length)} dishes (${counts.map(([problem, list]) => `${problem} ${list?.length}`).join(', ') || 'none'})`,
    `violations after checks     ${total(({ violationsAfter }) => violationsAfter)}`,
    `kcal error before fitting   ${percents(all.flatMap(({ kcalErrorBefore }) => kcalErrorBefore ?? []))}`,
    `kcal error after fitting    ${percents(all.flatMap(({ kcalErrorAfter }) => kcalErrorAfter ?? []))}`,
    `first dish                  ${seconds(all.flatMap(({ firstDishMs }) => firstDishMs ?? []))}`,
    `whole answer                ${seconds(all.map(({ milliseconds }) => milliseconds))}`,
    `tokens for a plan           ${tokensOf('inputTokens')} in, ${tokensOf('outputTokens')} out`,
    `cost of a plan              ${cost === null ? 'not known: no price for this model' : `$${cost.toFixed(5)}`}`,
  ].join('\n');
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${whole === 0 ? 0 : Math.round((100 * part) / whole)} %)`;
}

function percents(numbers: readonly number[]): string {
  const { median, p95, worst } = distribution(numbers);
  return `median ${median.toFixed(1)} %, 95th percentile ${p95.toFixed(1)} %, worst ${worst.toFixed(1)} %`;
}

function seconds(milliseconds: readonly number[]): string {
  const { median, p95 } = distribution(milliseconds.map((one) => one / 1000));
  return `median ${median.toFixed(1)} s, 95th percentile ${p95.toFixed(1)} s`;
}

function tokensOf(which: 'inputTokens' | 'outputTokens'): string {
  const known = usages.flatMap((usage) => usage[which] ?? []);
  return known.length === 0 ? 'not known' : String(Math.round(known.reduce((sum, one) => sum + one, 0) / known.length));
}

function costOf(): number | null {
  const known = usages.flatMap(({ costUsd }) => costUsd ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}
