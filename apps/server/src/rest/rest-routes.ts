import { calendarRoutes } from './calendar-routes.ts';
import { contactRoutes } from './contact-routes.ts';
import { diaryRoutes } from './diary-routes.ts';
import { dislikedMealRoutes } from './disliked-meal-routes.ts';
import { favoriteRoutes } from './favorite-routes.ts';
import { mealRoutes } from './meal-routes.ts';
import { planChangeRoutes } from './plan-change-routes.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import type { RestRoute } from './rest-route.ts';
import { savedPlanRoutes } from './saved-plan-routes.ts';
import { sharingRoutes } from './sharing-routes.ts';
import { shoppingListRoutes } from './shopping-list-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { userRoutes } from './user-routes.ts';

/** The whole REST table (contract 4). A row here is served, documented and walked by a test. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...subscriptionRoutes,
  ...mealRoutes,
  ...planChangeRoutes,
  ...savedPlanRoutes,
  ...sharingRoutes,
  ...calendarRoutes,
  ...diaryRoutes,
  ...shoppingListRoutes,
  ...profileRoutes,
  ...preferenceRoutes,
  ...dislikedMealRoutes,
  ...favoriteRoutes,
  ...contactRoutes,
  ...userRoutes,
];
