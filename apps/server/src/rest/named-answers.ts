import { accountExportSchema } from '@platewise/contract/account/account-schema';
import { personalTokenSchema } from '@platewise/contract/account/api-token-schema';
import { notificationsSchema } from '@platewise/contract/account/notification-schema';
import { preferencesSchema } from '@platewise/contract/account/preferences-schema';
import { signedInSessionSchema } from '@platewise/contract/account/session-schema';
import { registrationSchema } from '@platewise/contract/account/user-schema';
import {
  webhookDeliverySchema,
  webhookListSchema,
  webhookSchema,
  webhookWithSecretSchema,
} from '@platewise/contract/account/webhook-schema';
import {
  cancelledSubscriptionSchema,
  sandboxPaymentSchema,
  startedSubscriptionSchema,
} from '@platewise/contract/billing/billing-schema';
import { receiptSchema, receiptsSchema } from '@platewise/contract/billing/receipt-schema';
import { planOfferSchema, subscriptionStateSchema } from '@platewise/contract/billing/subscription-schema';
import {
  bodyFactsSchema,
  bodyMeasureSchema,
  bodyReportSchema,
  bodySeriesSchema,
} from '@platewise/contract/body/body-schema';
import {
  calendarChangeSchema,
  calendarDaySchema,
  calendarEntrySchema,
  calendarFeedLinkSchema,
  calendarFeedSchema,
  calendarSchema,
  filledDaysSchema,
} from '@platewise/contract/calendar/calendar-schema';
import { calendarMendingSwapsSchema } from '@platewise/contract/calendar/calendar-swap-schema';
import { barcodeAnswerSchema } from '@platewise/contract/diary/barcode-schema';
import { copiedDaySchema, diaryDaySchema, plannedMealSchema } from '@platewise/contract/diary/diary-day-schema';
import { foundFoodSchema } from '@platewise/contract/diary/diary-food-schema';
import { appliedReplanSchema, replanSchema } from '@platewise/contract/diary/diary-replan-schema';
import {
  diaryEntrySchema,
  diaryMealSchema,
  diaryTotalsSchema,
  goalSchema,
  mealOriginSchema,
} from '@platewise/contract/diary/diary-schema';
import { trendSchema } from '@platewise/contract/diary/diary-trend-schema';
import { usualMealSchema } from '@platewise/contract/diary/diary-usual-schema';
import { mealReaderSchema, mealReadingSchema } from '@platewise/contract/diary/meal-reader-schema';
import { ownFoodSchema } from '@platewise/contract/diary/own-food-schema';
import { typedLineSchema } from '@platewise/contract/diary/typed-meal-schema';
import { waterSchema } from '@platewise/contract/diary/water-schema';
import { certificateSchema, generationResultSchema } from '@platewise/contract/generation/generation-schema';
import { traceSchema } from '@platewise/contract/generation/trace-schema';
import { dislikedMealSchema } from '@platewise/contract/meals/disliked-meal-schema';
import { favoriteSchema } from '@platewise/contract/meals/favorite-schema';
import {
  macrosSchema,
  mealItemSchema,
  mealSchema,
  nutritionRangeSchema,
  nutritionSchema,
} from '@platewise/contract/meals/meal-schema';
import {
  nutrientLineSchema,
  nutrientReportSchema,
  planNutrientReportSchema,
  referenceChoiceSchema,
} from '@platewise/contract/meals/nutrient-report-schema';
import { alternativeSchema, mendingSwapsSchema } from '@platewise/contract/plans/plan-change-schema';
import { planSchema, plansPageSchema } from '@platewise/contract/plans/plan-schema';
import { prepGuideSchema } from '@platewise/contract/plans/prep-guide-schema';
import { profileSchema } from '@platewise/contract/profiles/profile-schema';
import { planLinkSchema, planSharingSchema, sharedPlanSchema } from '@platewise/contract/sharing/sharing-schema';
import {
  generatedListSchema,
  listChangeSchema,
  listFromPlanSchema,
  listSwapSchema,
  pantryFoodSchema,
  restockedSchema,
  shoppingItemSchema,
  shoppingListSchema,
  shopSchema,
} from '@platewise/contract/shopping/shopping-list-schema';
import { contactAnswerSchema } from '@platewise/contract/site/contact-schema';
import type { z } from 'zod';

