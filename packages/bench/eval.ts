/**
 * Asks a model for the dishes of forty requests and prints what they are worth, so that an operator can choose one by
 * evidence: `npm run eval -- --base-url http://localhost:11434/v1 --model qwen3:8b`. The key is read from OPENAI_API_KEY;
 * a server of one's own needs none. Ends with 1 when a finished plan breaks a rule.
 */
import type { ModelUsage } from '@platewise/providers/model/model-port';
import { listedPrice } from '@platewise/providers/model/model-prices';
import { modelTimes } from '@platewise/providers/model/model-times';
import { createOpenAiModel } from '@platewise/providers/model/openai/openai-model';
import { EVAL_USAGE, readEvalOptions } from './eval/eval-options.ts';
import { evalReport } from './eval/eval-report.ts';
import { evalRequests } from './eval/eval-requests.ts';
import { type Evaluation, evaluateModel } from './eval/evaluate-model.ts';

const options = readEvalOptions(process.argv.slice(2));
if (!options) {
  console.error(EVAL_USAGE);
  process.exit(64);
}
const { baseUrl, model: name, effort, requests: count } = options;
const price = options.price ?? listedPrice(name);

const usages: ModelUsage[] = [];
const model = createOpenAiModel({
  apiKey: process.env.OPENAI_API_KEY || 'none',
  baseUrl,
  model: name,
  reasoningEffort: effort,
  maxTokensParam: undefined,
  price,
  // Every request counts, also those to a service that fails.
  asksInSpiteOfFailures: true,
  times: modelTimes(undefined),
  atOnce: 1,
  queuedMax: 1,
  onUsage: (usage) => usages.push(usage),
  now: () => performance.now(),
});

const results: Evaluation[] = [];
for (const [seed, request] of evalRequests().slice(0, count).entries()) {
  const result = await evaluateModel(model, request, seed);
  if (!result) continue;
  results.push(result);
  const { outcome, asked, valid, kept, problems, milliseconds } = result;
  const what = `${request.dietaryPreferences}, ${request.mealCount} meals`.padEnd(24);
  console.log(
    `${what} ${outcome.padEnd(11)} ${valid} of ${asked} valid, ${kept} kept  ${milliseconds} ms  ${problems.join(' ')}`,
  );
}
console.log(evalReport(results, usages, { model: name, host: new URL(baseUrl).host, hasPrice: price !== undefined }));
process.exitCode = results.some(({ violationsAfter }) => (violationsAfter ?? 0) > 0) ? 1 : 0;
