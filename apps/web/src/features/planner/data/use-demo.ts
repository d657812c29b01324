import type { GenerationRequest, GenerationResult } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { saveDemoPlan } from '../../../shared/demo/stored-demo-plans.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { countDemoGeneration, demoCount, isDemoLimitReached } from './demo-count.ts';

/** The visitor's two generations: counted and stored in this browser; after the second the way leads to /signup (core 4). */
export function useDemo() {
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  // Nobody has used the demo up when the page is built.
  const wasUsedUp = useSyncExternalStore(neverChanges, isUsedUp, () => false);

  async function finish(key: string, request: GenerationRequest, result: GenerationResult): Promise<void> {
    saveDemoPlan({ key, request, result });
    const newCount = countDemoGeneration();
    setCount(newCount);
    if (!isDemoLimitReached(newCount)) return;
    notifySuccess(texts.planner.demoToast);
    await navigate({ to: '/signup' });
  }

  return { isLimitReached: wasUsedUp || isDemoLimitReached(count), finish };
}

function isUsedUp(): boolean {
  return isDemoLimitReached(demoCount());
}

function neverChanges() {
  return () => undefined;
}
