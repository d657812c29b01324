import type { Certificate } from '@platewise/contract/generation/generation-schema';
import type { Diet, Goal } from '@platewise/contract/generation/options';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import type { Generated, JSONColumnType } from 'kysely';

/** A stored plan. */
export type MealPlanTable = {
  user_id: string;
  id: string;
  name: string | null;
  goal: Goal;
  dietary_preferences: Diet;
  request: JSONColumnType<PlanRequest>;
  seed: number;
  meals: JSONColumnType<Meal[]>;
  certificate: JSONColumnType<Certificate>;
  warnings: JSONColumnType<string[]>;
  created_at: Date;
  /** Counts the changes, so that two at once cannot overwrite each other. */
  revision: Generated<number>;
  /** How many of its revisions are kept to go back to. */
  undo_steps: Generated<number>;
  /** Names of the meals that this plan held before; choosing one of them again takes no token (decisions 3). */
  paid_meals: JSONColumnType<string[]>;
  /** When it was deleted; it can be restored for a while (LIMITS.deletedPlanHours) and is no plan of the person's until then. */
  deleted_at: Date | null;
};

/** A plan as it was before the change that made it `revision`. */
export type PlanRevisionTable = {
  user_id: string;
  plan_id: string;
  revision: number;
  meals: JSONColumnType<Meal[]>;
  certificate: JSONColumnType<Certificate>;
  warnings: JSONColumnType<string[]>;
  created_at: Date;
};

/** A link that shows a plan to anybody who has it. */
export type PlanLinkTable = {
  user_id: string;
  plan_id: string;
  /** SHA-256 of the token, in hex; the token itself is in the link only. */
  token_hash: string;
  created_at: Date;
};
