import type { Region } from '@platewise/contract/account/preference-options';
import type { Certificate, GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { DishStep } from '@platewise/contract/generation/generation-step-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { FavoriteMeal } from '@platewise/planner/day/favorite/favorite-meal';
import type { PlanOutcome } from '@platewise/planner/day/plan-outcome';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { orderMeal } from '../listing/order-meal.ts';

/** A certified plan whose meals have their ids. */
export type MadePlan = { meals: Meal[]; seed: number; certificate: Certificate; warnings: string[] };

/** Seeds run from 0 up to this, the largest the wire takes plus one. */
const SEEDS = 2 ** 31;

/** What a plan is made of. */
type PlanToMake = {
  request: GenerationRequest;
  avoid: readonly string[];
  disliked: readonly string[];
  taste?: Taste | undefined;
  region?: Region | null | undefined;
  favorite?: FavoriteMeal | undefined;
  /** Reported of dishes as they come. */
  onDish?: ((dish: DishStep) => void) | undefined;
};

/**
 * Asks the planner for the meals of a request; without a seed in it one is drawn.
 * @throws AppError PLAN_IMPOSSIBLE with the planner's reason, PLANNER_BUSY, PLANNER_NOT_ANSWERING or NOTES_REFUSED where a
 * model proposes, GENERATION_FAILED when it breaks or the caller has gone
 */
export async function makePlan(
  { planner, identity, random, newId, signal }: Pick<Context, 'planner' | 'identity' | 'random' | 'newId' | 'signal'>,
  { request, ...toMake }: PlanToMake,
): Promise<MadePlan> {
  const seed = request.seed ?? Math.floor(random() * SEEDS);
  const plan = await readOutcome(planner.planMeals(request, { ...toMake, seed, signal, person: identity?.userId }), {
    newId,
  });
  requireCaller({ signal });
  return plan;
}

/**
 * Goes on only while somebody waits for the answer.
 * @throws AppError GENERATION_FAILED when the caller has gone or the server is stopping
 */
export function requireCaller({ signal }: Pick<Context, 'signal'>): void {
  if (signal.aborted) throw new AppError('GENERATION_FAILED', {}, { cause: signal.reason });
}

/**
 * Turns the planner's answer into a plan with meal ids.
 * @throws AppError PLAN_IMPOSSIBLE, GENERATION_FAILED
 */
export async function readOutcome(answer: Promise<PlanOutcome>, { newId }: Pick<Context, 'newId'>): Promise<MadePlan> {
  const outcome = await answer.catch((cause: unknown) => {
    throw asGenerationFailure(cause);
  });
  if (!outcome.ok) throw new AppError('PLAN_IMPOSSIBLE', { reason: outcome.reason });
  const { meals, seed, certificate, warnings } = outcome;
  return {
    meals: meals.map((meal) => orderMeal({ id: newMealId(newId), ...meal, isFavorite: false })),
    seed,
    certificate,
    warnings,
  };
}

/** What went wrong with the planner, as it is reported: what it says itself, else that the generation failed. */
export function asGenerationFailure(cause: unknown): AppError {
  return cause instanceof AppError ? cause : new AppError('GENERATION_FAILED', {}, { cause });
}

/** The documented form of a meal's id: 'meal-' and a text that is not used twice. */
export function newMealId(newId: () => string): string {
  return `meal-${newId().replaceAll('-', '')}`;
}
