import { deleteAccountSchema } from '@platewise/contract/account/account-schema';
import { createPersonalTokenSchema } from '@platewise/contract/account/api-token-schema';
import { updateNotificationsSchema } from '@platewise/contract/account/notification-schema';
import { updatePreferencesSchema } from '@platewise/contract/account/preferences-schema';
import { registerSchema } from '@platewise/contract/account/user-schema';
import { createWebhookSchema, updateWebhookBodySchema } from '@platewise/contract/account/webhook-schema';
import { createSubscriptionSchema, sandboxPaySchema } from '@platewise/contract/billing/billing-schema';
import {
  changeEntryBodySchema,
  fillDaysSchema,
  generateEntryBodySchema,
  moveEntrySchema,
  placeEntryBodySchema,
  placePlanSchema,
  repeatDaysSchema,
} from '@platewise/contract/calendar/calendar-change-schema';
import {
  copyDaySchema,
  copyDiaryMealBodySchema,
  tickPlannedBodySchema,
} from '@platewise/contract/diary/diary-day-schema';
import { logFoodSchema } from '@platewise/contract/diary/diary-food-schema';
import {
  addDiaryMealSchema,
  changeDiaryMealBodySchema,
  setDailyGoalSchema,
} from '@platewise/contract/diary/diary-schema';
import { setOwnFoodBodySchema } from '@platewise/contract/diary/own-food-schema';
import { addWaterBodySchema } from '@platewise/contract/diary/water-schema';
import { generationCallSchema } from '@platewise/contract/generation/generation-call-schema';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { traceRequestSchema } from '@platewise/contract/generation/trace-schema';
import { addFavoriteSchema } from '@platewise/contract/meals/favorite-schema';
import { clientMealSchema } from '@platewise/contract/meals/meal-schema';
import { offeredPlanSchema } from '@platewise/contract/plans/plan-schema';
import { familyCallSchema } from '@platewise/contract/profiles/family-schema';
import { createProfileSchema } from '@platewise/contract/profiles/profile-schema';
import {
  followSourceSchema,
  generateListSchema,
  listFromPlanRequestSchema,
} from '@platewise/contract/shopping/shopping-list-request-schema';
import { contactMessageSchema, newsletterSchema, newsletterTokenSchema } from '@platewise/contract/site/contact-schema';
import type { z } from 'zod';

/** What calls send, by the name that the reference gives it. */
export const REQUESTS: Readonly<Record<string, z.ZodType>> = {
  AddDiaryMeal: addDiaryMealSchema,
  AddFavorite: addFavoriteSchema,
  AddWater: addWaterBodySchema,
  ChangeDiaryMeal: changeDiaryMealBodySchema,
  ChangeEntry: changeEntryBodySchema,
  ClientMeal: clientMealSchema,
  ContactMessage: contactMessageSchema,
  CopyDay: copyDaySchema,
  CopyDiaryMeal: copyDiaryMealBodySchema,
  CreatePersonalToken: createPersonalTokenSchema,
  CreateWebhook: createWebhookSchema,
  UpdateWebhook: updateWebhookBodySchema,
  CreateProfile: createProfileSchema,
  CreateSubscription: createSubscriptionSchema,
  DeleteAccount: deleteAccountSchema,
  FamilyCall: familyCallSchema,
  FillDays: fillDaysSchema,
  FollowSource: followSourceSchema,
  GenerateEntry: generateEntryBodySchema,
  GenerateList: generateListSchema,
  GenerationCall: generationCallSchema,
  GenerationRequest: generationRequestSchema,
  ListFromPlanRequest: listFromPlanRequestSchema,
  LogFood: logFoodSchema,
  MoveEntry: moveEntrySchema,
  Newsletter: newsletterSchema,
  NewsletterToken: newsletterTokenSchema,
  OfferedPlan: offeredPlanSchema,
  PlaceEntry: placeEntryBodySchema,
  PlacePlan: placePlanSchema,
  Register: registerSchema,
  RepeatDays: repeatDaysSchema,
  SandboxPay: sandboxPaySchema,
  SetDailyGoal: setDailyGoalSchema,
  SetOwnFood: setOwnFoodBodySchema,
  TickPlanned: tickPlannedBodySchema,
  TraceRequest: traceRequestSchema,
  UpdateNotifications: updateNotificationsSchema,
  UpdatePreferences: updatePreferencesSchema,
};
