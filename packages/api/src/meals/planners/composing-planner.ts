import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DishProposal } from '@platewise/contract/generation/dish-proposal-schema';
import type { DishStep } from '@platewise/contract/generation/generation-step-schema';
import type { DayOptions } from '@platewise/planner/day/plan-day';
import type { PlanOutcome } from '@platewise/planner/day/plan-outcome';
import { dishStep } from '@platewise/planner/proposals/dish-step';
import { type DayDraft, dishRequestOf, draftChangedDay, draftNewDay } from '@platewise/planner/proposals/draft-day';
import { fallbackWarning } from '@platewise/planner/proposals/fallback-warning';
import { type ComposedOutcome, planComposedByAttempt } from '@platewise/planner/proposals/plan-composed';
import { notesForDishes } from '@platewise/planner/request/model-reading/model-reading';
import { isModelError, type ModelError, modelError } from '@platewise/providers/model/model-error';
import type { ModelPort } from '@platewise/providers/model/model-port';
import { createNotesReader } from './notes-reader.ts';
import type { Planner } from './planner.ts';
import { plannerFailure } from './planner-failure.ts';

type Parts = {
  model: ModelPort;
  /** Our own planner: for visitors, for whole weeks, and for what the model does not deliver. */
  embedded: Planner;
  /** Whether our own planner makes the whole plan where the model gives nothing of use. */
  isFallbackOn: boolean;
};

type Asking = DayOptions & {
  person: string;
  signal: AbortSignal;
  onDish: ((dish: DishStep) => void) | undefined;
};

/**
 * The planner that has a model propose dishes: they are checked, portioned, rounded and certified as our own are, and what
 * fails is replaced by a recipe of ours. Visitors, swaps and whole weeks are served by our own planner alone. Notes that our rules
 * could not read are read by the model first, but for visitors.
 */
export function createComposingPlanner(parts: Parts): Planner {
  const { embedded, model } = parts;
  const readNotes = createNotesReader(model);
  return {
    ...embedded,
    planMeals: async (asked, options) => {
      const { person, favorite, onDish, ...rest } = options;
      const request = person === undefined ? asked : await readNotes(asked, { person, signal: options.signal });
      const draft = person === undefined ? null : draftNewDay(request, favorite);
      const own = () => embedded.planMeals(request, options);
      // What is refused before any dish is chosen is refused without asking.
      return draft && person !== undefined ? compose(parts, draft, { ...rest, person, onDish }, own) : own();
    },
    planWeek: async (asked, options) => {
      const { person, signal } = options;
      return embedded.planWeek(person === undefined ? asked : await readNotes(asked, { person, signal }), options);
    },
    regenerateMeals: async (asked, meals, change, options) => {
      const { person, signal, locked, ...rest } = options;
      const request = person === undefined || !signal ? asked : await readNotes(asked, { person, signal });
      const draft = person === undefined || !signal ? null : draftChangedDay(request, meals, { ...change, locked });
      const own = () => embedded.regenerateMeals(request, meals, change, options);
      return draft && person !== undefined && signal
        ? compose(parts, draft, { ...rest, person, signal, onDish: undefined }, own)
        : own();
    },
  };
}

async function compose(
  { model, isFallbackOn }: Parts,
  draft: DayDraft,
  asking: Asking,
  own: () => Promise<PlanOutcome>,
): Promise<PlanOutcome> {
  const { dishes, failure } = await collect(model, draft, asking);
  const hasNotes = notesForDishes(draft.task) !== '';
  if (failure?.code === 'aborted') throw plannerFailure(failure);
  if (dishes.length === 0 && failure) {
    return isFallbackOn
      ? withFallbackReason(draft, whyOf(failure, { hasNotes }), await own())
      : refuse(failure, { hasNotes });
  }
  const { outcome, places } = await planInTurns(draft, dishes, asking);
  // A taste costs nobody their plan: what was left out for it is no failure of the model.
  const hasFailed = places.every(({ problem }) => problem !== null && problem !== 'disliked');
  // Our own refusal is more use than that nothing came of the proposals: it names a way out.
  if (!outcome.ok) return own();
  return hasFailed && !isFallbackOn ? refuse(modelError('invalid'), { hasNotes }) : outcome;
}

async function collect(model: ModelPort, draft: DayDraft, asking: Asking) {
  const { avoid, disliked = [], person, signal, onDish } = asking;
  const dishes: DishProposal[] = [];
  try {
    const dishRequest = dishRequestOf(draft, { avoid: [...disliked, ...avoid] });
    for await (const dish of model.propose(dishRequest, { signal, person })) {
      dishes.push(dish);
      const step = onDish && dishStep(draft, dish, asking);
      if (step) onDish?.(step);
    }
    return { dishes, failure: null };
  } catch (error) {
    if (!isModelError(error)) throw error;
    return { dishes, failure: error };
  }
}

async function planInTurns(draft: DayDraft, dishes: DishProposal[], asking: Asking): Promise<ComposedOutcome> {
  const attempts = planComposedByAttempt(draft, dishes, asking);
  let step = attempts.next();
  // Between two attempts others get their turn: where many dishes do not go together, they take a while.
  while (!step.done) {
    await nextTurn();
    if (asking.signal.aborted) throw plannerFailure(modelError('aborted'));
    step = attempts.next();
  }
  return step.value;
}

function refuse(failure: ModelError, { hasNotes }: { hasNotes: boolean }): never {
  throw plannerFailure(failure, { hasNotes });
}

const FALLBACK_REASON = {
  busy: 'busy',
  refused: 'refused',
  truncated: 'invalid',
  invalid: 'invalid',
  quota: 'silent',
  config: 'silent',
  timeout: 'silent',
  unavailable: 'silent',
  context: 'silent',
  budget: 'budget',
  aborted: 'silent',
} as const;

// Where nothing was written, no notes are to blame.
function whyOf({ code }: ModelError, { hasNotes }: { hasNotes: boolean }): Parameters<typeof fallbackWarning>[1] {
  return code === 'refused' && !hasNotes ? 'refusedRequest' : FALLBACK_REASON[code];
}

function withFallbackReason(
  draft: DayDraft,
  why: Parameters<typeof fallbackWarning>[1],
  outcome: PlanOutcome,
): PlanOutcome {
  if (!outcome.ok) return outcome;
  return { ...outcome, warnings: [fallbackWarning(draft, why), ...outcome.warnings] };
}
