import type { OfferedPlan } from '@platewise/contract/plans/plan-schema';
import { browserStorage, type KeyValueStorage } from '../storage/browser-storage.ts';
import { oneTabAtATime } from '../storage/one-tab-at-a-time.ts';
import { demoPlans, forgetDemoPlan } from './demo-plans.ts';
import { offeredPlan } from './offered-plan.ts';

export type SavePlan = (plan: OfferedPlan, idempotencyKey: string) => Promise<unknown>;

/**
 * Saves the plans of the demo into the account that is signed in, one after the other, and forgets each one when it is
 * saved. What fails stays in the browser for the next time (decisions 3). Returns how many were saved.
 */
export async function saveDemoPlans(save: SavePlan, storage: KeyValueStorage = browserStorage): Promise<number> {
  // Two tabs or two callers that sign in together must not save the same plan twice.
  return oneTabAtATime('demo-plans', async () => {
    let saved = 0;
    for (const plan of demoPlans(storage)) {
      if (!(await isSaved(save(offeredPlan(plan), plan.key)))) continue;
      forgetDemoPlan(plan.key, storage);
      saved += 1;
    }
    return saved;
  });
}

async function isSaved(saving: Promise<unknown>): Promise<boolean> {
  try {
    await saving;
    return true;
  } catch {
    return false;
  }
}
