import type { PlanId, SubscriptionStatus } from '@platewise/contract/billing/subscription-schema';
import type { Condition } from '@platewise/contract/generation/condition-schema';
import type { Diet, Goal } from '@platewise/contract/generation/options';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely';
import type {
  AccountEventTable,
  AuthSessionTable,
  AuthUserTable,
  AuthVerificationTable,
  BannedAccountTable,
  EndedSessionTable,
  PersonalTokenTable,
} from './tables/account-tables.ts';
import type { AdminLogTable } from './tables/admin-tables.ts';
import type { AllowanceTable, GenerationTable, TokenLedgerTable } from './tables/allowance-tables.ts';
import type { DeletedAccountTable, RestoredBackupTable } from './tables/backup-tables.ts';
import type { BodyFactsTable, BodyMeasureTable, TargetDecisionTable } from './tables/body-tables.ts';
import type {
  CalendarChangeSlotTable,
  CalendarChangeTable,
  CalendarEntryTable,
  CalendarTable,
  UserPreferencesTable,
} from './tables/calendar-tables.ts';
import type {
  ContactMessageTable,
  MailOutboxTable,
  NewsletterLinkTable,
  NewsletterSubscriberTable,
} from './tables/contact-tables.ts';
import type {
  DailyGoalTable,
  DiaryEntryTable,
  DiaryMealTable,
  DiarySkipTable,
  OwnFoodTable,
  WaterDrinkTable,
} from './tables/diary-tables.ts';
import type { DataImportTable, ImportedRowTable } from './tables/import-tables.ts';
import type { LabelFoodTable } from './tables/label-tables.ts';
import type { ModelSpendingTable, ModelUsageTable, PersonModelSpendingTable } from './tables/model-usage-tables.ts';
import type {
  AllowanceMemoryTable,
  EndedSubscriptionTable,
  PaymentChargeTable,
  PaymentEventTable,
  PaymentSubscriptionTable,
  PaymentTaskTable,
  SandboxPaymentTable,
  SandboxSubscriptionTable,
} from './tables/payment-tables.ts';
import type { MealPlanTable, PlanLinkTable, PlanRevisionTable } from './tables/plan-tables.ts';
import type { DocumentSeriesTable, ReceiptTable, RetainedTaxDocumentTable } from './tables/receipt-tables.ts';
import type { PushDeviceTable, PushMessageTable, ReminderSettingsTable } from './tables/reminder-tables.ts';
import type {
  GeneratedListTable,
  OwnPriceTable,
  PantryFoodTable,
  ShopChoiceTable,
  ShoppingItemTable,
  ShoppingListTable,
  ShopTable,
} from './tables/shopping-list-tables.ts';
import type { WebhookDeliveryTable, WebhookTable } from './tables/webhook-tables.ts';

/** A connection or a transaction; inside a transaction only the transaction may be used (the embedded database has one connection). */
export type Db = Kysely<Database>;

/** A person as this product knows them; `id` is the subject of their bearer token. */
export type AppUserTable = {
  id: string;
  email: string;
  email_verified: boolean;
  name: string;
  registered_at: Date | null;
  /** The lower-cased verified address at registration; unique, so one address registers once (decisions 2). */
  registered_email: string | null;
  /** How many plans of the visitor's demo were kept without tokens (decisions 3). */
  demo_plans_saved: Generated<number>;
  /** Whether emails about what they pay for are wanted. */
  billing_mail: Generated<boolean>;
  /** What any of their webhooks wants, with spaces in between: without it a change asks for none. */
  webhook_events: Generated<string>;
  /** Since when they may use the admin area, as was granted on the machine. */
  operator_since: Generated<Date | null>;
  created_at: Date;
};

export type SubscriptionTable = {
  user_id: string;
  plan: PlanId;
  status: SubscriptionStatus;
  current_period_end: Date | null;
  cancel_at_period_end: Generated<boolean>;
  /** What an operator has given, next to what is paid for; `plan` is the better of both. */
  granted_plan: Exclude<PlanId, 'free'> | null;
  updated_at: Date;
};

/** What an Idempotency-Key was used for; `response` is null while the first call runs. */
export type IdempotencyKeyTable = {
  user_id: string;
  key: string;
  request_hash: string;
  /** Names the attempt that holds the key, so that one whose time ran out cannot finish for its successor. */
  attempt: string;
  response: JSONColumnType<object> | null;
  running_until: Date;
  expires_at: Date;
};

/** What the planner's form is filled with; null while nothing is chosen. */
export type ProfileTable = {
  user_id: string;
  id: string;
  name: string;
  goal: Goal | null;
  dietary_preferences: Diet | null;
  exclude_ingredients: JSONColumnType<string[]>;
  disliked_meals: JSONColumnType<string[]>;
  /** Those whose rules are kept in what is planned for it. */
  conditions: JSONColumnType<Condition[]>;
  /** kcal a day. */
  calorie_target: number;
  created_at: Date;
  updated_at: Date;
};

