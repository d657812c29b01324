import type { ModelUsage } from '@platewise/providers/model/model-port';
import { distribution } from '../distribution.ts';
import type { Evaluation } from './evaluate-model.ts';

const NOT_KNOWN = 'not known';

/** The lines that `npm run eval` ends with: what came of all requests; what nothing is known of is stated, and is no 0. */
export function evalReport(
  all: readonly Evaluation[],
  usages: readonly ModelUsage[],
  { model, host, hasPrice }: { model: string; host: string; hasPrice: boolean },
): string {
  const asked = sum(all.map((one) => one.asked));
  const valid = sum(all.map((one) => one.valid));
  const answered = all.filter(({ outcome }) => outcome === 'ok');
  const tokens = (which: 'inputTokens' | 'outputTokens') => usages.flatMap((usage) => usage[which] ?? []);
  const rows: [string, string][] = [
    ['answers that ended well', share(answered.length, all.length)],
    ['dishes in the right shape', share(valid, asked)],
    ['dishes that were kept', share(sum(all.map(({ kept }) => kept)), asked)],
    ['violations before checks', valid === 0 ? NOT_KNOWN : problemsOf(all)],
    ['violations after checks', total(all.flatMap(({ violationsAfter }) => violationsAfter ?? []))],
    ['kcal error before fitting', percents(all.flatMap(({ kcalErrorBefore }) => kcalErrorBefore ?? []))],
    ['kcal error after fitting', percents(all.flatMap(({ kcalErrorAfter }) => kcalErrorAfter ?? []))],
    ['first dish', seconds(all.flatMap(({ firstDishMs }) => firstDishMs ?? []))],
    ['whole answer', seconds(answered.map(({ milliseconds }) => milliseconds))],
    ['tokens for a plan', `${whole(tokens('inputTokens'))} in, ${whole(tokens('outputTokens'))} out`],
    [
      'cost of a plan',
      costs(
        usages.flatMap(({ costUsd }) => costUsd ?? []),
        hasPrice,
      ),
    ],
  ];
  const head = `${model} at ${host}: ${all.length} requests, ${asked} dishes asked for`;
  return ['', head, ...rows.map(([name, value]) => `${name.padEnd(28)}${value}`)].join('\n');
}

function problemsOf(all: readonly Evaluation[]): string {
  const problems = all.flatMap((one) => one.problems);
  const broken = problems.filter((problem) => problem !== 'missing' && problem !== 'repeated').length;
  const counts = Object.entries(Object.groupBy(problems, (problem) => problem));
  return `${broken} dishes (${counts.map(([problem, list]) => `${problem} ${list?.length}`).join(', ') || 'none'})`;
}

function share(part: number, of: number): string {
  return of === 0 ? NOT_KNOWN : `${part} of ${of} (${Math.round((100 * part) / of)} %)`;
}

function total(numbers: readonly number[]): string {
  return numbers.length === 0 ? NOT_KNOWN : `${sum(numbers)} in ${numbers.length} plans`;
}

function percents(numbers: readonly number[]): string {
  if (numbers.length === 0) return NOT_KNOWN;
  const { median, p95, worst } = distribution(numbers);
  return `median ${median.toFixed(1)} %, 95th percentile ${p95.toFixed(1)} %, worst ${worst.toFixed(1)} %`;
}

function seconds(milliseconds: readonly number[]): string {
  if (milliseconds.length === 0) return NOT_KNOWN;
  const { median, p95 } = distribution(milliseconds.map((one) => one / 1000));
  return `median ${median.toFixed(1)} s, 95th percentile ${p95.toFixed(1)} s`;
}

function whole(numbers: readonly number[]): string {
  return numbers.length === 0 ? NOT_KNOWN : String(Math.round(mean(numbers)));
}

function costs(dollars: readonly number[], hasPrice: boolean): string {
  if (dollars.length > 0) return `$${mean(dollars).toFixed(5)}`;
  return `${NOT_KNOWN}: ${hasPrice ? 'the service told no tokens' : 'no price for this model'}`;
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
