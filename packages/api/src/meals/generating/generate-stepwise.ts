import type { GenerationCall } from '@platewise/contract/generation/generation-call-schema';
import type { GenerationStep } from '@platewise/contract/generation/generation-step-schema';
import type { Context } from '../../context.ts';
import { toTrpcError } from '../../trpc.ts';
import { generateMeals } from './generate-meals.ts';

/**
 * Generates meals as `generateMeals` does, and notifies each dish that a model proposes as it comes; the plan comes last. Tokens,
 * saving and the Idempotency-Key are those of `generateMeals`: anyone who lost the connection asks again with the same key
 * and gets the finished plan.
 */
export async function* generateStepwise(context: Context, call: GenerationCall): AsyncGenerator<GenerationStep> {
  const steps: GenerationStep[] = [];
  let wake = Promise.withResolvers<void>();
  let isDone = false;
  const send = (step: GenerationStep) => {
    steps.push(step);
    wake.resolve();
  };
  const work = generateMeals(context, call, { onDish: send })
    .then((plan) => send({ kind: 'plan', plan }))
    .finally(() => {
      isDone = true;
      wake.resolve();
    });
  // Read below; anyone who stops listening before that is reported nothing any more.
  work.catch(() => undefined);
  while (!isDone || steps.length > 0) {
    await wake.promise;
    wake = Promise.withResolvers<void>();
    yield* steps.splice(0);
  }
  await work.catch((error: unknown) => {
    throw toTrpcError(error);
  });
}
