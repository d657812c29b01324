// Made from the OpenAPI document; client-types.test.ts of apps/server compares it, `vitest -u` writes it again.

/** Codes with which any route may refuse. */
type CodeOfAll =
'DATABASE_UNAVAILABLE' | 'IDENTITY_UNAVAILABLE' | 'INTERNAL' | 'RATE_LIMITED' | 'SCOPE_MISSING' | 'SIGN_IN_WITHOUT_EMAIL' | 'STORAGE_FULL' | 'TOKEN_EXPIRED' | 'UNAUTHENTICATED' | 'VALIDATION';

/** What each route takes and answers, and the codes with which it refuses. */
export type Routes = {
  /** The plan of the caller, the tokens left and when they are renewed */
  'GET /api/sub/subscription-status': {
    answer: SubscriptionState;
    code: CodeOfAll;
  };
  /** The plans on offer */
  'GET /api/sub/plans': {
    answer: PlanOffer[];
    code: CodeOfAll;
  };
  /** Receipts, tax invoices and credit notes of the caller, newest first; amounts in hundredths of a rupee */
  'GET /api/sub/receipts': {
    answer: Receipts;
    code: CodeOfAll;
  };
  /** Begins to buy a plan, or to change to it; nothing changes until it is paid */
  'POST /api/sub/create-subscription': {
    body: CreateSubscriptionRequest;
    answer: StartedSubscription;
    code: CodeOfAll | 'ALREADY_SUBSCRIBED' | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PAYMENTS_NOT_SET_UP' | 'SIGN_IN_AGAIN' | 'STATE_REQUIRED' | 'SUBSCRIPTION_NOT_CREATED' | 'TOKEN_NOT_ALLOWED' | 'WRONG_MEDIA_TYPE';
  };
  /** Hands on what the checkout gave after a payment; answers with the status */
  'POST /api/sub/confirm-payment': {
    body: {
      subscriptionId: string;
      paymentId: string;
      signature: string;
    };
    answer: SubscriptionState;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'NOT_FOUND' | 'PAYMENT_NOT_VERIFIED' | 'TOKEN_NOT_ALLOWED' | 'WRONG_MEDIA_TYPE';
  };
  /** Makes a test payment, in which no money moves; only where payments are the sandbox */
  'POST /api/sub/sandbox/pay': {
    body: SandboxPayRequest;
    answer: SandboxPayment;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'NOT_FOUND' | 'PAYMENT_DECLINED' | 'TOKEN_NOT_ALLOWED' | 'WRONG_MEDIA_TYPE';
  };
  /** Ends the paid plan: at once, as an empty body says, or with what is paid; answers with the status */
  'POST /api/sub/cancel-subscription': {
    body: {
      at?: "now" | "period-end";
    };
    answer: CancelledSubscription;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOTHING_TO_CANCEL' | 'SUBSCRIPTION_NOT_CANCELLED' | 'TOKEN_NOT_ALLOWED' | 'WRONG_MEDIA_TYPE';
  };
  /** Lets a plan that is about to end go on, with a charge when its paid time is over */
  'POST /api/sub/resume-subscription': {
    answer: StartedSubscription;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOTHING_TO_RESUME' | 'PAYMENTS_NOT_SET_UP' | 'SUBSCRIPTION_NOT_CREATED' | 'TOKEN_NOT_ALLOWED';
  };
  /** The meals of the saved plans, newest plan first */
  'GET /api/meals': {
    query?: { limit?: number; cursor?: string; };
    answer: Meal[];
    code: CodeOfAll;
  };
  /** Makes a plan of meals; visitors may, too, and nothing is kept for them */
  'POST /api/meals/generate': {
    body: GenerationCallRequest;
    answer: GenerationResult;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'FAVORITE_NOT_FOUND' | 'GENERATION_FAILED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'MODEL_BUDGET_SPENT' | 'MODEL_REFUSED' | 'NOTES_REFUSED' | 'NOT_ASSESSED' | 'NOT_FOUND' | 'NO_TOKENS_LEFT' | 'PLANNER_BUSY' | 'PLANNER_NOT_ANSWERING' | 'PLAN_IMPOSSIBLE' | 'TOO_FEW_TOKENS' | 'WRONG_MEDIA_TYPE' | 'WRONG_USER';
  };
  /** Makes a plan of meals that two to six of your profiles share: cooked once, a weighed portion for each */
  'POST /api/meals/generate/family': {
    body: FamilyCallRequest;
    answer: GenerationResult;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'FAMILY_ONLY' | 'GENERATION_FAILED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_ASSESSED' | 'NOT_FOUND' | 'PLANNER_BUSY' | 'PLAN_IMPOSSIBLE' | 'WRONG_MEDIA_TYPE' | 'WRONG_USER';
  };
  /** Where the figures of ingredients come from, and the share of each in every total */
  'POST /api/meals/trace': {
    body: TraceRequestRequest;
    answer: Trace;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'WRONG_MEDIA_TYPE';
  };
  /** What up to five meals hold of 36 nutrients, next to reference intakes */
  'POST /api/meals/nutrients': {
    body: {
      meals: ({
        /** Of one of our dishes: its steps say how it is cooked. For others that stays open. */
        name: string;
        /** Of one serving. */
        items: ({
          food: string;
          grams: number;
        })[];
        servings?: number;
      })[];
    };
    answer: PlanNutrientReport;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'WRONG_MEDIA_TYPE';
  };
  /** What a cook can take in the place of a food, how much of it, and the allergens that come or go with it */
  'GET /api/meals/stand-ins': {
    query: { food: string; grams: number; };
    answer: ({
      /** The id of the food that stands in. */
      food: string;
      name: string;
      /** As a kitchen weighs them. */
      grams: number;
      /** Grams of it for one gram of the food that is missing. */
      ratio: number;
      /** Where it works; any for everywhere. */
      uses: ("any" | "raw" | "baking" | "frying" | "sauce" | "soup" | "topping" | "salad" | "spread")[];
      /** What a cook has to know; empty where there is nothing. */
      note: string;
      /** Where the ratio comes from. */
      source: {
        text: string;
        url: string | null;
        /** Our own statement, and its reason. */
        isOurs: boolean;
      };
      /** Allergens that the food which is missing does not have. */
      brings: ("milk" | "egg" | "fish" | "crustacean" | "mollusc" | "tree-nut" | "peanut" | "wheat" | "rye" | "barley" | "oat" | "soy" | "sesame" | "celery" | "mustard" | "lupin" | "sulphites")[];
      /** Allergens of the food which is missing that it does not have. */
      leavesOut: ("milk" | "egg" | "fish" | "crustacean" | "mollusc" | "tree-nut" | "peanut" | "wheat" | "rye" | "barley" | "oat" | "soy" | "sesame" | "celery" | "mustard" | "lupin" | "sulphites")[];
    })[];
    code: CodeOfAll;
  };
  /** Keeps a plan that was made as a visitor; its figures are computed and certified again */
  'POST /api/meals/plans': {
    body: OfferedPlanRequest;
    answer: Plan;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'GENERATION_FAILED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NO_TOKENS_LEFT' | 'PLANNER_BUSY' | 'PLANS_FULL' | 'PLAN_IMPOSSIBLE' | 'TOO_FEW_TOKENS' | 'WRONG_MEDIA_TYPE' | 'WRONG_USER';
  };
  /** A page of the saved plans, newest first: all, those of a goal, or those that hold the words of a search */
  'GET /api/meals/plans': {
    query?: { page?: number; pageSize?: number; search?: string; goal?: "weight_loss" | "muscle_gain" | "maintenance" | "athletic_performance" | "balanced"; };
    answer: PlansPage;
    code: CodeOfAll;
  };
  /** Names a plan */
  'PATCH /api/meals/plans/{planId}': {
    params: { planId: string; };
    body: {
      name: string;
      /** Set, a name that the plan has already stays. */
      onlyUnnamed?: boolean;
    };
    answer: Plan;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PLANS_FULL' | 'WRONG_MEDIA_TYPE';
  };
  /** Deletes a plan; for a day it can be restored */
  'DELETE /api/meals/plans/{planId}': {
    params: { planId: string; };
    answer: undefined;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND';
  };
  /** Puts new meals in the places of others, a token each; the rest of the day is portioned again */
  'POST /api/meals/plans/{planId}/regenerate': {
    params: { planId: string; };
    body: {
      mealIds: string[];
      locked?: string[];
      seed?: number;
      /** How much cuisines and foods are liked, from -1 to 1. It chooses among the dishes that keep diet, exclusions, time and targets; it weakens no rule, is not stored and reaches no language model. */
      taste?: {
        /** By cuisine, as the last tag of a meal names it. */
        cuisines?: Record<string, number>;
        /** By the id of a food, as the items of meals name it. */
        foods?: Record<string, number>;
      };
    };
    answer: Plan;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'FAMILY_ONLY' | 'GENERATION_FAILED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'MODEL_BUDGET_SPENT' | 'MODEL_REFUSED' | 'NOTES_REFUSED' | 'NOT_FOUND' | 'NO_TOKENS_LEFT' | 'PLANNER_BUSY' | 'PLANNER_NOT_ANSWERING' | 'PLAN_CHANGED' | 'PLAN_IMPOSSIBLE' | 'TOO_FEW_TOKENS' | 'WRONG_MEDIA_TYPE';
  };
  /** Portions the meals again around those that are locked or whose servings are set; takes no token */
  'POST /api/meals/plans/{planId}/reportion': {
    params: { planId: string; };
    body: {
      locked?: string[];
      servings?: Record<string, number>;
    };
    answer: Plan;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'FAMILY_ONLY' | 'GENERATION_FAILED' | 'NOT_FOUND' | 'PLAN_IMPOSSIBLE' | 'WRONG_MEDIA_TYPE';
  };
  /** Three dishes that can stand in for a meal, with the effect on the day */
  'GET /api/meals/plans/{planId}/meals/{mealId}/alternatives': {
    params: { planId: string; mealId: string; };
    query?: { locked?: string | string[]; };
    answer: Alternative[];
    code: CodeOfAll | 'FAMILY_ONLY' | 'GENERATION_FAILED' | 'NOT_FOUND' | 'PLANNER_BUSY';
  };
  /** What the day is short of or passes, and swaps of one meal that mend it; takes no token */
  'GET /api/meals/plans/{planId}/mending-swaps': {
    params: { planId: string; };
    query?: { locked?: string | string[]; };
    answer: MendingSwaps;
    code: CodeOfAll | 'FAMILY_ONLY' | 'GENERATION_FAILED' | 'NOT_FOUND' | 'PLANNER_BUSY';
  };
  /** Puts an alternative in the place of a meal, for a token unless this plan held it before */
  'POST /api/meals/plans/{planId}/meals/{mealId}/swap': {
    params: { planId: string; mealId: string; };
    body: {
      alternative: string;
      locked?: string[];
    };
    answer: Plan;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'FAMILY_ONLY' | 'GENERATION_FAILED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'NO_TOKENS_LEFT' | 'PLAN_IMPOSSIBLE' | 'WRONG_MEDIA_TYPE';
  };
  /** What can stand for a food of a meal and keeps the rules and targets of the plan, with the effect on the day */
  'GET /api/meals/plans/{planId}/meals/{mealId}/substitutes/{food}': {
    params: { planId: string; mealId: string; food: string; };
    query?: { locked?: string | string[]; };
    answer: ({
      /** The id of the food that stands in. */
      food: string;
      name: string;
      /** As a kitchen weighs them. */
      grams: number;
      /** Grams of it for one gram of the food that is missing. */
      ratio: number;
      /** Where it works; any for everywhere. */
      uses: ("any" | "raw" | "baking" | "frying" | "sauce" | "soup" | "topping" | "salad" | "spread")[];
      /** What a cook has to know; empty where there is nothing. */
      note: string;
      /** Where the ratio comes from. */
      source: {
        text: string;
        url: string | null;
        /** Our own statement, and its reason. */
        isOurs: boolean;
      };
      /** Allergens that the food which is missing does not have. */
      brings: ("milk" | "egg" | "fish" | "crustacean" | "mollusc" | "tree-nut" | "peanut" | "wheat" | "rye" | "barley" | "oat" | "soy" | "sesame" | "celery" | "mustard" | "lupin" | "sulphites")[];
      /** Allergens of the food which is missing that it does not have. */
      leavesOut: ("milk" | "egg" | "fish" | "crustacean" | "mollusc" | "tree-nut" | "peanut" | "wheat" | "rye" | "barley" | "oat" | "soy" | "sesame" | "celery" | "mustard" | "lupin" | "sulphites")[];
      meal: Meal;
      day: {
        calories: number;
        macros: Macros;
      };
      effect: {
        calories: number;
        macros: {
          protein: number;
          fat: number;
          carbs: number;
        };
        minutes: number;
        cost: {
          inr: {
            amount: number | null;
            /** Prices that are our own guess are in it. */
            isEstimate: boolean;
            /** How many ingredients of the new day have no price, or only a guess. */
            unknown: number;
          };
          usd: {
            amount: number | null;
            /** Prices that are our own guess are in it. */
            isEstimate: boolean;
            /** How many ingredients of the new day have no price, or only a guess. */
            unknown: number;
          };
        };
      };
    })[];
    code: CodeOfAll | 'FAMILY_ONLY' | 'GENERATION_FAILED' | 'NOT_FOUND' | 'PLANNER_BUSY';
  };
  /** Puts one food in the place of another in a meal; the day is portioned again; takes no token */
  'POST /api/meals/plans/{planId}/meals/{mealId}/substitute': {
    params: { planId: string; mealId: string; };
    body: {
      food: string;
      locked?: string[];
      /** The id of the food that stands in, one of those that are listed. */
      instead: string;
    };
    answer: Plan;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'FAMILY_ONLY' | 'GENERATION_FAILED' | 'NOT_FOUND' | 'PLAN_CHANGED' | 'PLAN_IMPOSSIBLE' | 'WRONG_MEDIA_TYPE';
  };
  /** Takes the last change of a plan back, only from `revision` where that is told; tokens are not returned */
  'POST /api/meals/plans/{planId}/undo': {
    params: { planId: string; };
    query?: { revision?: number; };
    answer: Plan;
    code: CodeOfAll | 'FAMILY_ONLY' | 'NOT_FOUND' | 'PLAN_CHANGED';
  };
  /** Puts a plan back that was deleted less than a day ago */
  'POST /api/meals/plans/{planId}/restore': {
    params: { planId: string; };
    answer: Plan;
    code: CodeOfAll | 'NOT_FOUND' | 'PLANS_FULL';
  };
  /** Copies a plan as it is now; takes no token */
  'POST /api/meals/plans/{planId}/duplicate': {
    params: { planId: string; };
    body: {
      name?: string;
    };
    answer: Plan;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PLANS_FULL' | 'WRONG_MEDIA_TYPE';
  };
  /** What a plan, or one meal of it, holds of 36 nutrients, next to reference intakes */
  'GET /api/meals/plans/{planId}/nutrients': {
    params: { planId: string; };
    query?: { mealId?: string; };
    answer: PlanNutrientReport;
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** One plan as a file of data */
  'GET /api/meals/plans/{planId}/export.json': {
    params: { planId: string; };
    answer: Plan;
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** One plan as a calendar file (RFC 5545), an event at local time for each meal of a day */
  'GET /api/meals/plans/{planId}/export.ics': {
    params: { planId: string; };
    query?: { date?: string; };
    answer: string;
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** One session of work for several plans: what is cut, cooked and packed ahead, and when */
  'GET /api/meals/prep-guide': {
    query?: { planIds?: string | string[]; };
    answer: PrepGuide;
    code: CodeOfAll | 'NOT_FOUND' | 'PRO_ONLY';
  };
  /** Makes a link that shows a plan to anybody who has it; the answer is the only place that shows the link */
  'POST /api/meals/plans/{planId}/share': {
    params: { planId: string; };
    answer: PlanLink;
    code: CodeOfAll | 'NOT_FOUND' | 'PLAN_LINKS_FULL';
  };
  /** How many links lead to a plan */
  'GET /api/meals/plans/{planId}/share': {
    params: { planId: string; };
    answer: PlanSharing;
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** Revokes every link to a plan */
  'DELETE /api/meals/plans/{planId}/share': {
    params: { planId: string; };
    answer: undefined;
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** The plan that a link leads to, without anything about who made it */
  'GET /api/shared/{token}': {
    params: { token: string; };
    answer: SharedPlan;
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** Up to 62 days of the calendar: what they hold, what that comes to, and what they aim at */
  'GET /api/calendar': {
    query: { from: string; to: string; };
    answer: Calendar;
    code: CodeOfAll;
  };
  /** What up to seven days hold of 36 nutrients, next to reference intakes */
  'GET /api/calendar/nutrients': {
    query: { from: string; to: string; };
    answer: NutrientReport;
    code: CodeOfAll;
  };
  /** What up to seven days are short of or pass on average, and swaps of one meal that help; takes no token */
  'GET /api/calendar/mending-swaps': {
    query: { from: string; to: string; };
    answer: CalendarMendingSwaps;
    code: CodeOfAll | 'GENERATION_FAILED' | 'PLANNER_BUSY';
  };
  /** Puts a meal of a plan, a favorite, a whole meal, eating out or a note into a slot */
  'PUT /api/calendar/{date}/{slot}': {
    params: { date: string; slot: string; };
    body: PlaceEntryRequest;
    answer: CalendarChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'CALENDAR_FULL' | 'CALENDAR_LOCKED' | 'FAVORITE_NOT_FOUND' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'WRONG_MEDIA_TYPE';
  };
  /** Changes the fields of an entry that are sent: servings, lock, note, guess */
  'PATCH /api/calendar/{date}/{slot}': {
    params: { date: string; slot: string; };
    body: ChangeEntryRequest;
    answer: CalendarChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'WRONG_MEDIA_TYPE';
  };
  /** Empties a slot */
  'DELETE /api/calendar/{date}/{slot}': {
    params: { date: string; slot: string; };
    answer: undefined;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND';
  };
  /** Generates a meal for a slot, for a token, as large as its day leaves room */
  'POST /api/calendar/{date}/{slot}/generate': {
    params: { date: string; slot: string; };
    body: GenerateEntryRequest;
    answer: CalendarChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'CALENDAR_FULL' | 'CALENDAR_LOCKED' | 'CALENDAR_SLOT_TAKEN' | 'GENERATION_FAILED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'MODEL_BUDGET_SPENT' | 'MODEL_REFUSED' | 'NOTES_REFUSED' | 'NOT_ASSESSED' | 'NO_TOKENS_LEFT' | 'PLANNER_BUSY' | 'PLANNER_NOT_ANSWERING' | 'PLAN_IMPOSSIBLE' | 'WRONG_MEDIA_TYPE';
  };
  /** Puts another dish in the place of a meal, for a token; the rest of the day stays as it is */
  'POST /api/calendar/{date}/{slot}/swap': {
    params: { date: string; slot: string; };
    body: {
      /** The id of a swap. */
      alternative: string;
      /** true: plan although words that may be an allergy cannot be read. Without it such a request is refused with 422 NOT_ASSESSED and the words in `notAssessed`. */
      acceptNotAssessed?: boolean;
    };
    answer: CalendarChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'CALENDAR_FULL' | 'CALENDAR_LOCKED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_ASSESSED' | 'NOT_FOUND' | 'NO_TOKENS_LEFT' | 'PLAN_IMPOSSIBLE' | 'WRONG_MEDIA_TYPE';
  };
  /** Moves an entry, or copies it; a move onto another entry changes places with it */
  'POST /api/calendar/move': {
    body: MoveEntryRequest;
    answer: CalendarChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'CALENDAR_FULL' | 'CALENDAR_LOCKED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'WRONG_MEDIA_TYPE';
  };
  /** Puts the meals of a saved plan on a day */
  'POST /api/calendar/place-plan': {
    body: PlacePlanRequest;
    answer: CalendarChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'CALENDAR_FULL' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'WRONG_MEDIA_TYPE';
  };
  /** Fills the empty slots of up to a week with new meals, a token each, all or none */
  'POST /api/calendar/fill': {
    body: FillDaysRequest;
    answer: FilledDays;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'CALENDAR_FULL' | 'GENERATION_FAILED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_ASSESSED' | 'NOT_FOUND' | 'NO_TOKENS_LEFT' | 'PLANNER_BUSY' | 'PLAN_IMPOSSIBLE' | 'TOO_FEW_TOKENS' | 'WRONG_MEDIA_TYPE';
  };
  /** Puts the meals of some days on others: last week again; takes no token */
  'POST /api/calendar/repeat': {
    body: RepeatDaysRequest;
    answer: CalendarChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'CALENDAR_FULL' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'WRONG_MEDIA_TYPE';
  };
  /** Empties the slots of some days but for what is locked */
  'POST /api/calendar/clear': {
    body: {
      from: string;
      to: string;
      /** Only these; all of them when left out. */
      slots?: ("breakfast" | "lunch" | "dinner" | "snack" | "second-snack")[];
    };
    answer: CalendarChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'WRONG_MEDIA_TYPE';
  };
  /** Takes a change back, but for slots that were changed again since; tokens are not returned */
  'POST /api/calendar/undo': {
    body: {
      changeId: string;
    };
    answer: CalendarChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'WRONG_MEDIA_TYPE';
  };
  /** When the link of the feed was made */
  'GET /api/calendar/feed': {
    answer: CalendarFeed;
    code: CodeOfAll;
  };
  /** Makes the link that calendar programs follow, in the place of the one before; this answer alone shows it */
  'POST /api/calendar/feed': {
    answer: CalendarFeedLink;
    code: CodeOfAll;
  };
  /** Revokes the link of the feed */
  'DELETE /api/calendar/feed': {
    answer: undefined;
    code: CodeOfAll;
  };
  /** The calendar that a link leads to, as a calendar file (RFC 5545) at local times */
  'GET /api/calendar/feed/{secret}.ics': {
    params: { secret: string; };
    answer: string;
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** Days of the diary, newest first: of one date, of a range of up to 366 days, or the newest 31 */
  'GET /api/calorie/entries': {
    query?: { date?: string; from?: string; to?: string; };
    answer: DiaryEntry[];
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Everything about one day: what was eaten, what is planned, and what it aims at */
  'GET /api/calorie/day': {
    query: { date: string; };
    answer: DiaryDay;
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** What was eaten on up to seven days of 36 nutrients, next to reference intakes */
  'GET /api/calorie/nutrients': {
    query: { from: string; to: string; };
    answer: NutrientReport;
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Adds a meal in numbers of one’s own, or those of a favorite */
  'POST /api/calorie/meals': {
    body: AddDiaryMealRequest;
    answer: DiaryEntry;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'DIARY_DAY_FULL' | 'DIARY_FULL' | 'FAVORITE_NOT_FOUND' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Changes the fields of a meal that are sent */
  'PATCH /api/calorie/entries/{entryId}/meals/{mealId}': {
    params: { entryId: string; mealId: string; };
    body: ChangeDiaryMealRequest;
    answer: DiaryEntry;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Removes a meal */
  'DELETE /api/calorie/entries/{entryId}/meals/{mealId}': {
    params: { entryId: string; mealId: string; };
    answer: DiaryEntry;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY';
  };
  /** Adds a meal once more, on its own day or another, and answers with that day */
  'POST /api/calorie/entries/{entryId}/meals/{mealId}/copy': {
    params: { entryId: string; mealId: string; };
    body: CopyDiaryMealRequest;
    answer: DiaryEntry;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'DIARY_DAY_FULL' | 'DIARY_FULL' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Adds the meals of a day to another day, as far as it has room */
  'POST /api/calorie/copy-day': {
    body: CopyDayRequest;
    answer: CopiedDay;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'DIARY_FULL' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Sets what days aim at from a date on, until the next goal */
  'PUT /api/calorie/daily-goal': {
    body: SetDailyGoalRequest;
    answer: DiaryEntry;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'DIARY_FULL' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Up to 12 meals that are usually eaten at a meal of the day, the likeliest first, as they were logged last */
  'GET /api/calorie/usual': {
    query: { slot: "breakfast" | "lunch" | "dinner" | "snack"; };
    answer: UsualMeal[];
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Logs a food that the search found in grams or a household measure; its figures are computed */
  'POST /api/calorie/foods': {
    body: LogFoodRequest;
    answer: DiaryEntry;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'DIARY_DAY_FULL' | 'DIARY_FULL' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Up to 20 foods of our table and of USDA FoodData Central that the words may mean, best first, figures per 100 g */
  'GET /api/calorie/foods': {
    query: { search: string; };
    answer: FoundFood[];
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Says that a planned meal was eaten, wholly or in part, or skipped */
  'PUT /api/calorie/planned/{date}/{slot}': {
    params: { date: string; slot: string; };
    body: TickPlannedRequest;
    answer: DiaryDay;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'DIARY_DAY_FULL' | 'DIARY_FULL' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PLANNED_MEAL_CHANGED' | 'PLANNED_WITHOUT_FIGURES' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Takes back what was said of a planned meal */
  'DELETE /api/calorie/planned/{date}/{slot}': {
    params: { date: string; slot: string; };
    answer: DiaryDay;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY';
  };
  /** Logs a glass of water by an id that the caller makes, or gives it another size */
  'PUT /api/calorie/water/{date}/{drinkId}': {
    params: { date: string; drinkId: string; };
    body: AddWaterRequest;
    answer: DiaryDay;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Takes a glass of water out of a day */
  'DELETE /api/calorie/water/{date}/{drinkId}': {
    params: { date: string; drinkId: string; };
    answer: DiaryDay;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY';
  };
  /** The last 7, 30 or 90 days beside what they aimed at, with averages over the days that were logged */
  'GET /api/calorie/trend': {
    query?: { to?: string; days?: number; };
    answer: Trend;
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Portions for what is still planned on a day, so that it meets its goal; nothing is changed */
  'GET /api/calorie/replan': {
    query: { date: string; };
    answer: Replan;
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Puts the proposed portions into the calendar, unless anything has changed since */
  'POST /api/calorie/replan': {
    body: {
      date: string;
      /** That of the proposal. */
      revision: string;
    };
    answer: AppliedReplan;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'REPLAN_OUTDATED' | 'WRONG_MEDIA_TYPE';
  };
  /** Foods that the caller copied from labels, by name */
  'GET /api/calorie/own-foods': {
    answer: OwnFood[];
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Keeps a food as its label states it, by an id that the caller makes, or changes it; logged meals stay */
  'PUT /api/calorie/own-foods/{foodId}': {
    params: { foodId: string; };
    body: SetOwnFoodRequest;
    answer: OwnFood;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Removes a food of the caller’s own; logged meals stay */
  'DELETE /api/calorie/own-foods/{foodId}': {
    params: { foodId: string; };
    answer: undefined;
    code: CodeOfAll | 'NOT_FOUND' | 'PRO_ONLY';
  };
  /** The food that a barcode stands for: one of the caller’s own first, then the label that its maker states */
  'POST /api/calorie/barcode': {
    body: {
      /** 8, 12, 13 or 14 digits, the last of them their check digit. */
      barcode: string;
    };
    answer: BarcodeAnswer;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Reads a typed meal as foods in grams, by rules and tables alone; nothing is logged */
  'POST /api/calorie/read-text': {
    body: {
      text: string;
    };
    answer: TypedMealLine[];
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Which language model may read a meal here, by its host, and whether it reads photos */
  'GET /api/calorie/meal-reader': {
    answer: MealReader;
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Has a language model name the foods in parts of a typed meal, in grams and figures of our tables; nothing is logged */
  'POST /api/calorie/read-parts': {
    body: {
      /** The host of the language model that the person was shown and agreed to; with any other nothing is sent. */
      host: string;
      parts: string[];
    };
    answer: MealReading;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** The same for a photo; a body of up to 2 MiB, which is read once and not stored */
  'POST /api/calorie/read-photo': {
    body: {
      /** The host of the language model that the person was shown and agreed to; with any other nothing is sent. */
      host: string;
      /** A JPEG in base64. What it holds beside the picture, such as the place, is removed before it is sent on; nothing of it is stored. */
      photo: string;
    };
    answer: MealReading;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** What weight and diary show, and the target that is proposed from them */
  'GET /api/body': {
    answer: BodyReport;
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** States what a target is computed from, of people of 18 or more */
  'PUT /api/body': {
    body: {
      /** YYYY-MM-DD; measures and targets are for people of 18 or more. */
      bornOn: string;
      /** As the equation of the energy at rest knows it. */
      sex: "female" | "male";
      heightCm: number;
      activity: "sitting" | "light" | "active" | "vigorous";
      aim: "lose" | "keep" | "gain";
      /** How much of the weight is to change in a week, where it is not to be kept. */
      weeklyPercent?: number;
      /** With any of them but diabetes no target is computed; with any of them no eating window is offered. */
      conditions?: ("pregnant" | "breastfeeding" | "eating_disorder" | "diabetes")[];
    };
    answer: BodyReport;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Forgets all measures, what was stated, and decisions on targets */
  'DELETE /api/body': {
    answer: undefined;
    code: CodeOfAll;
  };
  /** Switches an eating window on or off */
  'PUT /api/body/eating-window': {
    body: {
      /** Null switches it off. */
      window: {
        opens: string;
        closes: string;
      } | null;
    };
    answer: BodyReport;
    code: CodeOfAll | 'BODY_FACTS_MISSING' | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Measures of the days up to today, and the trend of the weight */
  'GET /api/body/measures': {
    query?: { days?: number; };
    answer: BodySeries;
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Records a measure of a day, or corrects it */
  'POST /api/body/measures': {
    body: {
      measure: "weight" | "waist" | "own";
      /** Of a measure of one’s own; left out for weight and waist. */
      name?: string;
      value: number;
      /** kg or lb for weight, cm or in for the waist, anything or nothing for a measure of one’s own. */
      unit?: string;
      /** No later than today where the person is. */
      date: string;
    };
    answer: BodyMeasure;
    code: CodeOfAll | 'BODY_FACTS_MISSING' | 'BODY_MEASURES_FULL' | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Removes a measure */
  'DELETE /api/body/measures/{measureId}': {
    params: { measureId: string; };
    answer: undefined;
    code: CodeOfAll | 'NOT_FOUND' | 'PRO_ONLY';
  };
  /** Accepts or declines the target that is proposed */
  'POST /api/body/target': {
    body: {
      /** What was proposed; another proposal by now is refused. */
      kcal: number;
      isAccepted: boolean;
    };
    answer: BodyReport;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'DIARY_FULL' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'TARGET_OUTDATED' | 'WRONG_MEDIA_TYPE';
  };
  /** Plans a week for a diet and a budget in words, and lists what it needs for so many people */
  'POST /api/shopping-list/generate': {
    body: GenerateListRequest;
    answer: GeneratedList;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'GENERATION_FAILED' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_ASSESSED' | 'PLANNER_BUSY' | 'PLAN_IMPOSSIBLE' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** What plans, or days of the calendar, need for so many people; nothing is kept */
  'POST /api/shopping-list/from-plan': {
    body: ListFromPlanRequestRequest;
    answer: ListFromPlan;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** The kept list as it is now: what its plans or days need, with ticks, own items and changed amounts */
  'GET /api/shopping-list': {
    answer: ShoppingList;
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Lets the kept list follow plans, days of the calendar, or the list that was generated last */
  'PUT /api/shopping-list/source': {
    body: FollowSourceRequest;
    answer: ShoppingList;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Lets the kept list follow nothing; own items stay */
  'DELETE /api/shopping-list/source': {
    answer: undefined;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY';
  };
  /** Clears away the lines that no meal needs any more, or every tick with the own items that were ticked */
  'POST /api/shopping-list/clear': {
    body: {
      what: "not-needed" | "ticked";
    };
    answer: ShoppingList;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Puts an own item on the kept list */
  'POST /api/shopping-list/items': {
    body: {
      name: string;
      quantity?: string;
      aisle?: "produce" | "bakery" | "dairy" | "meat" | "soy" | "grains" | "pulses" | "nuts" | "oils" | "spices" | "sauces" | "baking" | "tinned" | "frozen" | "drinks" | "other";
      /** Where it is bought, now and whenever it is on the list again. */
      shopId?: string | null;
    };
    answer: ListChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY' | 'SHOPPING_LIST_FULL' | 'WRONG_MEDIA_TYPE';
  };
  /** Ticks a line, changes its amount or its shop, or says that the food is at home; only what is sent changes */
  'PATCH /api/shopping-list/items/{itemId}': {
    params: { itemId: string; };
    body: {
      isTicked?: boolean;
      /** With isTicked: what the tick covers, as the person saw it. */
      covers?: number;
      /** Another amount of a food than the list says. */
      grams?: number | null;
      /** Of an own item, or another one than an ingredient line says. */
      quantity?: string | null;
      /** Of an own item. */
      name?: string;
      /** Of an own item. */
      aisle?: "produce" | "bakery" | "dairy" | "meat" | "soy" | "grains" | "pulses" | "nuts" | "oils" | "spices" | "sauces" | "baking" | "tinned" | "frozen" | "drinks" | "other";
      /** Whether a food is at home; kept beyond this list. */
      have?: boolean;
      /** Where it is bought, null for no shop; kept beyond this list. */
      shopId?: string | null;
    };
    answer: ListChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Removes an own item; of another line, its tick and changed amount */
  'DELETE /api/shopping-list/items/{itemId}': {
    params: { itemId: string; };
    answer: undefined;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY';
  };
  /** Cheaper dishes for the meals that need the costliest lines, with what the list then costs less */
  'GET /api/shopping-list/swaps': {
    query?: { currency?: "INR" | "USD"; };
    answer: ListSwap[];
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** The foods that the caller has at home, what is to be used first at the top */
  'GET /api/shopping-list/pantry': {
    answer: PantryFood[];
    code: CodeOfAll | 'PRO_ONLY';
  };
  /** Keeps that a food is at home, by its id in the food table, beyond any list; how much and until when as far as sent */
  'PUT /api/shopping-list/pantry/{food}': {
    params: { food: string; };
    body: {
      /** How much there is; null for some that nobody counted. */
      grams?: number | null;
      /** Until when it is good; null where that does not matter. */
      useBy?: string | null;
    };
    answer: undefined;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Keeps that a food is not at home any more */
  'DELETE /api/shopping-list/pantry/{food}': {
    params: { food: string; };
    answer: undefined;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY';
  };
  /** Keeps what was paid for so many grams of a food, which its lines then cost; without an amount, forgets it */
  'PUT /api/shopping-list/prices/{food}': {
    params: { food: string; };
    body: {
      currency: "INR" | "USD";
      /** Money that was paid; null forgets the price in this currency. */
      amount: number | null;
      /** What was bought for it; it goes with an amount. */
      grams?: number;
    };
    answer: ListChange;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Names a shop, by an id that the caller makes, and says which aisles are bought there; answers with all shops */
  'PUT /api/shopping-list/shops/{shopId}': {
    params: { shopId: string; };
    body: {
      name: string;
      /** What stands in them is bought there; another shop gives them up. */
      aisles: ("produce" | "bakery" | "dairy" | "meat" | "soy" | "grains" | "pulses" | "nuts" | "oils" | "spices" | "sauces" | "baking" | "tinned" | "frozen" | "drinks" | "other")[];
    };
    answer: {
      /** In the order in which the person named them. */
      shops: Shop[];
    };
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** Removes a shop; what was bought there has none */
  'DELETE /api/shopping-list/shops/{shopId}': {
    params: { shopId: string; };
    answer: undefined;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY';
  };
  /** Puts the foods that are ticked into the pantry, in the grams that were bought, and takes their ticks away */
  'POST /api/shopping-list/restock': {
    answer: Restocked;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PRO_ONLY';
  };
  /** Takes a restock back, but for what was eaten since: its foods are ticked again */
  'POST /api/shopping-list/restock/undo': {
    body: {
      restockId: string;
    };
    answer: ShoppingList;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'PRO_ONLY' | 'WRONG_MEDIA_TYPE';
  };
  /** The profiles that fill the planner’s form, oldest first */
  'GET /api/users/me/profiles': {
    answer: Profile[];
    code: CodeOfAll;
  };
  /** Adds a profile: one for everyone, six on the Family plan */
  'POST /api/users/me/profiles': {
    body: CreateProfileRequest;
    answer: Profile;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'PROFILES_FULL' | 'WRONG_MEDIA_TYPE';
  };
  /** Changes the fields of a profile that are sent */
  'PATCH /api/users/me/profiles/{profileId}': {
    params: { profileId: string; };
    body: {
      name?: string;
      goal?: "weight_loss" | "muscle_gain" | "maintenance" | "athletic_performance" | "balanced" | null;
      dietaryPreferences?: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none" | null;
      excludeIngredients?: string[];
      dislikedMeals?: string[];
      /** Conditions whose published rule the meals have to keep. They are stored with the plan, as exclusions are. */
      conditions?: ({
        id: "pregnancy" | "diabetes" | "hypertension" | "kidney" | "gout" | "fodmap" | "coeliac" | "g6pd" | "oral_allergy" | "lactose" | "histamine";
        /** true: the person has read what the rule does not know. Without it the answer is 400 with that text. */
        acknowledged?: boolean;
        /** Limits a day that a doctor or dietitian gave this person: mg, and g of protein and lactose. */
        limits?: {
          potassiumMg?: number;
          phosphorusMg?: number;
          proteinGrams?: number;
          sodiumMg?: number;
          lactoseGrams?: number;
        };
        /** Of oral_allergy: the pollens that the person reacts to. */
        pollens?: ("birch" | "grass" | "ragweed" | "mugwort")[];
      })[];
      calorieTarget?: number;
    };
    answer: Profile;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'NOT_FOUND' | 'WRONG_MEDIA_TYPE';
  };
  /** Removes a profile */
  'DELETE /api/users/me/profiles/{profileId}': {
    params: { profileId: string; };
    answer: undefined;
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** Time zone, first day of the week, units, and the profile that the calendar plans for */
  'GET /api/users/me/preferences': {
    answer: Preferences;
    code: CodeOfAll;
  };
  /** Changes the preferences that are sent; null goes back to what is usual */
  'PATCH /api/users/me/preferences': {
    body: UpdatePreferencesRequest;
    answer: Preferences;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND' | 'WRONG_MEDIA_TYPE';
  };
  /** For whom reference intakes are looked up, and in which set */
  'GET /api/users/me/preferences/references': {
    answer: ReferenceChoice;
    code: CodeOfAll;
  };
  /** The meals that the caller does not want again, newest first */
  'GET /api/users/me/disliked-meals': {
    answer: DislikedMeal[];
    code: CodeOfAll;
  };
  /** Keeps a meal, by its name, out of coming plans while others remain */
  'POST /api/users/me/disliked-meals': {
    body: {
      name: string;
    };
    answer: DislikedMeal;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'DISLIKED_FULL' | 'WRONG_MEDIA_TYPE';
  };
  /** Lets a meal be planned again */
  'DELETE /api/users/me/disliked-meals/{dislikedMealId}': {
    params: { dislikedMealId: string; };
    answer: undefined;
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** The favorite meals of the caller, newest first; the id is the caller’s own */
  'GET /api/meals/favorites/{id}': {
    params: { id: string; };
    answer: Favorite[];
    code: CodeOfAll | 'WRONG_USER';
  };
  /** Removes a favorite; the id is that of the favorite */
  'DELETE /api/meals/favorites/{id}': {
    params: { id: string; };
    answer: undefined;
    code: CodeOfAll | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'NOT_FOUND';
  };
  /** Keeps a meal as a favorite */
  'POST /api/meals/favorites': {
    body: AddFavoriteRequest;
    answer: Favorite;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'FAVORITES_FULL' | 'KEY_REUSED' | 'KEY_STILL_RUNNING' | 'WRONG_MEDIA_TYPE' | 'WRONG_USER';
  };
  /** A message to the people who run this site */
  'POST /api/contact': {
    body: ContactMessageRequest;
    answer: ContactAnswer;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'WRONG_MEDIA_TYPE';
  };
  /** Asks for the newsletter; never tells whether the address has it already */
  'POST /api/contact/newsletter': {
    body: NewsletterRequest;
    answer: ContactAnswer;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'WRONG_MEDIA_TYPE';
  };
  /** Confirms an address with the token of its letter */
  'POST /api/contact/newsletter/confirm': {
    body: NewsletterTokenRequest;
    answer: ContactAnswer;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'NEWSLETTER_LINK_INVALID' | 'WRONG_MEDIA_TYPE';
  };
  /** Takes an address off the newsletter with the token of any of its emails */
  'POST /api/contact/newsletter/unsubscribe': {
    body: NewsletterTokenRequest;
    answer: ContactAnswer;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'NEWSLETTER_LINK_INVALID' | 'WRONG_MEDIA_TYPE';
  };
  /** Registers the caller after the first sign-in */
  'POST /api/users/register': {
    body: RegisterRequest;
    answer: Registration;
    code: CodeOfAll | 'ALREADY_REGISTERED' | 'BODY_TOO_LARGE' | 'WRONG_MEDIA_TYPE' | 'WRONG_USER';
  };
  /** Everything that is kept about the caller, as one document that describes its parts */
  'GET /api/users/me/export': {
    answer: AccountExport;
    code: CodeOfAll;
  };
  /** Ends the paid plan and deletes the account with everything that belongs to it */
  'DELETE /api/users/me': {
    body: DeleteAccountRequest;
    answer: undefined;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'SIGN_IN_AGAIN' | 'SUBSCRIPTION_NOT_CANCELLED' | 'TOKEN_NOT_ALLOWED' | 'WRONG_MEDIA_TYPE' | 'WRONG_PASSWORD';
  };
  /** Which emails the caller gets */
  'GET /api/users/me/notifications': {
    answer: Notifications;
    code: CodeOfAll;
  };
  /** Changes which emails the caller gets; what is left out stays */
  'PATCH /api/users/me/notifications': {
    body: UpdateNotificationsRequest;
    answer: Notifications;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'WRONG_MEDIA_TYPE';
  };
  /** Where the caller is signed in with a local account, newest first */
  'GET /api/users/me/sessions': {
    answer: SignedInSession[];
    code: CodeOfAll | 'TOKEN_NOT_ALLOWED';
  };
  /** Signs the caller out in one place */
  'DELETE /api/users/me/sessions/{sessionId}': {
    params: { sessionId: string; };
    answer: undefined;
    code: CodeOfAll | 'NOT_FOUND' | 'SIGN_IN_AGAIN' | 'TOKEN_NOT_ALLOWED';
  };
  /** The personal API tokens of the caller, without the tokens themselves */
  'GET /api/users/me/tokens': {
    answer: PersonalToken[];
    code: CodeOfAll | 'TOKEN_NOT_ALLOWED';
  };
  /** Makes a personal API token; the answer is the only place that shows it */
  'POST /api/users/me/tokens': {
    body: CreatePersonalTokenRequest;
    answer: {
      id: string;
      name: string;
      createdAt: string;
      lastUsedAt: string | null;
      /** From then on it is refused; null for an older one, which ends when it is revoked. */
      expiresAt: string | null;
      /** What it may do; write of an area includes read of it. */
      scopes: ("read:all" | "write:all" | "read:plan" | "write:plan" | "read:calendar" | "write:calendar" | "read:list" | "write:list" | "read:diary" | "write:diary")[];
      token: string;
    };
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'PERSONAL_TOKENS_FULL' | 'SIGN_IN_AGAIN' | 'TOKEN_NOT_ALLOWED' | 'WRONG_MEDIA_TYPE';
  };
  /** Revokes a personal API token */
  'DELETE /api/users/me/tokens/{tokenId}': {
    params: { tokenId: string; };
    answer: undefined;
    code: CodeOfAll | 'NOT_FOUND' | 'TOKEN_NOT_ALLOWED';
  };
  /** The webhooks of the caller, without their secrets, and where this server sends to */
  'GET /api/users/me/webhooks': {
    answer: WebhookList;
    code: CodeOfAll;
  };
  /** Has an address informed of what changes; the answer is the only place that shows its secret */
  'POST /api/users/me/webhooks': {
    body: CreateWebhookRequest;
    answer: WebhookWithSecret;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'SIGN_IN_AGAIN' | 'TOKEN_NOT_ALLOWED' | 'WEBHOOKS_FULL' | 'WEBHOOKS_NOT_SENT' | 'WRONG_MEDIA_TYPE';
  };
  /** Changes a webhook, or switches it off and on; what is left out stays */
  'PATCH /api/users/me/webhooks/{webhookId}': {
    params: { webhookId: string; };
    body: UpdateWebhookRequest;
    answer: Webhook;
    code: CodeOfAll | 'BODY_TOO_LARGE' | 'NOT_FOUND' | 'SIGN_IN_AGAIN' | 'TOKEN_NOT_ALLOWED' | 'WEBHOOKS_NOT_SENT' | 'WRONG_MEDIA_TYPE';
  };
  /** Removes a webhook with its log */
  'DELETE /api/users/me/webhooks/{webhookId}': {
    params: { webhookId: string; };
    answer: undefined;
    code: CodeOfAll | 'NOT_FOUND' | 'TOKEN_NOT_ALLOWED';
  };
  /** Gives a webhook another secret; for a day the one before signs as well */
  'POST /api/users/me/webhooks/{webhookId}/secret': {
    params: { webhookId: string; };
    answer: WebhookWithSecret;
    code: CodeOfAll | 'NOT_FOUND' | 'SIGN_IN_AGAIN' | 'TOKEN_NOT_ALLOWED';
  };
  /** Sends a message that tries a webhook out */
  'POST /api/users/me/webhooks/{webhookId}/test': {
    params: { webhookId: string; };
    answer: WebhookDelivery;
    code: CodeOfAll | 'NOT_FOUND' | 'WEBHOOK_OFF';
  };
  /** The newest messages to a webhook, and how they fared */
  'GET /api/users/me/webhooks/{webhookId}/deliveries': {
    params: { webhookId: string; };
    answer: WebhookDelivery[];
    code: CodeOfAll | 'NOT_FOUND';
  };
  /** Sends a message again */
  'POST /api/users/me/webhooks/{webhookId}/deliveries/{deliveryId}/replay': {
    params: { webhookId: string; deliveryId: string; };
    answer: WebhookDelivery;
    code: CodeOfAll | 'NOT_FOUND' | 'WEBHOOK_OFF';
  };
};

/** Routes that can be sent twice under one Idempotency-Key. */
export const KEYED_ROUTES: ReadonlySet<string> = new Set([
  'POST /api/sub/create-subscription',
  'POST /api/sub/cancel-subscription',
  'POST /api/sub/resume-subscription',
  'POST /api/meals/generate',
  'POST /api/meals/generate/family',
  'POST /api/meals/plans',
  'PATCH /api/meals/plans/{planId}',
  'DELETE /api/meals/plans/{planId}',
  'POST /api/meals/plans/{planId}/regenerate',
  'POST /api/meals/plans/{planId}/meals/{mealId}/swap',
  'POST /api/meals/plans/{planId}/duplicate',
  'PUT /api/calendar/{date}/{slot}',
  'PATCH /api/calendar/{date}/{slot}',
  'DELETE /api/calendar/{date}/{slot}',
  'POST /api/calendar/{date}/{slot}/generate',
  'POST /api/calendar/{date}/{slot}/swap',
  'POST /api/calendar/move',
  'POST /api/calendar/place-plan',
  'POST /api/calendar/fill',
  'POST /api/calendar/repeat',
  'POST /api/calendar/clear',
  'POST /api/calendar/undo',
  'POST /api/calorie/meals',
  'PATCH /api/calorie/entries/{entryId}/meals/{mealId}',
  'DELETE /api/calorie/entries/{entryId}/meals/{mealId}',
  'POST /api/calorie/entries/{entryId}/meals/{mealId}/copy',
  'POST /api/calorie/copy-day',
  'PUT /api/calorie/daily-goal',
  'POST /api/calorie/foods',
  'PUT /api/calorie/planned/{date}/{slot}',
  'DELETE /api/calorie/planned/{date}/{slot}',
  'PUT /api/calorie/water/{date}/{drinkId}',
  'DELETE /api/calorie/water/{date}/{drinkId}',
  'POST /api/calorie/replan',
  'PUT /api/calorie/own-foods/{foodId}',
  'PUT /api/body',
  'PUT /api/body/eating-window',
  'POST /api/body/measures',
  'POST /api/body/target',
  'POST /api/shopping-list/generate',
  'PUT /api/shopping-list/source',
  'DELETE /api/shopping-list/source',
  'POST /api/shopping-list/clear',
  'POST /api/shopping-list/items',
  'PATCH /api/shopping-list/items/{itemId}',
  'DELETE /api/shopping-list/items/{itemId}',
  'PUT /api/shopping-list/pantry/{food}',
  'DELETE /api/shopping-list/pantry/{food}',
  'PUT /api/shopping-list/prices/{food}',
  'PUT /api/shopping-list/shops/{shopId}',
  'DELETE /api/shopping-list/shops/{shopId}',
  'POST /api/shopping-list/restock',
  'POST /api/shopping-list/restock/undo',
  'POST /api/users/me/profiles',
  'PATCH /api/users/me/preferences',
  'DELETE /api/meals/favorites/{id}',
  'POST /api/meals/favorites',
]);

export type Error = {
  ok: false;
  /** One sentence for people. */
  error: string;
  /** The same sentence. */
  message: string;
  /** A stable name for programs. */
  code: string;
  requestId: string;
  issues?: ({
    path: string;
    message: string;
  })[];
  /** With NOT_ASSESSED: words that may be an allergy and cannot be read; send acceptNotAssessed to plan without them. */
  notAssessed?: string[];
};
export type AccountExport = {
  about: {
    product: string;
    format: 1;
    madeAt: string;
    userId: string;
    notes: string[];
    parts: Record<string, {
      holds: string;
      leftOut: Record<string, string>;
    }>;
  };
  data: Record<string, (Record<string, unknown>)[]>;
};
export type Alternative = {
  id: string;
  meal: Meal;
  day: {
    calories: number;
    macros: Macros;
  };
  effect: {
    calories: number;
    macros: {
      protein: number;
      fat: number;
      carbs: number;
    };
    minutes: number;
    cost: {
      inr: {
        amount: number | null;
        /** Prices that are our own guess are in it. */
        isEstimate: boolean;
        /** How many ingredients of the new day have no price, or only a guess. */
        unknown: number;
      };
      usd: {
        amount: number | null;
        /** Prices that are our own guess are in it. */
        isEstimate: boolean;
        /** How many ingredients of the new day have no price, or only a guess. */
        unknown: number;
      };
    };
  };
  /** This plan held the dish before, so that choosing it takes no token. */
  isFree: boolean;
};
export type AppliedReplan = {
  day: DiaryDay;
  /** Of the change of the calendar; with it the portions can be taken back. */
  changeId: string | null;
};
export type BarcodeAnswer = {
  /** Its GTIN in 13 or 14 digits. */
  barcode: string;
  outcome: "own" | "found" | "invalid" | "unknown" | "unavailable";
  /** To be logged by its id; null where none was found. */
  food: FoundFood | null;
  /** What the pack is called, also where its figures cannot be used; empty where nobody knows. */
  name: string;
  /** Who was asked beyond the foods of one’s own; null where nobody is set. */
  asked: "open-food-facts" | "operator-file" | null;
};
export type BodyFacts = {
  /** YYYY-MM-DD */
  bornOn: string;
  sex: "female" | "male";
  heightCm: number;
  activity: "sitting" | "light" | "active" | "vigorous";
  aim: "lose" | "keep" | "gain";
  weeklyPercent: number;
  conditions: ("pregnant" | "breastfeeding" | "eating_disorder" | "diabetes")[];
};
export type BodyMeasure = {
  id: string;
  measure: "weight" | "waist" | "own";
  /** Of a measure of one’s own, else empty. */
  name: string;
  value: number;
  /** kg for weight and cm for the waist, whatever they were recorded in. */
  unit: string;
  /** YYYY-MM-DD */
  date: string;
};
export type BodyReport = {
  /** Null before they were stated: then nothing else is known. */
  facts: BodyFacts | null;
  /** What today aims at. */
  goal: {
    protein: number | null;
    carbs: number | null;
    fat: number | null;
    calories: number;
    /** The date that it holds from, YYYY-MM-DD; null before any was set: then it is that of the profile, else 2000 kcal. */
    from: string | null;
  };
  /** The trend today; null without a weight in the last twelve weeks. */
  weight: {
    kg: number;
    kgSd: number;
    kgPerWeek: number;
    kgPerWeekSd: number;
  } | null;
  /** With any of them nothing is proposed. */
  signs: ("fast-change" | "low-weight" | "low-intake")[];
  /** Where to ask, where there is a sign. */
  advice: string | null;
  /** By Mifflin and St Jeor, and the way of living. */
  equation: {
    restingKcal: number;
    kcal: number;
    /** Null with a sign. */
    targetKcal: number | null;
  } | null;
  /** Energy used in a day, from the diary and the weight. */
  expenditure: {
    kcal: number;
    /** Its standard deviation, kcal. */
    sd: number;
    /** What the estimate rests on. */
    basis: {
      /** Since the first weight of the last twelve weeks. */
      days: number;
      loggedDays: number;
      weights: number;
    };
  } | null;
  /** Another target; it holds only when it is accepted. */
  proposal: {
    kcal: number;
    limitedBy: ("least-kcal" | "most-kcal" | "low-weight" | "step")[];
    reason: string;
  } | null;
  /** Why nothing is proposed. */
  why: "condition" | "warning-sign" | "beyond-equation" | "too-few-days" | "too-few-weights" | "changed-lately" | "goal-too-far" | "on-target" | null;
  /** What may be proposed, where the goal is further away than one step. */
  bounds: {
    leastKcal: number;
    mostKcal: number;
  } | null;
  /** Null unless it was switched on. */
  eatingWindow: {
    opens: string;
    closes: string;
  } | null;
  /** Whether an eating window may be switched on: with none of the conditions and no sign. */
  isFastOffered: boolean;
};
export type BodySeries = {
  from: string;
  to: string;
  /** Oldest first. */
  measures: BodyMeasure[];
  /** Every day from the first weight to the last. */
  trend: ({
    date: string;
    /** Weight without the water that comes and goes. */
    kg: number;
    /** Its standard deviation. */
    kgSd: number;
    kgPerWeek: number;
    kgPerWeekSd: number;
  })[];
};
export type Calendar = {
  from: string;
  to: string;
  /** The date that it is now where the person is, by the time zone in the preferences. */
  today: string;
  /** Grows with every change, so that another device knows of it. */
  revision: number;
  /** The profile that meals are planned for; null where the person has none. */
  profileId: string | null;
  days: CalendarDay[];
  /** What of meals that are cooked on these days waits in the freezer for later ones. */
  frozenLater: CalendarEntry[];
};
export type CalendarChange = {
  /** With it the change can be taken back, as long as it is among the newest twenty; null where nothing changed. */
  changeId: string | null;
  revision: number;
  days: CalendarDay[];
  /** What stood before where something else, or nothing, stands now. */
  replaced: CalendarEntry[];
  skipped: ({
    date: string;
    slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack" | null;
    reason: "locked" | "filled" | "note" | "no-slot" | "changed-since";
    sentence: string;
  })[];
  /** What is to be said of new meals: of one day, or of all of them (date null). */
  warnings: ({
    date: string | null;
    sentence: string;
  })[];
};
export type CalendarDay = {
  /** YYYY-MM-DD */
  date: string;
  entries: CalendarEntry[];
  /** Of what is known. */
  totals: {
    calories: number;
    macros: Macros;
  };
  /** How many entries add nothing to the totals because nobody knows their calories, or their macros. */
  unknown: {
    calories: number;
    macros: number;
  };
  target: {
    calories: number;
    macros: Macros;
  };
};
export type CalendarEntry = {
  /** YYYY-MM-DD */
  date: string;
  slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack";
  kind: "meal" | "eating-out" | "note";
  /** The whole meal, its figures per serving; what it came without is absent. Null for other kinds. */
  meal: {
    id: string;
    name: string;
    mealType?: "breakfast" | "lunch" | "dinner" | "snack";
    calories?: number;
    macros?: Macros;
    nutrition?: Nutrition;
    nutritionRange?: NutritionRange;
    ingredients?: string[];
    items?: ({
      food: string;
      name: string;
      fdcId: number | null;
      grams: number;
      source?: string;
    })[];
    instructions?: string[];
    prepTime?: number;
    cookTime?: number;
    servings?: number;
    difficulty?: "Easy" | "Medium" | "Hard";
    tags?: string[];
    isFavorite?: boolean;
    source?: "planner" | "model";
    startsAhead?: {
      hours: number;
      what: string;
    };
  } | null;
  /** How many servings of the meal the person eats; those of the meal, too. */
  servings: number;
  note: string | null;
  /** A guess, where the meal is eaten out. */
  kcal: number | null;
  /** YYYY-MM-DDTHH:MM where the person is: when the meal has to be begun, where that is more than two hours before. */
  startsAt?: string;
  /** It stays where weeks are filled, repeated or cleared, and nothing takes its place. */
  isLocked: boolean;
  /** What a meal of an earlier day has left: cooked with it (cookedOn, YYYY-MM-DD), and kept until useBy. Absent for a meal that is cooked by itself. */
  leftover?: {
    cookedOn: string;
    useBy: string;
    /** Whether it waits in the freezer, from the day on which it was cooked. */
    isFrozen: boolean;
  };
  /** The saved plan that the meal was taken from. */
  planId: string | null;
  /** What it brings to the day in all its servings; null for a note, and where nobody knows. */
  figures: {
    calories: number;
    macros: Macros | null;
    basis: "computed" | "stated";
  } | null;
  /** The revision of the calendar that wrote it. */
  revision: number;
  /** ISO date-time, UTC */
  updatedAt: string;
};
export type CalendarFeed = {
  /** When the link that works now was made, ISO date-time, UTC; null without one. */
  createdAt: string | null;
};
export type CalendarFeedLink = {
  /** Of the feed, without the origin: /api/calendar/feed/{secret}.ics. */
  path: string;
  /** ISO date-time, UTC */
  createdAt: string;
};
export type CalendarMendingSwaps = {
  /** Of the average of the days that hold meals, from the end of each range that flatters least; vitamin D, which no plan promises, and too little sodium are not in it. */
  missed: ({
    nutrient: "kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine";
    /** Whether `amount` is not to be passed; else it is to be reached. */
    isLimit: boolean;
    unit: "kcal" | "g" | "mg" | "µg";
    /** Of the references of the person; of saturated fat a tenth of the energy of the day (WHO 2023). */
    amount: number;
  })[];
  /** Each by itself, for a token, and none twice for one meal: after one the others are looked for again. */
  swaps: ({
    /** YYYY-MM-DD */
    date: string;
    slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack";
    /** What the swap is asked with. */
    id: string;
    /** The name of the meal whose place the dish may take. */
    replaces: string;
    meal: Meal;
    effect: {
      calories: number;
      macros: {
        protein: number;
        fat: number;
        carbs: number;
      };
      minutes: number;
      cost: {
        inr: {
          amount: number | null;
          /** Prices that are our own guess are in it. */
          isEstimate: boolean;
          /** How many ingredients of the new day have no price, or only a guess. */
          unknown: number;
        };
        usd: {
          amount: number | null;
          /** Prices that are our own guess are in it. */
          isEstimate: boolean;
          /** How many ingredients of the new day have no price, or only a guess. */
          unknown: number;
        };
      };
    };
    /** Amounts are the average of the days. */
    mends: ({
      nutrient: "kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine";
      /** Whether `amount` is not to be passed; else it is to be reached. */
      isLimit: boolean;
      unit: "kcal" | "g" | "mg" | "µg";
      /** Of the references of the person; of saturated fat a tenth of the energy of the day (WHO 2023). */
      amount: number;
      /** What the day holds now, at least, or of what is a limit at most. */
      before: number;
      /** The same with the swap. */
      after: number;
    })[];
  })[];
  /** What no swap of one meal that was tried brings much nearer. */
  unmended: ({
    nutrient: "kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine";
    /** Whether `amount` is not to be passed; else it is to be reached. */
    isLimit: boolean;
    unit: "kcal" | "g" | "mg" | "µg";
    /** Of the references of the person; of saturated fat a tenth of the energy of the day (WHO 2023). */
    amount: number;
  })[];
};
export type CancelledSubscription = {
  subscription: "free" | "pro" | "family";
  subscriptionStatus: "active" | "inactive" | "cancelled";
  /** Meals left this month; on a paid plan the last free balance, not shown. */
  tokens: number;
  /** ISO date-time, UTC; null on a paid plan. */
  nextReset: string | null;
  /** There while the monthly refill waits until the email address is confirmed: needs-proof before the next reset, held-back once one was passed. */
  refill?: "needs-proof" | "held-back";
  isPro: boolean;
  entitlements: {
    unlimitedMeals: boolean;
    shoppingList: boolean;
    calorieTracker: boolean;
    prepGuide: boolean;
    /** How many profiles the plan holds. */
    profiles: number;
  };
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  billing?: {
    /** In the sandbox no money moves. */
    kind: "razorpay" | "sandbox";
    planId: "pro_monthly" | "pro_yearly" | "family_monthly" | "family_yearly";
    /** Rupees of one charge. */
    amount: number;
    /** The last charge failed, and the plan goes on for now or has ended; or a payment was never confirmed. */
    problem: "renewal-failed" | "ended-unpaid" | "not-confirmed" | null;
    /** Where the provider takes what is due, or another card. */
    payUrl: string | null;
    /** Paid, and the provider has not confirmed the charge yet. */
    isAwaitingConfirmation: boolean;
    /** Until then cancelling at once pays back in full. */
    refundUntil: string | null;
    /** Rupees that cancelling at once pays back now, of what was charged; 0 for nothing. */
    refundAmount: number;
    /** When a resumed plan is charged again. */
    resumesAt: string | null;
  };
  /** Whether the money is paid back in full (decisions 4). */
  refunded: boolean;
  refund: {
    /** Rupees. */
    amount: number;
    /** "waiting": it could not be started yet and is tried again. */
    state: "started" | "waiting";
  } | null;
  /** The provider refused to end it for now: it is tried until it is done, and what it charges is paid back. */
  isQueued: boolean;
};
export type Certificate = {
  diet: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none";
  excluded: ({
    /** As the person wrote it. */
    term: string;
    /** In words: the classes or foods it removes. */
    understoodAs: string;
    /** How many foods of the table it removes. */
    foodsRemoved: number;
    /** Terms for foods that go by a like name and stay in; each can be excluded as well. */
    staysIn?: string[];
  })[];
  /** Words that the table does not know; they still filter as words. */
  notAssessed: string[];
  target: {
    calories: number;
    macros: Macros;
  };
  actual: {
    calories: number;
    macros: Macros;
  };
  checkedIngredients: number;
  /** For each condition of the request what was checked, by which rule; absent where there is none. */
  conditions?: ({
    id: "pregnancy" | "diabetes" | "hypertension" | "kidney" | "gout" | "fodmap" | "coeliac" | "g6pd" | "oral_allergy" | "lactose" | "histamine";
    name: string;
    /** false: no published rule could be checked; nothing was left out or chosen for it. */
    isAssessed: boolean;
    /** What the rule leaves out and bounds, in words. */
    rule: string;
    /** How many foods of the table it removes. */
    foodsRemoved: number;
    checks: ({
      measure: "sodium" | "saturatedFat" | "potassium" | "phosphorus" | "calcium" | "magnesium" | "fiber" | "protein" | "carbs" | "caffeine" | "lactose" | "flesh" | "unevenCarbs";
      /** In words: what was asked for, and what the plan holds at most; of an aim, at least. */
      text: string;
      per: "day" | "meal";
      /** A limit is kept by every plan that is served; an aim may be missed. */
      kind: "limit" | "aim";
      bound: number;
      /** Of a limit what the plan may hold at most, of an aim what it holds at least; of meals, the meal with most. */
      held: number;
      isKept: boolean;
    })[];
    /** Aims that were given up because another rule limits what they raise. */
    dropped: string[];
    /** Ingredients of the plan that the published lists do not name. */
    notAssessed: string[];
    /** What the rule does not know, medicines among it. */
    unknown: string;
    source: string;
    /** Of the source. */
    year: number;
    advice: string;
  })[];
  /** Absent where the notes wish for no limit of sodium in mg. */
  sodium?: {
    /** mg of sodium or grams of fiber that the meals should hold at most. */
    bound: number;
    /** What they may hold at most. */
    held: number;
    /** false: no plan within it was found that meets the other targets. */
    isKept: boolean;
    text: string;
    source: string;
  };
  /** Absent where the notes wish for no limit of fiber in grams. */
  fiber?: {
    /** mg of sodium or grams of fiber that the meals should hold at most. */
    bound: number;
    /** What they may hold at most. */
    held: number;
    /** false: no plan within it was found that meets the other targets. */
    isKept: boolean;
    text: string;
    source: string;
  };
  /** Why each meal was chosen, in the order of the meals; absent on plans of an older version. */
  choices?: ({
    meal: string;
    reasons: string[];
  })[];
  /** Of a plan for several people: a certificate for each. Target and actual of the plan are then their sums. */
  people?: ({
    diet: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none";
    excluded: ({
      /** As the person wrote it. */
      term: string;
      /** In words: the classes or foods it removes. */
      understoodAs: string;
      /** How many foods of the table it removes. */
      foodsRemoved: number;
      /** Terms for foods that go by a like name and stay in; each can be excluded as well. */
      staysIn?: string[];
    })[];
    /** Words that the table does not know; they still filter as words. */
    notAssessed: string[];
    target: {
      calories: number;
      macros: Macros;
    };
    actual: {
      calories: number;
      macros: Macros;
    };
    checkedIngredients: number;
    /** For each condition of the request what was checked, by which rule; absent where there is none. */
    conditions?: ({
      id: "pregnancy" | "diabetes" | "hypertension" | "kidney" | "gout" | "fodmap" | "coeliac" | "g6pd" | "oral_allergy" | "lactose" | "histamine";
      name: string;
      /** false: no published rule could be checked; nothing was left out or chosen for it. */
      isAssessed: boolean;
      /** What the rule leaves out and bounds, in words. */
      rule: string;
      /** How many foods of the table it removes. */
      foodsRemoved: number;
      checks: ({
        measure: "sodium" | "saturatedFat" | "potassium" | "phosphorus" | "calcium" | "magnesium" | "fiber" | "protein" | "carbs" | "caffeine" | "lactose" | "flesh" | "unevenCarbs";
        /** In words: what was asked for, and what the plan holds at most; of an aim, at least. */
        text: string;
        per: "day" | "meal";
        /** A limit is kept by every plan that is served; an aim may be missed. */
        kind: "limit" | "aim";
        bound: number;
        /** Of a limit what the plan may hold at most, of an aim what it holds at least; of meals, the meal with most. */
        held: number;
        isKept: boolean;
      })[];
      /** Aims that were given up because another rule limits what they raise. */
      dropped: string[];
      /** Ingredients of the plan that the published lists do not name. */
      notAssessed: string[];
      /** What the rule does not know, medicines among it. */
      unknown: string;
      source: string;
      /** Of the source. */
      year: number;
      advice: string;
    })[];
    /** Absent where the notes wish for no limit of sodium in mg. */
    sodium?: {
      /** mg of sodium or grams of fiber that the meals should hold at most. */
      bound: number;
      /** What they may hold at most. */
      held: number;
      /** false: no plan within it was found that meets the other targets. */
      isKept: boolean;
      text: string;
      source: string;
    };
    /** Absent where the notes wish for no limit of fiber in grams. */
    fiber?: {
      /** mg of sodium or grams of fiber that the meals should hold at most. */
      bound: number;
      /** What they may hold at most. */
      held: number;
      /** false: no plan within it was found that meets the other targets. */
      isKept: boolean;
      text: string;
      source: string;
    };
    profileId: string;
    /** Of the profile. */
    name: string;
    /** Percentage points of the energy by which the macro that is furthest from its target misses it. */
    macroDistance: number;
    warnings: string[];
  })[];
};
export type ContactAnswer = {
  ok: true;
  /** One sentence for people. */
  message: string;
};
export type CopiedDay = {
  /** The day that was copied to. */
  day: {
    /** YYYY-MM-DD */
    date: string;
    /** The date that it is now where the person is, by the time zone in the preferences. */
    today: string;
    /** Null while nothing is kept for the day. */
    entry: DiaryEntry | null;
    goal: Goal;
    eaten: DiaryTotals;
    /** In the order of the slots. */
    planned: PlannedMeal[];
    /** What is planned and neither eaten nor skipped. */
    toCome: {
      calories: number;
      protein: number;
      carbs: number;
      fat: number;
      unknown: ("protein" | "carbs" | "fat")[];
      /** Planned meals whose figures nobody knows. */
      withoutFigures: number;
    };
    /** Null unless the person switched it on. */
    eatingWindow: {
      opens: string;
      closes: string;
    } | null;
    water: Water;
  };
  copied: number;
  /** Names of the meals for which the day had no room. */
  skipped: string[];
};
export type DiaryDay = {
  /** YYYY-MM-DD */
  date: string;
  /** The date that it is now where the person is, by the time zone in the preferences. */
  today: string;
  /** Null while nothing is kept for the day. */
  entry: DiaryEntry | null;
  goal: Goal;
  eaten: DiaryTotals;
  /** In the order of the slots. */
  planned: PlannedMeal[];
  /** What is planned and neither eaten nor skipped. */
  toCome: {
    calories: number;
    protein: number;
    carbs: number;
    fat: number;
    unknown: ("protein" | "carbs" | "fat")[];
    /** Planned meals whose figures nobody knows. */
    withoutFigures: number;
  };
  /** Null unless the person switched it on. */
  eatingWindow: {
    opens: string;
    closes: string;
  } | null;
  water: Water;
};
export type DiaryEntry = {
  _id: string;
  userId: string;
  /** YYYY-MM-DD */
  date: string;
  meals: DiaryMeal[];
  /** kcal */
  dailyGoal: number;
  /** Grams a day of each macro; null where there is no such goal. */
  goals: {
    protein: number | null;
    carbs: number | null;
    fat: number | null;
  };
  totals: DiaryTotals;
  /** ISO date-time, UTC */
  createdAt: string;
  /** ISO date-time, UTC */
  updatedAt: string;
};
export type DiaryMeal = {
  id: string;
  name: string;
  /** HH:MM where the person is. */
  time: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  /** Macros that nobody knows; their 0 is no figure. */
  unknown: ("protein" | "carbs" | "fat")[];
  /** What else is known of it; null where nothing is. */
  nutrition: Nutrition | null;
  origin: MealOrigin;
  /** The person changed figures that had come from elsewhere. */
  isEdited: boolean;
  /** ISO date-time, UTC */
  updatedAt: string;
};
export type DiaryTotals = {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  unknown: ("protein" | "carbs" | "fat")[];
};
export type DislikedMeal = {
  _id: string;
  name: string;
  /** ISO date-time, UTC */
  createdAt: string;
};
export type Favorite = {
  _id: string;
  userId: string;
  meal: {
    id: string;
    name: string;
    mealType?: "breakfast" | "lunch" | "dinner" | "snack";
    calories?: number;
    macros?: Macros;
    nutrition?: Nutrition;
    nutritionRange?: NutritionRange;
    ingredients?: string[];
    items?: ({
      food: string;
      name: string;
      fdcId: number | null;
      grams: number;
      source?: string;
    })[];
    instructions?: string[];
    prepTime?: number;
    cookTime?: number;
    servings?: number;
    difficulty?: "Easy" | "Medium" | "Hard";
    tags?: string[];
    isFavorite?: boolean;
    source?: "planner" | "model";
    startsAhead?: {
      hours: number;
      what: string;
    };
  };
  createdAt: string;
};
export type FilledDays = {
  /** With it the change can be taken back, as long as it is among the newest twenty; null where nothing changed. */
  changeId: string | null;
  revision: number;
  days: CalendarDay[];
  /** What stood before where something else, or nothing, stands now. */
  replaced: CalendarEntry[];
  skipped: ({
    date: string;
    slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack" | null;
    reason: "locked" | "filled" | "note" | "no-slot" | "changed-since";
    sentence: string;
  })[];
  /** What is to be said of new meals: of one day, or of all of them (date null). */
  warnings: ({
    date: string | null;
    sentence: string;
  })[];
  /** Meals that were planned for a token each. */
  newMeals: number;
  /** Lunches and dinners that an earlier meal has left. */
  leftovers: number;
  /** Breakfasts that are one of the others again. */
  repeats: number;
  certificates: ({
    date: string;
    certificate: Certificate | null;
  })[];
  /** Milliseconds that the planner took. */
  planningMs: number;
};
export type FoundFood = {
  /** With it the food is logged; usda- and the number for a row of FoodData Central. */
  id: string;
  name: string;
  /** The USDA row that the figures are copied from. */
  fdcId: number | null;
  /** One sentence on the source, where it is no USDA row. */
  source?: string;
  /** How it is weighed, in a sentence for people: cooked food weighs otherwise. */
  weighed: string;
  /** Household measures. */
  measures: ({
    name: string;
    grams: number;
  })[];
  per100g: {
    calories: number;
    protein: number;
    carbs: number;
    fat: number;
    fiber: number | null;
    sugar: number | null;
    saturatedFat: number | null;
    /** mg */
    sodium: number | null;
  };
  /** Between what figures lie that the source lacks, in 100 g. */
  range?: {
    fiber?: [number, number];
    sugar?: [number, number];
    saturatedFat?: [number, number];
    sodium?: [number, number];
  };
  /** Where a barcode led to it: the figures are the maker’s. */
  label?: {
    barcode: string;
    maker: string | null;
    source: "open-food-facts" | "operator-file";
    /** The day on which the source was asked, YYYY-MM-DD. */
    readOn: string;
  };
};
export type GeneratedList = {
  items: ShoppingItem[];
  /** For a week and all people; absent where no price is known. The least that it costs where `estimateIsAtLeast`. */
  estimatedCost?: number;
  /** Less than nine tenths of the weight has a price from a table. */
  estimateIsAtLeast: boolean;
  currency: "INR" | "USD";
  cost: {
    inr: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
    usd: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
  };
  notes: string[];
  generatedId: string;
  meals: ({
    day: number;
    slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack";
    name: string;
  })[];
};
export type GenerationResult = {
  meals: Meal[];
  planId?: string;
  /** The meal that is the favorite asked for; named in `locked`, it stays as it is through later changes. */
  favoriteMealId?: string;
  seed: number;
  certificate: Certificate;
  warnings: string[];
};
export type Goal = {
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  calories: number;
  /** The date that it holds from, YYYY-MM-DD; null before any was set: then it is that of the profile, else 2000 kcal. */
  from: string | null;
};
export type ListChange = {
  item: ShoppingItem | null;
  cost: {
    inr: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
    usd: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
  };
  openCost: {
    inr: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
    usd: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
  };
};
export type ListFromPlan = {
  items: ShoppingItem[];
  /** Of everything on the list but what is at home, bought or not. */
  cost: {
    inr: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
    usd: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
  };
  notes: string[];
};
export type ListSwap = {
  /** The id of the line that is the reason. */
  item: string;
  meal: string;
  date: string | null;
  slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack" | null;
  /** What stands beside the meal in the calendar, to be placed with the other dish. */
  note: string | null;
  planId: string;
  mealId: string;
  /** Its id is what a swap of the plan is asked with. */
  alternative: {
    id: string;
    meal: Meal;
  };
  /** The other meals of the plan, which the swap leaves as they are. */
  locked: string[];
  currency: "INR" | "USD";
  /** For all people, with packs as shops sell them. */
  saving: number;
  /** Prices that are our own guess are in the saving. */
  isEstimate: boolean;
  /** Foods of which more is needed then and that have no price. */
  unpriced: string[];
};
export type Macros = {
  protein: number;
  fat: number;
  carbs: number;
};
export type Meal = {
  id: string;
  name: string;
  mealType: "breakfast" | "lunch" | "dinner" | "snack";
  calories: number;
  macros: Macros;
  nutrition: Nutrition;
  nutritionRange?: NutritionRange;
  ingredients: string[];
  items: MealItem[];
  instructions: string[];
  prepTime: number;
  cookTime: number;
  servings: number;
  difficulty: "Easy" | "Medium" | "Hard";
  tags: string[];
  isFavorite: boolean;
  source: "planner" | "model";
  /** When soaking, fermenting, marinating or chilling begins, where that is more than two hours before. */
  startsAhead?: {
    hours: number;
    what: string;
  };
  /** Who eats what of a meal that is cooked once for several people; its figures are then those of all of it. */
  portions?: ({
    profileId: string;
    /** Of the profile. */
    name: string;
    /** Of the raw weight; the portions of a meal add up to all of it. */
    grams: number;
    calories: number;
    macros: Macros;
    nutrition: Nutrition;
    nutritionRange?: NutritionRange;
  })[];
};
export type MealItem = {
  food: string;
  name: string;
  fdcId: number | null;
  grams: number;
  source?: string;
};
export type MealOrigin = {
  kind: "own";
} | {
  kind: "food";
  /** Its id, as the search of foods answers it. */
  food: string;
  /** The USDA row that the figures are copied from. */
  fdcId: number | null;
  /** One sentence on the source, where it is no USDA row. */
  source?: string;
  grams: number;
  /** As the person counted it. */
  measure?: {
    name: string;
    count: number;
  };
} | {
  kind: "favorite";
  favoriteId: string;
} | {
  kind: "calendar";
  slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack";
  /** How much of what was planned was eaten: 1 is all of it. */
  share: number;
  /** The planned meal; null where it was eaten out. */
  mealId: string | null;
} | {
  kind: "import";
  source: "cronometer" | "myfitnesspal" | "lose-it" | "apple-health" | "health-connect";
} | {
  kind: "copy";
  /** The day that it was copied from, YYYY-MM-DD. */
  date: string;
};
export type MendingSwaps = {
  /** From the end of each range that flatters least; vitamin D, which no plan promises, and too little sodium are not in it. */
  missed: ({
    nutrient: "kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine";
    /** Whether `amount` is not to be passed; else it is to be reached. */
    isLimit: boolean;
    unit: "kcal" | "g" | "mg" | "µg";
    /** Of the references of the person; of saturated fat a tenth of the energy of the day (WHO 2023). */
    amount: number;
  })[];
  /** Each by itself: after one the others are looked for again. */
  swaps: ({
    id: string;
    meal: Meal;
    day: {
      calories: number;
      macros: Macros;
    };
    effect: {
      calories: number;
      macros: {
        protein: number;
        fat: number;
        carbs: number;
      };
      minutes: number;
      cost: {
        inr: {
          amount: number | null;
          /** Prices that are our own guess are in it. */
          isEstimate: boolean;
          /** How many ingredients of the new day have no price, or only a guess. */
          unknown: number;
        };
        usd: {
          amount: number | null;
          /** Prices that are our own guess are in it. */
          isEstimate: boolean;
          /** How many ingredients of the new day have no price, or only a guess. */
          unknown: number;
        };
      };
    };
    /** This plan held the dish before, so that choosing it takes no token. */
    isFree: boolean;
    /** The meal whose place the dish may take. */
    mealId: string;
    mends: ({
      nutrient: "kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine";
      /** Whether `amount` is not to be passed; else it is to be reached. */
      isLimit: boolean;
      unit: "kcal" | "g" | "mg" | "µg";
      /** Of the references of the person; of saturated fat a tenth of the energy of the day (WHO 2023). */
      amount: number;
      /** What the day holds now, at least, or of what is a limit at most. */
      before: number;
      /** The same with the swap. */
      after: number;
    })[];
  })[];
  /** What no swap of one meal that was tried mends. */
  unmended: ({
    nutrient: "kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine";
    /** Whether `amount` is not to be passed; else it is to be reached. */
    isLimit: boolean;
    unit: "kcal" | "g" | "mg" | "µg";
    /** Of the references of the person; of saturated fat a tenth of the energy of the day (WHO 2023). */
    amount: number;
  })[];
};
export type Notifications = {
  email: string;
  newsletter: "off" | "waiting" | "subscribed";
  billingMail: boolean;
  /** Whether this site has a mail server. */
  sendsMail: boolean;
};
export type NutrientLine = {
  nutrient: "kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine";
  unit: "kcal" | "g" | "mg" | "µg";
  low: number;
  high: number;
  /** Meals that add nothing here because nobody knows what they hold. */
  missing: number;
  /** What to reach; null where the set has none. */
  target: {
    /** A day, in the unit of the nutrient. */
    amount: number;
    kind: "rda" | "ai" | "ul" | "cdrr";
    /** The publication. */
    source: string;
  } | null;
  /** What not to pass, where it counts all that is eaten; null where the set has none. */
  upper: {
    /** A day, in the unit of the nutrient. */
    amount: number;
    kind: "rda" | "ai" | "ul" | "cdrr";
    /** The publication. */
    source: string;
  } | null;
  /** Null where nothing is compared. */
  status: "short" | "open" | "reached" | "within" | "maybe-above" | "above" | null;
  /** The foods that bring most of it, at most five. */
  foods: ({
    name: string;
    low: number;
    high: number;
    /** Of all of it, by the middles of the ranges. */
    percent: number;
    source: string;
  })[];
};
export type NutrientReport = {
  /** Days with a meal; amounts are the average of these. */
  days: number;
  /** Meals whose ingredients are known in grams. */
  meals: number;
  /** Names of the other meals: only what somebody stated of them counts, and it is never more than eight figures. */
  notCounted: string[];
  /** Whether the meals are all that is eaten, so that they can be compared with a day. */
  isWholeDay: boolean;
  references: ReferenceChoice;
  /** Why there are no reference intakes; null where there are. */
  noReferences: string | null;
  lines: NutrientLine[];
  /** Sentences on nutrients that no plan of ours promises, with their sources. */
  notPromised: string[];
};
export type Nutrition = {
  fiber: number | null;
  sugar: number | null;
  saturatedFat: number | null;
  sodium: number | null;
};
/** [low, high] of figures that not every ingredient was measured for; others are exact. */
export type NutritionRange = {
  fiber?: [number, number];
  sugar?: [number, number];
  saturatedFat?: [number, number];
  sodium?: [number, number];
};
export type OwnFood = {
  foodId: string;
  name: string;
  /** What the figures are stated for. */
  statedPer: "100g" | "serving";
  /** What a serving weighs; needed for figures per serving. */
  servingGrams: number | null;
  /** kcal */
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number | null;
  sugar: number | null;
  saturatedFat: number | null;
  /** mg */
  sodium: number | null;
  /** The digits under the bars: 8, 12, 13 or 14 of them. */
  barcode: string | null;
  /** The id with which it is logged. */
  food: string;
};
export type PantryFood = {
  food: string;
  name: string;
  category: string;
  aisle: "produce" | "bakery" | "dairy" | "meat" | "soy" | "grains" | "pulses" | "nuts" | "oils" | "spices" | "sauces" | "baking" | "tinned" | "frozen" | "drinks" | "other";
  /** ISO date-time, UTC */
  since: string;
  /** Null for some that nobody counted: no list buys any. */
  grams: number | null;
  /** YYYY-MM-DD */
  useBy: string | null;
  /** What notes say so that a plan uses it up; null where no name of it is understood there. */
  wish: string | null;
};
export type PersonalToken = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** From then on it is refused; null for an older one, which ends when it is revoked. */
  expiresAt: string | null;
  /** What it may do; write of an area includes read of it. */
  scopes: ("read:all" | "write:all" | "read:plan" | "write:plan" | "read:calendar" | "write:calendar" | "read:list" | "write:list" | "read:diary" | "write:diary")[];
};
export type Plan = {
  _id: string;
  name: string | null;
  goal: "weight_loss" | "muscle_gain" | "maintenance" | "athletic_performance" | "balanced";
  dietaryPreferences: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none";
  /** ISO date-time, UTC */
  createdAt: string;
  meals: Meal[];
  certificate: Certificate;
  warnings: string[];
  /** How many changes can be undone. */
  undoSteps: number;
  /** Counts the changes of the plan, those that take one back as well. */
  revision: number;
};
export type PlanLink = {
  token: string;
  /** Of the page that the link leads to, without the origin: /shared/{token}. */
  path: string;
  /** ISO date-time, UTC */
  createdAt: string;
};
export type PlanOffer = {
  id: "free" | "pro" | "family";
  name: string;
  description: string;
  /** Rupees a month. */
  price: number;
  /** Rupees a month when paid by the year. */
  yearlyPrice: number;
  /** Rupees of one charge when paid by the year. */
  yearlySum: number;
  planId: "pro_monthly" | "pro_yearly" | "family_monthly" | "family_yearly" | null;
  yearlyPlanId: "pro_monthly" | "pro_yearly" | "family_monthly" | "family_yearly" | null;
  popular: boolean;
  features: ({
    text: string;
    tooltip?: string;
  })[];
};
export type PlanNutrientReport = {
  /** Days with a meal; amounts are the average of these. */
  days: number;
  /** Meals whose ingredients are known in grams. */
  meals: number;
  /** Names of the other meals: only what somebody stated of them counts, and it is never more than eight figures. */
  notCounted: string[];
  /** Whether the meals are all that is eaten, so that they can be compared with a day. */
  isWholeDay: boolean;
  references: ReferenceChoice;
  /** Why there are no reference intakes; null where there are. */
  noReferences: string | null;
  lines: NutrientLine[];
  /** Sentences on nutrients that no plan of ours promises, with their sources. */
  notPromised: string[];
  /** Null where the meals are no whole day, or nothing can be compared. */
  check: {
    /** Nutrients that the set has a value to reach for. */
    compared: number;
    /** Those that the meals reach with the least that they hold. */
    reached: number;
    /** Those of which the least is under 70 % of what to reach. */
    farBelow: ("kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine")[];
    /** Those of which the least is between 70 % and all of it. */
    below: ("kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine")[];
    /** Those of which the most passes an upper limit. */
    overLimit: ("kcal" | "protein" | "fat" | "carbs" | "fiber" | "sugar" | "saturatedFat" | "sodium" | "calcium" | "iron" | "magnesium" | "phosphorus" | "potassium" | "zinc" | "copper" | "selenium" | "vitaminA" | "vitaminE" | "vitaminD" | "vitaminK" | "vitaminC" | "thiamin" | "riboflavin" | "niacin" | "vitaminB6" | "folate" | "vitaminB12" | "choline" | "cholesterol" | "monounsaturatedFat" | "polyunsaturatedFat" | "ala" | "epa" | "dha" | "transFat" | "caffeine")[];
  } | null;
};
export type PlanSharing = {
  links: number;
  /** When the first of them was made: ISO date-time, UTC. */
  sharedAt: string | null;
};
export type PlannedMeal = {
  slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack";
  kind: "meal" | "eating-out";
  name: string;
  /** The planned meal; null where it is eaten out. */
  mealId: string | null;
  /** Of all its servings; null where nobody knows them. */
  figures: {
    calories: number;
    macros: Macros | null;
  } | null;
  isLocked: boolean;
  state: "open" | "eaten" | "skipped";
  /** How much of it was eaten; null unless it was. */
  share: number | null;
  /** The meal of the diary that stands for it. */
  diaryMealId: string | null;
  /** Another meal that was planned there before was eaten. */
  isOther: boolean;
};
export type PlansPage = {
  plans: Plan[];
  page: number;
  pageSize: number;
  total: number;
};
export type Preferences = {
  /** A name such as Asia/Kolkata; null until one is chosen, and then dates are those of UTC. */
  timeZone: string | null;
  /** The day that weeks start on: Sunday 0 (the usual one), Monday 1, Saturday 6. */
  weekStart: 0 | 1 | 6;
  units: "metric" | "us";
  /** Whose reference intakes nutrients are compared with: dri (the usual one) or icmr. */
  referenceSet: "dri" | "icmr";
  /** Where more of what is generated is from: about two of three meals of a day, where enough dishes from there keep its rules and the notes wish for no cuisine. Null, the usual one: everywhere. */
  region: "africa" | "east-asia" | "europe" | "latin-america" | "mediterranean" | "middle-east" | "north-america" | "south-asia" | null;
  /** The profile chosen for the calendar; null when none was. */
  profileId: string | null;
  /** The profile that the calendar plans for: the one chosen, else the oldest; null where there is none. */
  profile: Profile | null;
  plannedFor: {
    /** A profile; without one the last request for a whole day; without that, what is usual. */
    source: "profile" | "last-request" | "usual";
    /** Of the profile. */
    name: string | null;
    goal: "weight_loss" | "muscle_gain" | "maintenance" | "athletic_performance" | "balanced";
    dietaryPreferences: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none";
    excludeIngredients: string[];
    /** kcal a day */
    calorieTarget: number;
  };
  /** The date that it is now in the time zone, YYYY-MM-DD. */
  today: string;
};
export type PrepGuide = {
  days: ({
    day: number;
    planId: string;
    name: string | null;
    meals: ({
      mealId: string;
      name: string;
      mealType: "breakfast" | "lunch" | "dinner" | "snack";
    })[];
  })[];
  /** Of the session, from its first task to its last. */
  totalMinutes: number;
  /** Of work in the session. */
  handsOnMinutes: number;
  tasks: ({
    id: string;
    kind: "soak" | "cut" | "base" | "mix" | "cook" | "oven" | "pack" | "finish";
    when: "evening-before" | "session" | "on-the-day";
    title: string;
    /** The day of a task that is left for the day; 1 is the first plan. */
    day: number | null;
    /** Minutes after the session begins; null outside of it. */
    startMinute: number | null;
    /** From start to end. */
    minutes: number;
    /** Of these, minutes of work, at the start. */
    handsOnMinutes: number;
    /** Ids of the tasks that are done before. */
    after: string[];
    /** The oven that the task needs; null degrees are the grill at its highest. */
    oven: {
      celsius: number | null;
    } | null;
    ingredients: ({
      /** The id of the food; null where only its line is known. */
      food: string | null;
      name: string;
      grams: number | null;
      uses: ({
        mealId: string;
        grams: number | null;
        /** How a meal has what is cut for it; null where nothing is cut or told. */
        cut: "chop" | "dice" | "slice" | "grate" | "shred" | "crush" | "cut" | null;
      })[];
    })[];
    steps: string[];
    mealIds: string[];
  })[];
  containers: ({
    mealId: string;
    day: number;
    holds: string[];
    place: "fridge" | "freezer";
    /** Days that it keeps in its place. */
    keepsDays: number;
  })[];
  notes: string[];
};
export type Profile = {
  _id: string;
  name: string;
  goal: "weight_loss" | "muscle_gain" | "maintenance" | "athletic_performance" | "balanced" | null;
  dietaryPreferences: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none" | null;
  excludeIngredients: string[];
  /** Names of meals that plans for this profile leave out while others remain. */
  dislikedMeals: string[];
  /** Conditions whose published rule plans for this profile keep. */
  conditions: ({
    id: "pregnancy" | "diabetes" | "hypertension" | "kidney" | "gout" | "fodmap" | "coeliac" | "g6pd" | "oral_allergy" | "lactose" | "histamine";
    acknowledged: boolean;
    /** Limits a day: mg, and g of protein and lactose. */
    limits: Partial<Record<"potassiumMg" | "phosphorusMg" | "proteinGrams" | "sodiumMg" | "lactoseGrams", number>>;
    pollens: ("birch" | "grass" | "ragweed" | "mugwort")[];
  })[];
  /** kcal a day */
  calorieTarget: number;
  /** ISO date-time, UTC */
  createdAt: string;
  /** ISO date-time, UTC */
  updatedAt: string;
};
export type ReferenceChoice = {
  /** dri: National Academies (United States and Canada); icmr: ICMR-NIN 2020, India. */
  set: "dri" | "icmr";
  person: {
    ageYears: number | null;
    sex: "female" | "male" | null;
    stage: "pregnant" | "lactating" | null;
  };
};
export type Registration = {
  userId: string;
  existingAccount: boolean;
};
export type Replan = {
  isPossible: true;
  date: string;
  /** Of diary, calendar and goal; the proposal can be applied while they stay as they are. */
  revision: string;
  meals: ({
    slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack";
    before: Meal;
    /** The same dish in other amounts, figures computed from them; the same bytes where it stays. */
    after: {
      id: string;
      name: string;
      mealType: "breakfast" | "lunch" | "dinner" | "snack";
      calories: number;
      macros: Macros;
      nutrition: Nutrition;
      nutritionRange?: NutritionRange;
      ingredients: string[];
      items: MealItem[];
      instructions: string[];
      prepTime: number;
      cookTime: number;
      servings: number;
      difficulty: "Easy" | "Medium" | "Hard";
      tags: string[];
      isFavorite: boolean;
      source: "planner" | "model";
      /** When soaking, fermenting, marinating or chilling begins, where that is more than two hours before. */
      startsAhead?: {
        hours: number;
        what: string;
      };
      /** Who eats what of a meal that is cooked once for several people; its figures are then those of all of it. */
      portions?: ({
        profileId: string;
        /** Of the profile. */
        name: string;
        /** Of the raw weight; the portions of a meal add up to all of it. */
        grams: number;
        calories: number;
        macros: Macros;
        nutrition: Nutrition;
        nutritionRange?: NutritionRange;
      })[];
    };
    isChanged: boolean;
  })[];
  /** What the whole day comes to: eaten, planned and not to be changed, and these meals. */
  day: {
    before: DiaryTotals;
    after: DiaryTotals;
    targetKcal: number;
  };
  notes: string[];
} | {
  isPossible: false;
  date: string;
  reason: string;
};
export type SandboxPayment = {
  paymentId: string;
  signature: string;
};
export type SharedPlan = {
  name: string | null;
  dietaryPreferences: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none";
  meals: ({
    id: string;
    name: string;
    mealType: "breakfast" | "lunch" | "dinner" | "snack";
    calories: number;
    macros: Macros;
    nutrition: Nutrition;
    nutritionRange?: NutritionRange;
    ingredients: string[];
    items: MealItem[];
    instructions: string[];
    prepTime: number;
    cookTime: number;
    servings: number;
    difficulty: "Easy" | "Medium" | "Hard";
    tags: string[];
    source: "planner" | "model";
    /** When soaking, fermenting, marinating or chilling begins, where that is more than two hours before. */
    startsAhead?: {
      hours: number;
      what: string;
    };
  })[];
  /** How many people share the meals; absent where they are one person’s. */
  people?: number;
  /** What the meals come to, each with its servings. */
  day: {
    calories: number;
    macros: Macros;
  };
  /** How many ingredients the certificate has checked. */
  checkedIngredients: number;
};
export type Shop = {
  id: string;
  name: string;
  aisles: ("produce" | "bakery" | "dairy" | "meat" | "soy" | "grains" | "pulses" | "nuts" | "oils" | "spices" | "sauces" | "baking" | "tinned" | "frozen" | "drinks" | "other")[];
};
export type ShoppingItem = {
  id: string;
  kind: "food" | "line" | "own";
  /** The name of the aisle. */
  category: string;
  aisle: "produce" | "bakery" | "dairy" | "meat" | "soy" | "grains" | "pulses" | "nuts" | "oils" | "spices" | "sauces" | "baking" | "tinned" | "frozen" | "drinks" | "other";
  /** Where it is bought: the shop of the line, else of its aisle; null for none. */
  shopId: string | null;
  /** The person chose where this line is bought, whatever its aisle says. */
  hasOwnShop: boolean;
  name: string;
  /** What is to be bought, in words; empty where nobody said. */
  quantity: string;
  /** The id of the food in the food table. */
  food: string | null;
  neededGrams: number | null;
  /** The needed grams in household measures. */
  measure: string | null;
  /** What is to be bought: all of it, or with status "more" what is missing. */
  buy: {
    grams: number;
    /** Packs or pieces; null for loose food. */
    count: number | null;
    soldAs: "bunch" | "bag" | "piece" | "pack" | "tub" | "carton" | "tin" | "bottle" | "jar" | "loaf" | "bulb" | "lemon" | "lime" | "egg" | "loose";
  } | null;
  status: "open" | "ticked" | "more" | "have" | "not-needed";
  isTicked: boolean;
  /** What a tick of this line covers now, to be sent with it; null for own items. */
  covers: number | null;
  /** What the tick covers. */
  tickedAmount: number | null;
  /** How much more is needed since it was ticked or its amount was changed. */
  extraAmount: number | null;
  /** Grams that are counted at home, which `buy` leaves out; null where nobody counted any. */
  atHomeGrams: number | null;
  /** Grams at home that meals before these days need: not in atHomeGrams. */
  reservedGrams?: number;
  isEdited: boolean;
  /** Probably at home. */
  isStaple: boolean;
  /** Of what `buy` says. */
  cost: {
    inr: {
      amount: number;
      low: number;
      high: number;
      basis: string;
      /** Our own guess, which no sum counts. */
      isEstimate: boolean;
      standIn: string | null;
      /** Where the price is the person’s own. */
      ownPrice?: {
        amount: number;
        grams: number;
        /** YYYY-MM-DD */
        paidOn: string;
      };
    } | null;
    usd: {
      amount: number;
      low: number;
      high: number;
      basis: string;
      /** Our own guess, which no sum counts. */
      isEstimate: boolean;
      standIn: string | null;
      /** Where the price is the person’s own. */
      ownPrice?: {
        amount: number;
        grams: number;
        /** YYYY-MM-DD */
        paidOn: string;
      };
    } | null;
  };
  sources: ({
    meal: string;
    date: string | null;
    slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack" | null;
    /** The day, from 1, of a week that was planned for the list. */
    day: number | null;
    planId: string | null;
    mealId: string | null;
    grams: number | null;
  })[];
};
export type Restocked = {
  restockId: string | null;
  /** How many foods went into the pantry. */
  foods: number;
  list: ShoppingList;
};
export type ShoppingList = {
  source: {
    kind: "calendar";
    from: string;
    to: string;
    numberOfPeople: number;
  } | {
    kind: "plans";
    planIds: string[];
    numberOfPeople: number;
  } | {
    kind: "generated";
    generatedAt: string;
    numberOfPeople: number;
  } | null;
  /** In the order in which the person named them. */
  shops: Shop[];
  items: ShoppingItem[];
  /** Of everything on the list but what is at home, bought or not. */
  cost: {
    inr: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
    usd: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
  };
  /** Of what is still to be bought. */
  openCost: {
    inr: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
    usd: {
      /** The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs. */
      amount: number;
      /** What has a price, at the high end of the prices. */
      high: number;
      /** How many items have no price, or only a guess. */
      unknown: number;
      /** How much of the weight has a price, 0 to 1; 0 also where no weight is known. */
      pricedShare: number;
    };
  };
  notes: string[];
};
export type SignedInSession = {
  id: string;
  signedInAt: string;
  /** From then on it asks to sign in again. */
  expiresAt: string;
  /** The IP address that signed in. */
  address: string | null;
  /** The user agent that signed in, as it named itself. */
  browser: string | null;
  /** Whether the request was made in it. */
  isThisOne: boolean;
};
export type Webhook = {
  id: string;
  name: string;
  url: string;
  /** What it is informed of. */
  events: ("plan.made" | "list.changed" | "day.logged" | "subscription.changed")[];
  /** Nothing is sent but to one that is on; failing and gone were switched off by the server. */
  state: "on" | "off" | "failing" | "gone";
  /** When the first failure since its last success was. */
  failingSince: string | null;
  createdAt: string;
};
export type WebhookWithSecret = {
  id: string;
  name: string;
  url: string;
  /** What it is informed of. */
  events: ("plan.made" | "list.changed" | "day.logged" | "subscription.changed")[];
  /** Nothing is sent but to one that is on; failing and gone were switched off by the server. */
  state: "on" | "off" | "failing" | "gone";
  /** When the first failure since its last success was. */
  failingSince: string | null;
  createdAt: string;
  /** Signs every message, by Standard Webhooks. It is in no other answer. */
  secret: string;
};
export type WebhookList = {
  webhooks: Webhook[];
  /** Where this server sends to: nowhere, the internet by https, or also the networks around it. */
  reach: "off" | "public" | "local";
};
export type WebhookDelivery = {
  /** Its webhook-id, the same in every attempt. */
  id: string;
  event: "plan.made" | "list.changed" | "day.logged" | "subscription.changed" | "webhook.test";
  state: "waiting" | "delivered" | "failed";
  attempts: number;
  /** Of the last answer. */
  status: number | null;
  /** Why the last attempt got no answer. */
  failure: "NOT_ALLOWED" | "NAME_NOT_FOUND" | "TIMED_OUT" | "CERTIFICATE" | "NOT_REACHED" | null;
  createdAt: string;
  triedAt: string | null;
  nextAttemptAt: string | null;
};
export type StartedSubscription = {
  subscriptionId: string;
  checkout: {
    kind: "razorpay";
    /** Who is paid, as the checkout shows it. */
    name: string;
    /** What is bought, for example "Pro Subscription". */
    description: string;
    /** Rupees of one charge. */
    amount: number;
    /** When the first charge is made; null for at once. */
    startsAt: string | null;
    keyId: string;
    /** The checkout script, to be loaded when it is needed. */
    scriptUrl: string;
    prefill: {
      name: string;
      email: string;
    };
  } | {
    kind: "sandbox";
    /** Who is paid, as the checkout shows it. */
    name: string;
    /** What is bought, for example "Pro Subscription". */
    description: string;
    /** Rupees of one charge. */
    amount: number;
    /** When the first charge is made; null for at once. */
    startsAt: string | null;
    notice: string;
  };
};
export type Receipt = {
  number: string;
  kind: "receipt" | "tax-invoice" | "credit-note";
  planId: "pro_monthly" | "pro_yearly" | "family_monthly" | "family_yearly";
  /** Tax included; of a credit note what it gives back. */
  amountPaise: number;
  /** How much of the charge is paid back, or on its way; 0 for a credit note. */
  refundPaise: number;
  chargedAt: string;
  issuedAt: string;
  /** The payment at the provider. */
  paymentId: string;
  /** Of a credit note: the number of the tax invoice. */
  about: string | null;
  /** The invoice of the payment provider, where it has one. */
  invoiceUrl: string | null;
  /** No money moved. */
  isTest: boolean;
  seller: {
    name: string;
    address: string | null;
    gstin: string | null;
  };
  tax: {
    /** The code of the service. */
    sac: string;
    ratePercent: number;
    /** The code of the State. */
    placeOfSupply: "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09";
    taxablePaise: number;
    cgstPaise: number;
    /** The tax of the State or of the Union Territory. */
    sgstPaise: number;
    igstPaise: number;
  } | null;
};
export type Receipts = {
  /** Newest first. */
  receipts: Receipt[];
  /** Whether there are older ones. */
  hasMore: boolean;
};
export type SubscriptionState = {
  subscription: "free" | "pro" | "family";
  subscriptionStatus: "active" | "inactive" | "cancelled";
  /** Meals left this month; on a paid plan the last free balance, not shown. */
  tokens: number;
  /** ISO date-time, UTC; null on a paid plan. */
  nextReset: string | null;
  /** There while the monthly refill waits until the email address is confirmed: needs-proof before the next reset, held-back once one was passed. */
  refill?: "needs-proof" | "held-back";
  isPro: boolean;
  entitlements: {
    unlimitedMeals: boolean;
    shoppingList: boolean;
    calorieTracker: boolean;
    prepGuide: boolean;
    /** How many profiles the plan holds. */
    profiles: number;
  };
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  billing?: {
    /** In the sandbox no money moves. */
    kind: "razorpay" | "sandbox";
    planId: "pro_monthly" | "pro_yearly" | "family_monthly" | "family_yearly";
    /** Rupees of one charge. */
    amount: number;
    /** The last charge failed, and the plan goes on for now or has ended; or a payment was never confirmed. */
    problem: "renewal-failed" | "ended-unpaid" | "not-confirmed" | null;
    /** Where the provider takes what is due, or another card. */
    payUrl: string | null;
    /** Paid, and the provider has not confirmed the charge yet. */
    isAwaitingConfirmation: boolean;
    /** Until then cancelling at once pays back in full. */
    refundUntil: string | null;
    /** Rupees that cancelling at once pays back now, of what was charged; 0 for nothing. */
    refundAmount: number;
    /** When a resumed plan is charged again. */
    resumesAt: string | null;
  };
};
export type Trace = {
  ingredients: ({
    food: string;
    name: string;
    grams: number;
    /** The grams in a household measure; null where the food has none near. */
    measure: string | null;
    fdcId: number | null;
    /** What is cited for its figures. */
    source: string;
    /** Null for a food that our table does not have. */
    per100g: {
      calories: number;
      protein: number;
      fat: number;
      carbs: number;
      fiber: number | null;
      sugar: number | null;
      saturatedFat: number | null;
      sodium: number | null;
    } | null;
    figures: {
      calories: number;
      protein: number;
      fat: number;
      carbs: number;
      fiber: number | null;
      sugar: number | null;
      saturatedFat: number | null;
      sodium: number | null;
    } | null;
    /** Of figures that its source lacks: what the grams hold at least and at most. */
    range?: {
      fiber?: [number, number];
      sugar?: [number, number];
      saturatedFat?: [number, number];
      sodium?: [number, number];
    };
    /** Of each figure that its source lacks: what 100 g hold at least and at most, and why. */
    bounds?: ({
      figure: "fiber" | "sugar" | "saturatedFat" | "sodium";
      low: number;
      high: number;
      source: string;
    })[];
    /** Percent of the total of each figure. */
    shares: {
      calories: number;
      protein: number;
      fat: number;
      carbs: number;
      fiber: number | null;
      sugar: number | null;
      saturatedFat: number | null;
      sodium: number | null;
    } | null;
  })[];
  total: {
    calories: number;
    protein: number;
    fat: number;
    carbs: number;
    fiber: number | null;
    sugar: number | null;
    saturatedFat: number | null;
    sodium: number | null;
  };
  totalRange?: NutritionRange;
};
export type Trend = {
  from: string;
  to: string;
  /** Every day, oldest first. */
  days: ({
    /** YYYY-MM-DD */
    date: string;
    meals: number;
    eaten: DiaryTotals | null;
    goal: Goal;
  })[];
  /** On how many of the days something was logged. */
  logged: number;
  /** Days logged one after another up to the last, which may still be empty; counted up to a year, and 0 for who named a condition that no target goes with. */
  inARow: number;
  /** Over the days that were logged; null without any. */
  averages: DiaryTotals | null;
  /** kcal, over the same days. */
  averageGoal: number | null;
};
export type TypedMealLine = {
  /** The part as it was typed. */
  text: string;
  /** A dish that no table has is what it is usually made of. */
  foods: ({
    food: FoundFood;
    grams: number;
  })[];
  /** Whether the grams were typed, come from a household measure, or are what is usually eaten. */
  basis: "weighed" | "measured" | "usual" | "unread";
  /** What was assumed; empty where nothing was. */
  note: string;
};
export type MealReader = {
  /** Where what is read goes; null where no language model is set. */
  host: string | null;
  readsPhotos: boolean;
};
export type MealReading = {
  outcome: "read" | "nothing" | "unavailable" | "other-host";
  /** Each food as the model named it, in grams by our tables; those that no table has are lines without foods. */
  lines: TypedMealLine[];
};
export type UsualMeal = {
  name: string;
  /** HH:MM where the person is. */
  time: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  /** Macros that nobody knows; their 0 is no figure. */
  unknown: ("protein" | "carbs" | "fat")[];
  origin: MealOrigin;
  /** With mealId what is copied. */
  entryId: string;
  mealId: string;
  /** The day on which it was logged last, YYYY-MM-DD. */
  date: string;
  /** How often it was logged in the last six weeks, at any time of the day. */
  times: number;
};
export type Water = {
  /** All of it. */
  ml: number;
  /** In the order in which they were logged. */
  drinks: ({
    id: string;
    ml: number;
  })[];
  /** Up to three amounts in ml that the person logged last, the newest first; empty before the first. */
  sizes: number[];
};
export type AddDiaryMealRequest = {
  name: string;
  calories: number;
  protein?: number | null;
  carbs?: number | null;
  fat?: number | null;
  date: string;
  /** HH:MM where the person is; what the clock says there when it is left out. */
  time?: string;
  /** The favorite that one serving was eaten of: its figures are kept, those sent only where it has none. */
  favoriteId?: string;
};
export type AddFavoriteRequest = {
  userId?: string;
  meal: ClientMealRequest;
};
export type AddWaterRequest = {
  /** Millilitres. */
  ml: number;
};
export type ChangeDiaryMealRequest = {
  name?: string;
  time?: string;
  calories?: number;
  protein?: number | null;
  carbs?: number | null;
  fat?: number | null;
  /** Of a food that was logged from the food table; not together with figures. */
  grams?: number;
};
export type ChangeEntryRequest = {
  /** Of a meal. */
  servings?: number;
  isLocked?: boolean;
  note?: string | null;
  /** Where the meal is eaten out. */
  kcal?: number | null;
};
export type ClientMealRequest = {
  id?: string;
  name: string;
  mealType?: "breakfast" | "lunch" | "dinner" | "snack";
  calories?: number;
  macros?: {
    protein: number;
    fat: number;
    carbs: number;
  };
  nutrition?: {
    fiber: number | null;
    sugar: number | null;
    saturatedFat: number | null;
    sodium: number | null;
  };
  /** [low, high] of figures that not every ingredient was measured for; others are exact. */
  nutritionRange?: {
    fiber?: [number, number];
    sugar?: [number, number];
    saturatedFat?: [number, number];
    sodium?: [number, number];
  };
  ingredients?: string[];
  items?: ({
    food: string;
    name: string;
    fdcId: number | null;
    grams: number;
    source?: string;
  })[];
  instructions?: string[];
  prepTime?: number;
  cookTime?: number;
  servings?: number;
  difficulty?: "Easy" | "Medium" | "Hard";
  tags?: string[];
  isFavorite?: boolean;
  source?: "planner" | "model";
  startsAhead?: {
    hours: number;
    what: string;
  };
};
export type ContactMessageRequest = {
  name: string;
  email: string;
  subject: string;
  message: string;
};
export type CopyDayRequest = {
  from: string;
  to: string;
};
export type CopyDiaryMealRequest = {
  to: string;
  /** HH:MM; that of the meal when it is left out. */
  time?: string;
};
export type CreatePersonalTokenRequest = {
  name: string;
  /** Days after which it is refused. */
  expiresInDays?: number;
  /** What it may do; everything that a token may where it is left out. */
  scopes?: ("read:all" | "write:all" | "read:plan" | "write:plan" | "read:calendar" | "write:calendar" | "read:list" | "write:list" | "read:diary" | "write:diary")[];
};
export type CreateWebhookRequest = {
  name: string;
  /** An https address of the internet; port 443, or from 1024 on. */
  url: string;
  events: ("plan.made" | "list.changed" | "day.logged" | "subscription.changed")[];
};
export type UpdateWebhookRequest = {
  name?: string;
  /** Another address asks for a recent sign-in. */
  url?: string;
  events?: ("plan.made" | "list.changed" | "day.logged" | "subscription.changed")[];
  isOn?: boolean;
};
export type CreateProfileRequest = {
  name: string;
  goal?: "weight_loss" | "muscle_gain" | "maintenance" | "athletic_performance" | "balanced" | null;
  dietaryPreferences?: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none" | null;
  excludeIngredients?: string[];
  dislikedMeals?: string[];
  /** Conditions whose published rule the meals have to keep. They are stored with the plan, as exclusions are. */
  conditions?: ({
    id: "pregnancy" | "diabetes" | "hypertension" | "kidney" | "gout" | "fodmap" | "coeliac" | "g6pd" | "oral_allergy" | "lactose" | "histamine";
    /** true: the person has read what the rule does not know. Without it the answer is 400 with that text. */
    acknowledged?: boolean;
    /** Limits a day that a doctor or dietitian gave this person: mg, and g of protein and lactose. */
    limits?: {
      potassiumMg?: number;
      phosphorusMg?: number;
      proteinGrams?: number;
      sodiumMg?: number;
      lactoseGrams?: number;
    };
    /** Of oral_allergy: the pollens that the person reacts to. */
    pollens?: ("birch" | "grass" | "ragweed" | "mugwort")[];
  })[];
  calorieTarget?: number;
};
export type CreateSubscriptionRequest = {
  planId: "pro_monthly" | "pro_yearly" | "family_monthly" | "family_yearly";
  /** The code of the State where the buyer lives; needed once where the seller issues tax invoices. */
  state?: "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "26" | "27" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "01" | "02" | "03" | "04" | "05" | "06" | "07" | "08" | "09";
};
export type DeleteAccountRequest = {
  /** The words "delete my account". */
  confirm: string;
  /** The password of the account, with local accounts. */
  password?: string;
};
export type FamilyCallRequest = {
  /** Two to six of your profiles, in the order in which people are named. */
  profileIds: string[];
  userId?: string;
  mealCount?: number;
  additionalNotes?: string;
  /** Left out for everybody, besides what each leaves out. */
  excludeIngredients?: string[];
  cookingTime?: "any" | "quick" | "medium" | "slow";
  /** Of profiles in which the goal is open. */
  goal?: "weight_loss" | "muscle_gain" | "maintenance" | "athletic_performance" | "balanced";
  /** Of profiles in which the diet is open. */
  dietaryPreferences?: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none";
  seed?: number;
  /** How much cuisines and foods are liked, from -1 to 1. It chooses among the dishes that keep diet, exclusions, time and targets; it weakens no rule, is not stored and reaches no language model. */
  taste?: {
    /** By cuisine, as the last tag of a meal names it. */
    cuisines?: Record<string, number>;
    /** By the id of a food, as the items of meals name it. */
    foods?: Record<string, number>;
  };
  /** true: plan although words that may be an allergy cannot be read. Without it such a request is refused with 422 NOT_ASSESSED and the words in `notAssessed`. */
  acceptNotAssessed?: boolean;
  /** Only empty: conditions are planned for one person at a time. */
  conditions?: ({
    id: "pregnancy" | "diabetes" | "hypertension" | "kidney" | "gout" | "fodmap" | "coeliac" | "g6pd" | "oral_allergy" | "lactose" | "histamine";
    /** true: the person has read what the rule does not know. Without it the answer is 400 with that text. */
    acknowledged?: boolean;
    /** Limits a day that a doctor or dietitian gave this person: mg, and g of protein and lactose. */
    limits?: {
      potassiumMg?: number;
      phosphorusMg?: number;
      proteinGrams?: number;
      sodiumMg?: number;
      lactoseGrams?: number;
    };
    /** Of oral_allergy: the pollens that the person reacts to. */
    pollens?: ("birch" | "grass" | "ragweed" | "mugwort")[];
  })[];
};
export type FillDaysRequest = {
  days: ({
    date: string;
    /** The slots to fill; those that the number of meals stands for when left out. */
    slots?: ("breakfast" | "lunch" | "dinner" | "snack" | "second-snack")[];
    /** How long the meals of this day may take; as those of all days when left out. */
    cookingTime?: "any" | "quick" | "medium" | "slow";
  })[];
  /** Meals of a whole day: 1 dinner; 2 lunch, dinner; 3 breakfast, lunch, dinner; 4 and 5 add snacks. */
  mealCount?: number;
  /** Whether lunches, and dinners, may be what earlier meals have left, where both are filled; they cost no token. */
  leftovers?: boolean;
  /** With leftovers: whether a dinner is cooked on every evening, or on two of three. */
  dinners?: "every-evening" | "two-of-three";
  /** With leftovers: one of the days, whose lunch and dinner are cooked for up to five days after it, and frozen where they wait for longer than the fridge allows. On the other days the kitchen takes little time. */
  batchDay?: string | null;
  /** Whether two breakfasts take turns where more are filled; one that comes again costs no token. */
  repeatBreakfasts?: boolean;
  /** The profile to plan for; whom the preferences name when left out. */
  profileId?: string;
  cookingTime?: "any" | "quick" | "medium" | "slow";
  additionalNotes?: string;
  /** Besides those of the profile. */
  excludeIngredients?: string[];
  seed?: number;
  /** true: plan although words that may be an allergy cannot be read. Without it such a request is refused with 422 NOT_ASSESSED and the words in `notAssessed`. */
  acceptNotAssessed?: boolean;
  /** How much cuisines and foods are liked, from -1 to 1. It chooses among the dishes that keep diet, exclusions, time and targets; it weakens no rule, is not stored and reaches no language model. */
  taste?: {
    /** By cuisine, as the last tag of a meal names it. */
    cuisines?: Record<string, number>;
    /** By the id of a food, as the items of meals name it. */
    foods?: Record<string, number>;
  };
};
export type FollowSourceRequest = {
  planIds?: string[];
  from?: string;
  to?: string;
  numberOfPeople: number;
  generatedId?: string;
  startAnew?: boolean;
};
export type GenerateEntryRequest = {
  /** Also where something stands already. */
  replace?: boolean;
  cookingTime?: "any" | "quick" | "medium" | "slow";
  additionalNotes?: string;
  /** Besides those of the profile. */
  excludeIngredients?: string[];
  seed?: number;
  /** true: plan although words that may be an allergy cannot be read. Without it such a request is refused with 422 NOT_ASSESSED and the words in `notAssessed`. */
  acceptNotAssessed?: boolean;
  /** How much cuisines and foods are liked, from -1 to 1. It chooses among the dishes that keep diet, exclusions, time and targets; it weakens no rule, is not stored and reaches no language model. */
  taste?: {
    /** By cuisine, as the last tag of a meal names it. */
    cuisines?: Record<string, number>;
    /** By the id of a food, as the items of meals name it. */
    foods?: Record<string, number>;
  };
};
export type GenerateListRequest = {
  dietaryPreferences?: string;
  budget?: string;
  numberOfPeople: number;
  /** true: plan although words that may be an allergy cannot be read. Without it such a request is refused with 422 NOT_ASSESSED and the words in `notAssessed`. */
  acceptNotAssessed?: boolean;
};
export type GenerationCallRequest = {
  goal?: "weight_loss" | "muscle_gain" | "maintenance" | "athletic_performance" | "balanced";
  dietaryPreferences?: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none";
  userId?: string;
  mealCount?: number;
  additionalNotes?: string;
  excludeIngredients?: string[];
  /** Conditions whose published rule the meals have to keep. They are stored with the plan, as exclusions are. */
  conditions?: ({
    id: "pregnancy" | "diabetes" | "hypertension" | "kidney" | "gout" | "fodmap" | "coeliac" | "g6pd" | "oral_allergy" | "lactose" | "histamine";
    /** true: the person has read what the rule does not know. Without it the answer is 400 with that text. */
    acknowledged?: boolean;
    /** Limits a day that a doctor or dietitian gave this person: mg, and g of protein and lactose. */
    limits?: {
      potassiumMg?: number;
      phosphorusMg?: number;
      proteinGrams?: number;
      sodiumMg?: number;
      lactoseGrams?: number;
    };
    /** Of oral_allergy: the pollens that the person reacts to. */
    pollens?: ("birch" | "grass" | "ragweed" | "mugwort")[];
  })[];
  cookingTime?: "any" | "quick" | "medium" | "slow";
  /** Names of meals that are left out while others remain, beside those that the caller does not want again. */
  dislikedMeals?: string[];
  slot?: "breakfast" | "lunch" | "dinner" | "snack";
  seed?: number;
  /** true: plan although words that may be an allergy cannot be read. Without it such a request is refused with 422 NOT_ASSESSED and the words in `notAssessed`. */
  acceptNotAssessed?: boolean;
  /** The _id of a favorite of the caller that is one of the meals, exactly as it was kept; the others are planned around it. It takes no token. Not together with slot. */
  withFavorite?: string;
  /** kcal; 2000 where neither the call nor a profile says. */
  calorieTarget?: number;
  /** How much cuisines and foods are liked, from -1 to 1. It chooses among the dishes that keep diet, exclusions, time and targets; it weakens no rule, is not stored and reaches no language model. */
  taste?: {
    /** By cuisine, as the last tag of a meal names it. */
    cuisines?: Record<string, number>;
    /** By the id of a food, as the items of meals name it. */
    foods?: Record<string, number>;
  };
  /** One of your profiles. Goal, diet and calorie target that are absent come from it; its exclusions and the meals that it does not want are added to those of the call. */
  profileId?: string;
};
export type GenerationRequestRequest = {
  goal: "weight_loss" | "muscle_gain" | "maintenance" | "athletic_performance" | "balanced";
  dietaryPreferences: "vegan" | "vegetarian" | "paleo" | "keto" | "mediterranean" | "low_carb" | "high_protein" | "none";
  userId?: string;
  mealCount?: number;
  calorieTarget?: number;
  additionalNotes?: string;
  excludeIngredients?: string[];
  /** Conditions whose published rule the meals have to keep. They are stored with the plan, as exclusions are. */
  conditions?: ({
    id: "pregnancy" | "diabetes" | "hypertension" | "kidney" | "gout" | "fodmap" | "coeliac" | "g6pd" | "oral_allergy" | "lactose" | "histamine";
    /** true: the person has read what the rule does not know. Without it the answer is 400 with that text. */
    acknowledged?: boolean;
    /** Limits a day that a doctor or dietitian gave this person: mg, and g of protein and lactose. */
    limits?: {
      potassiumMg?: number;
      phosphorusMg?: number;
      proteinGrams?: number;
      sodiumMg?: number;
      lactoseGrams?: number;
    };
    /** Of oral_allergy: the pollens that the person reacts to. */
    pollens?: ("birch" | "grass" | "ragweed" | "mugwort")[];
  })[];
  cookingTime?: "any" | "quick" | "medium" | "slow";
  /** Names of meals that are left out while others remain, beside those that the caller does not want again. */
  dislikedMeals?: string[];
  slot?: "breakfast" | "lunch" | "dinner" | "snack";
  seed?: number;
  /** true: plan although words that may be an allergy cannot be read. Without it such a request is refused with 422 NOT_ASSESSED and the words in `notAssessed`. */
  acceptNotAssessed?: boolean;
  /** The _id of a favorite of the caller that is one of the meals, exactly as it was kept; the others are planned around it. It takes no token. Not together with slot. */
  withFavorite?: string;
};
export type ListFromPlanRequestRequest = {
  planIds?: string[];
  from?: string;
  to?: string;
  numberOfPeople: number;
};
export type LogFoodRequest = {
  /** Its id, as the search answers it. */
  food: string;
  grams?: number;
  /** The name of one of its household measures; with count. */
  measure?: string;
  count?: number;
  date: string;
  /** HH:MM where the person is; what the clock says there when it is left out. */
  time?: string;
};
export type MoveEntryRequest = {
  from: {
    date: string;
    slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack";
  };
  to: {
    date: string;
    slot: "breakfast" | "lunch" | "dinner" | "snack" | "second-snack";
  };
  copy?: boolean;
};
export type NewsletterRequest = {
  email: string;
};
export type NewsletterTokenRequest = {
  token: string;
};
export type OfferedPlanRequest = {
  request: GenerationRequestRequest;
  seed: number;
  items: ({
    name: string;
    mealType: "breakfast" | "lunch" | "dinner" | "snack";
    items: ({
      food: string;
      grams: number;
    })[];
    /** One when it is left out. */
    servings?: number;
  })[];
  /** Names the plan at once, as a rename would. */
  name?: string;
  /** The Idempotency-Key of a generation that had no answer, and in whose place this plan was made. Where the server had made its plan, that one is the answer, and this one is neither kept nor paid. */
  generationKey?: string;
};
export type PlaceEntryRequest = {
  /** With mealId: a meal of a saved plan. */
  planId?: string;
  mealId?: string;
  /** The _id of a favorite. */
  favoriteId?: string;
  /** A whole meal. Where the foods of its items are known, its figures are computed from them. */
  meal?: {
    id?: string;
    name: string;
    mealType?: "breakfast" | "lunch" | "dinner" | "snack";
    calories?: number;
    macros?: {
      protein: number;
      fat: number;
      carbs: number;
    };
    nutrition?: {
      fiber: number | null;
      sugar: number | null;
      saturatedFat: number | null;
      sodium: number | null;
    };
    /** [low, high] of figures that not every ingredient was measured for; others are exact. */
    nutritionRange?: {
      fiber?: [number, number];
      sugar?: [number, number];
      saturatedFat?: [number, number];
      sodium?: [number, number];
    };
    ingredients?: string[];
    items?: ({
      food: string;
      name: string;
      fdcId: number | null;
      grams: number;
      source?: string;
    })[];
    instructions?: string[];
    prepTime?: number;
    cookTime?: number;
    servings?: number;
    difficulty?: "Easy" | "Medium" | "Hard";
    tags?: string[];
    isFavorite?: boolean;
    source?: "planner" | "model";
    startsAhead?: {
      hours: number;
      what: string;
    };
  };
  eatingOut?: true;
  /** With eatingOut: a guess. */
  kcal?: number | null;
  /** Beside anything, or by itself. */
  note?: string | null;
  /** Of a meal; its own when they are left out. */
  servings?: number;
  isLocked?: boolean;
};
export type PlacePlanRequest = {
  date: string;
  planId: string;
  /** Also where something stands already; what is locked stays. */
  replace?: boolean;
};
export type RegisterRequest = {
  userId: string;
  email: string;
  name?: string;
};
export type RepeatDaysRequest = {
  /** The first day that is repeated. */
  from: string;
  /** The day that it is repeated on. */
  to: string;
  days?: number;
};
export type SandboxPayRequest = {
  subscriptionId: string;
  outcome: "success" | "decline";
};
export type SetDailyGoalRequest = {
  dailyGoal: number;
  date: string;
  protein?: number | null;
  carbs?: number | null;
  fat?: number | null;
};
export type SetOwnFoodRequest = {
  name: string;
  /** What the figures are stated for. */
  statedPer: "100g" | "serving";
  /** What a serving weighs; needed for figures per serving. */
  servingGrams?: number | null;
  /** kcal */
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber?: number | null;
  sugar?: number | null;
  saturatedFat?: number | null;
  /** mg */
  sodium?: number | null;
  /** The digits under the bars: 8, 12, 13 or 14 of them. */
  barcode?: string | null;
};
export type TickPlannedRequest = {
  outcome: "eaten" | "skipped";
  /** How much of what is planned was eaten: 1 is all of it. */
  share?: number;
  /** HH:MM where the person is; what the clock says there when it is left out. */
  time?: string;
  /** The planned meal as it was seen; another one there by now is refused. */
  mealId?: string;
};
export type TraceRequestRequest = {
  items: ({
    food: string;
    grams: number;
  })[];
};
export type UpdateNotificationsRequest = {
  newsletter?: boolean;
  billingMail?: boolean;
};
export type UpdatePreferencesRequest = {
  timeZone?: string | null;
  weekStart?: 0 | 1 | 6 | null;
  units?: "metric" | "us" | null;
  referenceSet?: "dri" | "icmr" | null;
  region?: "africa" | "east-asia" | "europe" | "latin-america" | "mediterranean" | "middle-east" | "north-america" | "south-asia" | null;
  profileId?: string | null;
};