/** A meal that a person does not want again, by its name. */
export type DislikedMealTable = { user_id: string; id: string; name: string; created_at: Date };

export type FavoriteTable = {
  user_id: string;
  id: string;
  meal_id: string;
  /** A digest of name and items, by which the same meal is known under another id. */
  fingerprint: string;
  meal: JSONColumnType<ClientMeal & { id: string }>;
  created_at: Date;
};

export type RateCounterTable = {
  subject: string;
  rate_class: string;
  window_start: Date;
  calls: number;
  /** Until when the subject is refused, as it was last; its calls may be counted elsewhere. */
  refused_until: Generated<Date | null>;
};

/** An email about a payment that was written; `about` names the occasion. */
export type BillingEmailTable = { user_id: string; about: string; written_at: Date };

/** An account that was deleted here and is still to be removed at the sign-in service; gone when it is. */
export type IdentityRemovalTable = {
  account_id: string;
  attempts: Generated<number>;
  next_attempt_at: Date;
  /** The code of the last failure. */
  last_error: Generated<string | null>;
};
export type IdentityRemovalRow = Selectable<IdentityRemovalTable>;

/** A secret that the server made for itself, such as the one that signs session cookies. */
export type ServerSecretTable = { name: string; value: string };

/** Every table by its name. */
export type Database = {
  app_user: AppUserTable;
  subscription: SubscriptionTable;
  allowance: AllowanceTable;
  generation: GenerationTable;
  token_ledger: TokenLedgerTable;
  idempotency_key: IdempotencyKeyTable;
  meal_plan: MealPlanTable;
  plan_revision: PlanRevisionTable;
  plan_link: PlanLinkTable;
  profile: ProfileTable;
  disliked_meal: DislikedMealTable;
  favorite: FavoriteTable;
  personal_token: PersonalTokenTable;
  reminder_settings: ReminderSettingsTable;
  push_device: PushDeviceTable;
  push_message: PushMessageTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  calendar: CalendarTable;
  calendar_entry: CalendarEntryTable;
  calendar_change: CalendarChangeTable;
  calendar_change_slot: CalendarChangeSlotTable;
  user_preferences: UserPreferencesTable;
  diary_entry: DiaryEntryTable;
  diary_meal: DiaryMealTable;
  diary_skip: DiarySkipTable;
  daily_goal: DailyGoalTable;
  own_food: OwnFoodTable;
  label_food: LabelFoodTable;
  water_drink: WaterDrinkTable;
  body_facts: BodyFactsTable;
  body_measure: BodyMeasureTable;
  data_import: DataImportTable;
  imported_row: ImportedRowTable;
  target_decision: TargetDecisionTable;
  shopping_list: ShoppingListTable;
  shopping_item: ShoppingItemTable;
  pantry_food: PantryFoodTable;
  own_price: OwnPriceTable;
  shop: ShopTable;
  shop_choice: ShopChoiceTable;
  generated_list: GeneratedListTable;
  payment_subscription: PaymentSubscriptionTable;
  payment_charge: PaymentChargeTable;
  payment_task: PaymentTaskTable;
  payment_event: PaymentEventTable;
  receipt: ReceiptTable;
  document_series: DocumentSeriesTable;
  retained_tax_document: RetainedTaxDocumentTable;
  ended_subscription: EndedSubscriptionTable;
  sandbox_subscription: SandboxSubscriptionTable;
  sandbox_payment: SandboxPaymentTable;
  allowance_memory: AllowanceMemoryTable;
  rate_counter: RateCounterTable;
  contact_message: ContactMessageTable;
  newsletter_subscriber: NewsletterSubscriberTable;
  newsletter_link: NewsletterLinkTable;
  mail_outbox: MailOutboxTable;
  billing_letter: BillingEmailTable;
  deleted_account: DeletedAccountTable;
  restored_backup: RestoredBackupTable;
  identity_removal: IdentityRemovalTable;
  account_event: AccountEventTable;
  model_usage: ModelUsageTable;
  model_spending: ModelSpendingTable;
  person_model_spending: PersonModelSpendingTable;
  server_secret: ServerSecretTable;
  auth_user: AuthUserTable;
  auth_session: AuthSessionTable;
  auth_verification: AuthVerificationTable;
  ended_session: EndedSessionTable;
  banned_account: BannedAccountTable;
  admin_log: AdminLogTable;
};

export type AppUserRow = Selectable<AppUserTable>;
export type SubscriptionRow = Selectable<SubscriptionTable>;
export type MealPlanRow = Selectable<MealPlanTable>;
export type PlanRevisionRow = Selectable<PlanRevisionTable>;
export type ProfileRow = Selectable<ProfileTable>;
export type DislikedMealRow = Selectable<DislikedMealTable>;
export type FavoriteRow = Selectable<FavoriteTable>;
export type PersonalTokenRow = Selectable<PersonalTokenTable>;
