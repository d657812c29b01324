import { embeddedPlanner } from '@platewise/api/meals/planners/embedded-planner';
import { takeLocaleFrom } from '@platewise/contract/language/locale';
import { giveBackMemory } from '../start/give-back-memory.ts';
import type { PlanOutcome, PlanTask } from './plan-pool.ts';

// What is asked here has begun: it goes on to its end, or is ended with the thread.
const never = new AbortController().signal;
let language = 'en';
takeLocaleFrom(() => language);

type Call = (...question: unknown[]) => Promise<unknown>;

/** A thread that plans: one task at a time, in the language of who asked for it. Without a task it has just started. */
export async function plan(task: PlanTask | null): Promise<PlanOutcome> {
  if (!task) {
    giveBackMemory();
    return { answer: null };
  }
  const { name, question, options, locale, parent } = task;
  language = locale;
  const call = embeddedPlanner[name] as Call;
  const startedAt = Date.now();
  const answer = await call(...question, { ...options, signal: never });
  return parent ? { answer, span: { parent, startedAt, endedAt: Date.now() } } : { answer };
}
