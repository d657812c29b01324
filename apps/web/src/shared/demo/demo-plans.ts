import { generationRequestSchema, generationResultSchema } from '@platewise/contract/generation/generation-schema';
import { z } from 'zod';
import { browserStorage, type KeyValueStorage } from '../storage/browser-storage.ts';
import { DEMO_PLANS_KEY, type DemoPlan, storedDemoPlans } from './stored-demo-plans.ts';

const demoPlanSchema = z.object({
  key: z.string(),
  request: generationRequestSchema,
  result: generationResultSchema,
});

/** The plans that were made in this browser without an account and are not saved yet, oldest first. */
export function demoPlans(storage: KeyValueStorage = browserStorage): DemoPlan[] {
  return storedDemoPlans(storage).flatMap((entry) => {
    const plan = demoPlanSchema.safeParse(entry);
    return plan.success ? [plan.data] : [];
  });
}

export function forgetDemoPlan(key: string, storage: KeyValueStorage = browserStorage): void {
  const left = demoPlans(storage).filter((plan) => plan.key !== key);
  if (left.length === 0) storage.remove(DEMO_PLANS_KEY);
  else storage.write(DEMO_PLANS_KEY, JSON.stringify(left));
}
