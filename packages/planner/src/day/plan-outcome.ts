import type { Certificate } from '@platewise/contract/generation/generation-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';

/** A meal as the planner makes it; anyone who stores or shows it adds the id. */
export type PlannedMeal = Omit<Meal, 'id' | 'isFavorite'>;

/** A plan that meets its request and carries the proof. */
export type MadePlan = { ok: true; meals: PlannedMeal[]; seed: number; certificate: Certificate; warnings: string[] };

/** One sentence that says why there is no plan. */
export type Refusal = {
  ok: false;
  reason: string;
  /** Set where the reason asks about words that may be an allergy and cannot be read. */
  notAssessed?: readonly string[];
};

export type PlanOutcome = MadePlan | Refusal;
