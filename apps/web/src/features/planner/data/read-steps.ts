import type { GenerationResult } from '@platewise/contract/generation/generation-schema';
import type { DishStep, GenerationStep } from '@platewise/contract/generation/generation-step-schema';

/**
 * Reads a plan that is reported step by step to its end; each dish is reported on.
 * @throws where the answer ends before the plan: asked again with the same key, it is the plan
 */
export async function readSteps(
  steps: Promise<AsyncIterable<GenerationStep>>,
  onDish: (dish: DishStep) => void,
): Promise<GenerationResult> {
  for await (const step of await steps) {
    if (step.kind === 'plan') return step.plan;
    onDish(step);
  }
  throw new Error('The answer ended before the plan.');
}