/** What answers hold, by the name that the reference gives it. */
export const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  AccountExport: accountExportSchema,
  Alternative: alternativeSchema,
  AppliedReplan: appliedReplanSchema,
  BarcodeAnswer: barcodeAnswerSchema,
  BodyFacts: bodyFactsSchema,
  BodyMeasure: bodyMeasureSchema,
  BodyReport: bodyReportSchema,
  BodySeries: bodySeriesSchema,
  Calendar: calendarSchema,
  CalendarChange: calendarChangeSchema,
  CalendarDay: calendarDaySchema,
  CalendarEntry: calendarEntrySchema,
  CalendarFeed: calendarFeedSchema,
  CalendarFeedLink: calendarFeedLinkSchema,
  CalendarMendingSwaps: calendarMendingSwapsSchema,
  CancelledSubscription: cancelledSubscriptionSchema,
  Certificate: certificateSchema,
  ContactAnswer: contactAnswerSchema,
  CopiedDay: copiedDaySchema,
  DiaryDay: diaryDaySchema,
  DiaryEntry: diaryEntrySchema,
  DiaryMeal: diaryMealSchema,
  DiaryTotals: diaryTotalsSchema,
  DislikedMeal: dislikedMealSchema,
  Favorite: favoriteSchema,
  FilledDays: filledDaysSchema,
  FoundFood: foundFoodSchema,
  GeneratedList: generatedListSchema,
  GenerationResult: generationResultSchema,
  Goal: goalSchema,
  ListChange: listChangeSchema,
  ListFromPlan: listFromPlanSchema,
  ListSwap: listSwapSchema,
  Macros: macrosSchema,
  Meal: mealSchema,
  MealItem: mealItemSchema,
  MealOrigin: mealOriginSchema,
  MendingSwaps: mendingSwapsSchema,
  Notifications: notificationsSchema,
  NutrientLine: nutrientLineSchema,
  NutrientReport: nutrientReportSchema,
  Nutrition: nutritionSchema,
  NutritionRange: nutritionRangeSchema,
  OwnFood: ownFoodSchema,
  PantryFood: pantryFoodSchema,
  PersonalToken: personalTokenSchema,
  Plan: planSchema,
  PlanLink: planLinkSchema,
  PlanOffer: planOfferSchema,
  PlanNutrientReport: planNutrientReportSchema,
  PlanSharing: planSharingSchema,
  PlannedMeal: plannedMealSchema,
  PlansPage: plansPageSchema,
  Preferences: preferencesSchema,
  PrepGuide: prepGuideSchema,
  Profile: profileSchema,
  ReferenceChoice: referenceChoiceSchema,
  Registration: registrationSchema,
  Replan: replanSchema,
  SandboxPayment: sandboxPaymentSchema,
  SharedPlan: sharedPlanSchema,
  Shop: shopSchema,
  ShoppingItem: shoppingItemSchema,
  Restocked: restockedSchema,
  ShoppingList: shoppingListSchema,
  SignedInSession: signedInSessionSchema,
  Webhook: webhookSchema,
  WebhookWithSecret: webhookWithSecretSchema,
  WebhookList: webhookListSchema,
  WebhookDelivery: webhookDeliverySchema,
  StartedSubscription: startedSubscriptionSchema,
  Receipt: receiptSchema,
  Receipts: receiptsSchema,
  SubscriptionState: subscriptionStateSchema,
  Trace: traceSchema,
  Trend: trendSchema,
  TypedMealLine: typedLineSchema,
  MealReader: mealReaderSchema,
  MealReading: mealReadingSchema,
  UsualMeal: usualMealSchema,
  Water: waterSchema,
};
