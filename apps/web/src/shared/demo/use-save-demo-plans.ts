import { useCallback } from 'react';
import { idempotencyContext, trpc } from '../api/trpc.ts';
import { hasDemoPlans } from './stored-demo-plans.ts';

/** Saves the demo's plans into the account that is signed in; for the moment after signing up or in. */
export function useSaveDemoPlans(): () => Promise<number> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    if (!hasDemoPlans()) return 0;
    // Reading plans needs the schemas; only who comes from the demo fetches them.
    const { saveDemoPlans } = await import('./save-demo-plans.ts');
    const saved = await saveDemoPlans((plan, key) => utils.client.plans.save.mutate(plan, idempotencyContext(key)));
    if (saved > 0) await utils.plans.page.invalidate();
    return saved;
  }, [utils]);
}
