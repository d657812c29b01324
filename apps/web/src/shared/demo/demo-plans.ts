import { generationRequestSchema, generationResultSchema } from '@platewise/contract/generation-schema';
import type { OfferedPlan } from '@platewise/contract/plan-schema';
import { z } from 'zod';
import { browserStorage, type KeyValueStorage } from '../storage/browser-storage.ts';
import { DEMO_PLANS_KEY } from './has-demo-plans.ts';

const demoPlanSchema = z.object({
  /** Names the plan when it is saved, so that a lost answer does not save it twice. */
  key: z.string(),
  request: generationRequestSchema,
  result: generationResultSchema,
});

export type DemoPlan = z.infer<typeof demoPlanSchema>;

/** The plans that were made in this browser without an account and are not saved yet, oldest first. */
export function demoPlans(storage: KeyValueStorage = browserStorage): DemoPlan[] {
  const stored = z.array(z.unknown()).safeParse(parsed(storage.read(DEMO_PLANS_KEY)));
  if (!stored.success) return [];
  return stored.data.flatMap((entry) => {
    const plan = demoPlanSchema.safeParse(entry);
    return plan.success ? [plan.data] : [];
  });
}

export function saveDemoPlan(plan: DemoPlan, storage: KeyValueStorage = browserStorage): void {
  storage.write(DEMO_PLANS_KEY, JSON.stringify([...demoPlans(storage), plan]));
}

export function forgetDemoPlan(key: string, storage: KeyValueStorage = browserStorage): void {
  const left = demoPlans(storage).filter((plan) => plan.key !== key);
  if (left.length === 0) storage.remove(DEMO_PLANS_KEY);
  else storage.write(DEMO_PLANS_KEY, JSON.stringify(left));
}

/** What the server is offered: amounts only, since it computes and certifies every figure again (contract 4). */
export function offeredPlan({ request, result }: DemoPlan): OfferedPlan {
  return {
    request,
    seed: result.seed,
    items: result.meals.map(({ name, mealType, items, servings }) => ({
      name,
      mealType,
      servings,
      items: items.map(({ food, grams }) => ({ food, grams })),
    })),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
