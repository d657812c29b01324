import type { Planner } from '@platewise/api/meals/planners/planner';
import { plannerFailure } from '@platewise/api/meals/planners/planner-failure';
import { locale } from '@platewise/contract/language/locale';
import { modelError } from '@platewise/providers/model/model-error';
import { fairQueue } from '@platewise/providers/queue/fair-queue';
import { Piscina } from 'piscina';
import type { Tracing } from '../tracing/tracing.ts';

/** What a thread is asked: a method of the planner, its question, and its options but for what only this thread knows. */
export type PlanTask = {
  name: keyof Planner;
  question: unknown[];
  options: object;
  locale: string;
  parent?: string | undefined;
};

/** What a thread answers; with the time that it took where it was given the span that it works for. */
export type PlanOutcome = { answer: unknown; span?: { parent: string; startedAt: number; endedAt: number } };

export type PlanPool = {
  planner: Planner;
  /** Starts a thread before anyone waits for one. */
  warm: () => Promise<void>;
  /** How many plans are made, and how many wait. */
  load: () => { running: number; queued: number };
  close: () => Promise<void>;
};

/** Next to this module, in the source as in the bundle. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './plan-worker.ts' : './plan-worker.js', import.meta.url);

type Asker = { signal?: AbortSignal | undefined; person?: string | undefined };

/** Visitors share the turns of one person, so that a flood of them leaves the others theirs. */
const VISITORS = 'visitors';
/** Beyond it newcomers are asked to come back: at fifty milliseconds a plan these wait five seconds. */
const QUEUED_MAX = 100;
/** By so much less urgent are the threads that plan (Linux and macOS: about a third of the share of one that reads; `nice(2)`). */
const NICE = 5;
/** A plan takes some fifty milliseconds and a week half a second; what takes this long is ended with its thread. */
const BUDGET_MS = 15_000;

/**
 * The planner in threads of its own, so that plans hold up nobody who only reads. Those who have fewest plans under way come
 * first. Anyone who leaves while they wait is not planned for; a plan that has begun is made to its end.
 */
export function createPlanPool({
  threads,
  budgetMs = BUDGET_MS,
  tracing = null,
}: {
  threads: number;
  budgetMs?: number;
  tracing?: Pick<Tracing, 'carry' | 'addCarried'> | null;
}): PlanPool {
  const pool = new Piscina<PlanTask | null, PlanOutcome>({
    filename: WORKER.href,
    name: 'plan',
    minThreads: 0,
    maxThreads: threads,
    // Those who read go first where both want a core.
    niceIncrement: NICE,
    // Its modules take a second to load.
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  const busy = () => plannerFailure(modelError('busy'));
  const queue = fairQueue({ atOnce: threads, queuedMax: QUEUED_MAX, refusal: busy });

  async function run<Answer>(
    name: keyof Planner,
    question: unknown[],
    { signal, person, ...options }: Asker & object,
  ): Promise<Answer> {
    // Before it waits: who takes its turn leads out of the span.
    const parent = tracing?.carry();
    const leave = await queue.enter(person ?? VISITORS, signal ?? new AbortController().signal);
    try {
      const task = { name, question, options, locale: locale(), parent };
      const { answer, span } = await pool.run(task, { signal: AbortSignal.timeout(budgetMs) });
      if (span) tracing?.addCarried(`thread ${name}`, span);
      return answer as Answer;
    } finally {
      leave();
    }
  }

  const planner: Planner = {
    planMeals: (request, { onDish: _onDish, ...options }) => run('planMeals', [request], options),
    planWeek: (request, options) => run('planWeek', [request], options),
    planFamily: (request, options) => run('planFamily', [request], options),
    searchWeek: (request, options) => run('searchWeek', [request], options),
    regenerateMeals: (request, meals, change, options) => run('regenerateMeals', [request, meals, change], options),
    recomputePlan: (request, meals, options) => run('recomputePlan', [request, meals], options),
    listAlternatives: (request, meals, change, options) => run('listAlternatives', [request, meals, change], options),
    listMendingSwaps: (request, meals, compared, options) =>
      run('listMendingSwaps', [request, meals, compared], options),
    listWeekSwaps: (days, compared, options) => run('listWeekSwaps', [days, compared], options),
    listSubstitutes: (request, meals, change, options) => run('listSubstitutes', [request, meals, change], options),
  };
  return {
    planner,
    warm: async () => {
      // A server that is stopped meanwhile ends the thread.
      await pool.run(null).catch(() => undefined);
    },
    load: () => ({ running: queue.running(), queued: queue.queued() }),
    close: () => pool.destroy(),
  };
}
