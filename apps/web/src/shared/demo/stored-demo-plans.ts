import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation/generation-schema';
import { browserStorage, type KeyValueStorage } from '../storage/browser-storage.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';

export type DemoPlan = {
  /** Names the plan when it is saved, so that a lost answer does not save it twice. */
  key: string;
  request: GenerationRequest;
  result: GenerationResult;
};

/** Where the demo's plans lie in the browser. */
export const DEMO_PLANS_KEY = STORED_NAMES.localStorage.demoPlans;

/** Whether anything is kept there; asked on every page, so it needs none of the code that reads plans. */
export function hasDemoPlans(storage: KeyValueStorage = browserStorage): boolean {
  return storage.read(DEMO_PLANS_KEY) !== null;
}

/** What is kept there, whatever it is by now: `demoPlans` reads it. */
export function storedDemoPlans(storage: KeyValueStorage): unknown[] {
  try {
    const stored: unknown = JSON.parse(storage.read(DEMO_PLANS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function saveDemoPlan(plan: DemoPlan, storage: KeyValueStorage = browserStorage): void {
  storage.write(DEMO_PLANS_KEY, JSON.stringify([...storedDemoPlans(storage), plan]));
}
