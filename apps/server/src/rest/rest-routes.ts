import type { RestRoute } from './rest-route.ts';
import { bodyRoutes } from './routes/body-routes.ts';
import { calendarRoutes } from './routes/calendar-routes.ts';
import { contactRoutes } from './routes/contact-routes.ts';
import { diaryRoutes } from './routes/diary-routes.ts';
import { dislikedMealRoutes } from './routes/disliked-meal-routes.ts';
import { favoriteRoutes } from './routes/favorite-routes.ts';
import { foodRoutes } from './routes/food-routes.ts';
import { mealRoutes } from './routes/meal-routes.ts';
import { planChangeRoutes } from './routes/plan-change-routes.ts';
import { preferenceRoutes } from './routes/preference-routes.ts';
import { profileRoutes } from './routes/profile-routes.ts';
import { savedPlanRoutes } from './routes/saved-plan-routes.ts';
import { sharingRoutes } from './routes/sharing-routes.ts';
import { shoppingListRoutes } from './routes/shopping-list-routes.ts';
import { subscriptionRoutes } from './routes/subscription-routes.ts';
import { userRoutes } from './routes/user-routes.ts';
import { webhookRoutes } from './routes/webhook-routes.ts';

/** The whole REST table (contract 4). A row here is served, documented and walked by a test. */
export const REST_ROUTES: readonly RestRoute[] = [
  ...subscriptionRoutes,
  ...mealRoutes,
  ...planChangeRoutes,
  ...savedPlanRoutes,
  ...sharingRoutes,
  ...calendarRoutes,
  ...diaryRoutes,
  ...foodRoutes,
  ...bodyRoutes,
  ...shoppingListRoutes,
  ...profileRoutes,
  ...preferenceRoutes,
  ...dislikedMealRoutes,
  ...favoriteRoutes,
  ...contactRoutes,
  ...userRoutes,
  ...webhookRoutes,
];
