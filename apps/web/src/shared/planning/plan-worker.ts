import type { Region } from '@platewise/contract/account/preference-options';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { FavoriteMeal } from '@platewise/planner/day/favorite/favorite-meal';
import { planMeals } from '@platewise/planner/day/plan-meals';
import type { PlanOutcome } from '@platewise/planner/day/plan-outcome';

/** What a plan is made from; the same task gives the same plan here and on the server. */
export type PlanningTask = {
  request: GenerationRequest;
  /** A whole number from 0 to the contract's seedMax. */
  seed: number;
  /** Names of meals that the person had lately. */
  avoid: readonly string[];
  /** Names of meals that the person does not want again. */
  disliked: readonly string[];
  /** What the person likes, as this device has learnt it. */
  taste?: Taste | undefined;
  /** Where most of the meals are to be from. */
  region?: Region | null | undefined;
  /** A favorite that is one of the meals, as it was kept. */
  favorite?: FavoriteMeal | undefined;
};

/** One message to the worker; its answer carries the same id. */
export type PlanningQuestion = PlanningTask & { id: number };
export type PlanningAnswer = { id: number; outcome: PlanOutcome };

// The one door through which foods, recipes and the planner enter the web (biome.json forbids all others): a worker is
// a file of its own, so the pages carry none of it and stay free to move while a plan is made.
self.addEventListener('message', ({ data }: MessageEvent<PlanningQuestion>) => {
  const { id, request, ...options } = data;
  self.postMessage({ id, outcome: planMeals(request, options) } satisfies PlanningAnswer);
});
