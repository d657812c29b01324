import { AppError } from '@platewise/api/app-error';
import type { Planner } from '@platewise/api/meals/planners/planner';
import type { Trace } from '@platewise/api/trace';
import type { Instruments } from './instruments.ts';

/** What became of a plan: `left` when its person had gone, `busy` when too many waited. */
type PlanResult = 'made' | 'refused' | 'busy' | 'left' | 'failed';

const MS = 1000;

/** The planner, with each plan measured from the question to the answer. */
export function measurePlanner(planner: Planner, { plans }: Pick<Instruments, 'plans'>, trace?: Trace): Planner {
  async function measure<Answer>(kind: keyof Planner, signal: AbortSignal | undefined, plan: () => Promise<Answer>) {
    const startedAt = performance.now();
    const note = (outcome: PlanResult) => plans.observe({ kind, outcome }, (performance.now() - startedAt) / MS);
    try {
      const answer = await (trace ? trace(`planner.${kind}`, plan) : plan());
      note(isRefusal(answer) ? 'refused' : 'made');
      return answer;
    } catch (error) {
      note(signal?.aborted ? 'left' : failureOf(error));
      throw error;
    }
  }
  return {
    planMeals: (request, options) => measure('planMeals', options.signal, () => planner.planMeals(request, options)),
    planWeek: (request, options) => measure('planWeek', options.signal, () => planner.planWeek(request, options)),
    planFamily: (request, options) => measure('planFamily', options.signal, () => planner.planFamily(request, options)),
    searchWeek: (request, options) => measure('searchWeek', options.signal, () => planner.searchWeek(request, options)),
    regenerateMeals: (request, meals, change, options) =>
      measure('regenerateMeals', options.signal, () => planner.regenerateMeals(request, meals, change, options)),
    recomputePlan: (request, meals, options) =>
      measure('recomputePlan', undefined, () => planner.recomputePlan(request, meals, options)),
    listAlternatives: (request, meals, change, options) =>
      measure('listAlternatives', options.signal, () => planner.listAlternatives(request, meals, change, options)),
    listMendingSwaps: (request, meals, compared, options) =>
      measure('listMendingSwaps', options.signal, () => planner.listMendingSwaps(request, meals, compared, options)),
    listWeekSwaps: (days, compared, options) =>
      measure('listWeekSwaps', options.signal, () => planner.listWeekSwaps(days, compared, options)),
    listSubstitutes: (request, meals, change, options) =>
      measure('listSubstitutes', options.signal, () => planner.listSubstitutes(request, meals, change, options)),
  };
}

function failureOf(error: unknown): PlanResult {
  if (!(error instanceof AppError)) return 'failed';
  if (error.code === 'PLANNER_BUSY') return 'busy';
  return error.code === 'NOTES_REFUSED' || error.code === 'MODEL_REFUSED' ? 'refused' : 'failed';
}

/** Every question of which a plan can be refused is answered with whether there is one. */
function isRefusal(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;
}
