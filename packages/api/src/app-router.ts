import { adminRouter } from './admin/admin-router.ts';
import { bodyRouter } from './body/body-router.ts';
import { calendarRouter } from './calendar/calendar-router.ts';
import { contactRouter } from './contact/contact-router.ts';
import { diaryRouter } from './diary/diary-router.ts';
import { dislikedMealsRouter } from './disliked-meals/disliked-meals-router.ts';
import { familyPlansRouter } from './family-plans/family-plans-router.ts';
import { favoritesRouter } from './favorites/favorites-router.ts';
import { importsRouter } from './imports/imports-router.ts';
import { mealsRouter } from './meals/meals-router.ts';
import { notificationsRouter } from './notifications/notifications-router.ts';
import { plansRouter } from './plans/plans-router.ts';
import { preferencesRouter } from './preferences/preferences-router.ts';
import { profilesRouter } from './profiles/profiles-router.ts';
import { remindersRouter } from './reminders/reminders-router.ts';
import { sharingRouter } from './sharing/sharing-router.ts';
import { shoppingListRouter } from './shopping-list/shopping-list-router.ts';
import { subscriptionRouter } from './subscription/subscription-router.ts';
import { createCallerFactory, router } from './trpc.ts';
import { usersRouter } from './users/users-router.ts';
import { webhooksRouter } from './webhooks/webhooks-router.ts';

/** Everything that the product does, by domain. */
export const appRouter = router({
  meals: mealsRouter,
  plans: plansRouter,
  familyPlans: familyPlansRouter,
  sharing: sharingRouter,
  calendar: calendarRouter,
  calorie: diaryRouter,
  body: bodyRouter,
  imports: importsRouter,
  shoppingList: shoppingListRouter,
  profiles: profilesRouter,
  preferences: preferencesRouter,
  favorites: favoritesRouter,
  dislikedMeals: dislikedMealsRouter,
  contact: contactRouter,
  subscription: subscriptionRouter,
  notifications: notificationsRouter,
  users: usersRouter,
  reminders: remindersRouter,
  webhooks: webhooksRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;

/** Calls the procedures from code: `createCaller(context).favorites.list()`. */
export const createCaller = createCallerFactory(appRouter);

export type Caller = ReturnType<typeof createCaller>;
