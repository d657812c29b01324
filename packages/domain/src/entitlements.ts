import type { Entitlements, PlanId } from '@platewise/contract/billing/subscription-schema';

/** What each plan allows (decisions 4). Nutrition details and exports are for everyone. */
export const ENTITLEMENTS = {
  free: { unlimitedMeals: false, shoppingList: false, calorieTracker: false, prepGuide: false, profiles: 1 },
  pro: { unlimitedMeals: true, shoppingList: true, calorieTracker: true, prepGuide: true, profiles: 1 },
  family: { unlimitedMeals: true, shoppingList: true, calorieTracker: true, prepGuide: true, profiles: 6 },
} as const satisfies Record<PlanId, Entitlements>;
