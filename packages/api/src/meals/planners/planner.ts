import type { Region } from '@platewise/contract/account/preference-options';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { DishStep } from '@platewise/contract/generation/generation-step-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import type { OfferedMeal } from '@platewise/contract/plans/plan-schema';
import type { FamilyRequest } from '@platewise/contract/profiles/family-schema';
import type { Alternative } from '@platewise/planner/change/list-alternatives';
import type { MendingSwaps } from '@platewise/planner/change/mending/list-mending-swaps';
import type { MendableDay, WeekSwaps } from '@platewise/planner/change/mending/list-week-swaps';
import type { Substitute } from '@platewise/planner/change/substitute-food';
import type { ChangeOptions } from '@platewise/planner/change/swap-meal';
import type { FavoriteMeal } from '@platewise/planner/day/favorite/favorite-meal';
import type { DayOptions } from '@platewise/planner/day/plan-day';
import type { PlannedMeal, PlanOutcome } from '@platewise/planner/day/plan-outcome';
import type { WeekOptions } from '@platewise/planner/week/plan-week';
import type { WeekOutcome } from '@platewise/planner/week/week-outcome';
import type { SearchOptions, WeekSearch } from '@platewise/shopping/budget/search-week';

/** Who makes plans. Each plan it returns carries its certificate; `signal` ends the work early. */
export type Planner = {
  planMeals(
    request: GenerationRequest,
    options: {
      seed: number;
      avoid: readonly string[];
      disliked: readonly string[];
      /** What the person likes, as their device has learnt it; no model is informed of it. */
      taste?: Taste | undefined;
      region?: Region | null | undefined;
      /** A favorite that is one of the meals, as it was kept; the others are planned around it. */
      favorite?: FavoriteMeal | undefined;
      signal: AbortSignal;
      /** Who asks, to share a hosted model fairly; absent for visitors, who are served by our own planner. */
      person?: string | undefined;
      /** Reported of each dish that a model proposes and that passes its own checks, before the day is made of them. */
      onDish?: ((dish: DishStep) => void) | undefined;
    },
  ): Promise<PlanOutcome>;
  /** Several days at once, around the meals that they hold already. */
  planWeek(request: GenerationRequest, options: WeekOptions & Waiting): Promise<WeekOutcome>;
  /** A day of meals that several people share. */
  planFamily(request: FamilyRequest, options: DayOptions & Waiting): Promise<PlanOutcome>;
  /** A week for a shopping list, the cheapest that is found where it matters. */
  searchWeek(request: GenerationRequest, options: SearchOptions & Waiting): Promise<WeekSearch>;
  /** New dishes in some places of a plan; swapping and portioning need no dishes proposed and ask the planner package itself. */
  regenerateMeals(
    request: GenerationRequest,
    meals: readonly PlannedMeal[],
    change: { places: readonly number[] },
    options: ChangeOptions & { signal?: AbortSignal; person?: string },
  ): Promise<PlanOutcome>;
  recomputePlan(
    request: GenerationRequest,
    meals: readonly OfferedMeal[],
    options: { seed: number; favorite?: string | undefined },
  ): Promise<PlanOutcome>;
  /** Dishes that can stand in for a meal of a plan, each with the plan that it makes. */
  listAlternatives(
    request: GenerationRequest,
    meals: readonly PlannedMeal[],
    change: { place: number },
    options: ChangeOptions & Waiting,
  ): Promise<Alternative[]>;
  /** Swaps after which a day reaches what it is short of and keeps what it passes, each with the plan that it makes. */
  listMendingSwaps(
    request: GenerationRequest,
    meals: readonly PlannedMeal[],
    compared: { references: ReferenceChoice },
    options: ChangeOptions & Waiting,
  ): Promise<MendingSwaps>;
  /** The same of the average of several days, by swaps of one meal that bring it nearer. */
  listWeekSwaps(
    days: readonly MendableDay[],
    compared: { references: ReferenceChoice },
    options: Omit<ChangeOptions, 'locked'> & Waiting,
  ): Promise<WeekSwaps>;
  /** What can stand for a food of a meal of a plan, each with the plan that it makes. */
  listSubstitutes(
    request: GenerationRequest,
    meals: readonly PlannedMeal[],
    change: { place: number; food: string },
    options: ChangeOptions & Waiting,
  ): Promise<Substitute[]>;
};

/** Who waits for an answer, where it is one of ours, and until when. */
type Waiting = { signal: AbortSignal; person?: string | undefined };
