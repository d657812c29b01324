/** Why a column does not go into a person's data: anyone who read it could act as them, or it means nothing to anybody. */
type LeftOut = 'secret' | 'digest' | 'internal';

/** How a table's rows are found that are a person's. */
type RowOwner =
  | { column: string; prefix?: string }
  | { column: string; parent: { table: string; key: string; owner: string } };

/** A table that holds something of people. */
export type PersonalTable = {
  owner: RowOwner;
  /** What notifies a person's rows apart, in the order in which they are read; none where there is one row. */
  key: readonly string[];
  leftOut?: Readonly<Record<string, LeftOut>>;
};

const USER = { column: 'user_id' };
const ACCOUNT = { column: 'userId' };

/**
 * Every table that names a person, the identity library's included: all of it is theirs to take along, and gone when the
 * account is deleted. A test walks the schema of the database, so that a new table is either here or among the others.
 */
export const PERSONAL_TABLES = {
  app_user: { owner: { column: 'id' }, key: [] },
  auth_user: { owner: { column: 'id' }, key: [] },
  auth_account: {
    owner: ACCOUNT,
    key: ['id'],
    leftOut: { password: 'secret', accessToken: 'secret', refreshToken: 'secret', idToken: 'secret' },
  },
  auth_two_factor: { owner: ACCOUNT, key: [], leftOut: { secret: 'secret', backupCodes: 'secret' } },
  auth_passkey: { owner: ACCOUNT, key: ['id'], leftOut: { publicKey: 'internal' } },
  auth_session: { owner: ACCOUNT, key: ['id'], leftOut: { token: 'secret' } },
  auth_verification: { owner: { column: 'value' }, key: ['id'], leftOut: { identifier: 'digest' } },
  subscription: { owner: USER, key: [] },
  payment_subscription: { owner: USER, key: ['id'] },
  payment_charge: { owner: USER, key: ['id'] },
  billing_letter: { owner: USER, key: ['about'] },
  receipt: { owner: USER, key: ['number'] },
  sandbox_subscription: { owner: USER, key: ['id'] },
  sandbox_payment: {
    owner: { column: 'subscription_id', parent: { table: 'sandbox_subscription', key: 'id', owner: 'user_id' } },
    key: ['id'],
  },
  allowance: { owner: USER, key: [] },
  generation: { owner: USER, key: ['id'] },
  token_ledger: { owner: USER, key: ['id'] },
  profile: { owner: USER, key: ['id'] },
  disliked_meal: { owner: USER, key: ['id'] },
  user_preferences: { owner: USER, key: [] },
  meal_plan: { owner: USER, key: ['id'] },
  plan_revision: { owner: USER, key: ['plan_id', 'revision'] },
  plan_link: { owner: USER, key: ['plan_id', 'token_hash'], leftOut: { token_hash: 'digest' } },
  favorite: { owner: USER, key: ['id'], leftOut: { fingerprint: 'digest' } },
  calendar: { owner: USER, key: [], leftOut: { feed_hash: 'digest' } },
  calendar_entry: { owner: USER, key: ['date', 'slot'] },
  calendar_change: { owner: USER, key: ['id'] },
  calendar_change_slot: { owner: USER, key: ['change_id', 'date', 'slot'] },
  shopping_list: { owner: USER, key: [] },
  shopping_item: { owner: USER, key: ['id'] },
  pantry_food: { owner: USER, key: ['food'] },
  own_price: { owner: USER, key: ['food', 'currency'] },
  shop: { owner: USER, key: ['id'] },
  shop_choice: { owner: USER, key: ['kind', 'key'] },
  generated_list: { owner: USER, key: [] },
  diary_entry: { owner: USER, key: ['date'] },
  diary_meal: { owner: USER, key: ['date', 'id'] },
  diary_skip: { owner: USER, key: ['date', 'slot', 'meal_id'] },
  daily_goal: { owner: USER, key: ['date'] },
  water_drink: { owner: USER, key: ['date', 'id'] },
  own_food: { owner: USER, key: ['id'] },
  body_facts: { owner: USER, key: [] },
  body_measure: { owner: USER, key: ['measure', 'name', 'date'] },
  target_decision: { owner: USER, key: ['date'] },
  data_import: { owner: USER, key: ['id'] },
  imported_row: { owner: USER, key: ['row_key'], leftOut: { row_key: 'digest' } },
  newsletter_subscriber: { owner: USER, key: ['id'] },
  newsletter_link: { owner: USER, key: ['token_hash'], leftOut: { token_hash: 'digest' } },
  personal_token: { owner: USER, key: ['id'], leftOut: { token_hash: 'digest' } },
  webhook: { owner: USER, key: ['id'], leftOut: { secret: 'secret', old_secret: 'secret' } },
  webhook_delivery: { owner: USER, key: ['webhook_id', 'message_id'] },
  reminder_settings: { owner: USER, key: [] },
  push_device: { owner: USER, key: ['id'], leftOut: { endpoint: 'secret', p256dh: 'secret', auth: 'secret' } },
  push_message: { owner: USER, key: ['device_id', 'kind', 'date'] },
  idempotency_key: { owner: USER, key: ['key'], leftOut: { request_hash: 'digest', attempt: 'internal' } },
  person_model_spending: { owner: USER, key: ['month'] },
  rate_counter: { owner: { column: 'subject', prefix: 'user:' }, key: ['rate_class'] },
} as const satisfies Record<string, PersonalTable>;

export type PersonalTableName = keyof typeof PERSONAL_TABLES;

/** The tables that name nobody, each with why. */
export const OTHER_TABLES = {
  contact_message: 'sent without an account; the address in it is whatever was typed',
  mail_outbox:
    'emails on their way: an address, gone when it is mailed; one about a deleted account also when it cannot be',
  payment_task: 'work for the payment provider, which must be done although an account was deleted',
  ended_subscription: 'what deleted accounts had at the payment provider, so that late charges are paid back',
  document_series: 'the last numbers of receipts, tax invoices and credit notes',
  retained_tax_document: 'tax documents of deleted accounts, without the person, as long as tax law asks for them',
  payment_event:
    'messages of the payment provider: numbers, types and subscriptions, for as long as copies of them can come',
  allowance_memory: 'what a deleted account had left, by an HMAC of its address',
  label_food:
    'labels of packs by their barcode, as Open Food Facts or the list of an operator states them; not who asked',
  model_usage: 'what models cost, day by day',
  model_spending: 'what models may cost in a month, of everybody',
  account_event: 'messages of a hosted sign-in service, by a digest of the id',
  ended_session: 'digests of sessions that a hosted sign-in service ended, until no bearer of them runs',
  banned_account: 'digests of the ids of accounts that a hosted sign-in service has banned',
  deleted_account: 'digests of the ids of deleted accounts, for an hour',
  restored_backup: 'which backup this instance was restored from, and when',
  identity_removal: 'ids of deleted accounts until the sign-in service has removed them, too',
  server_secret: 'secrets of the server',
  auth_jwks: 'keys of the server',
  admin_log:
    'what operators did and read; a digest of whom it was about, and their id until the account is deleted. It is never rewritten',
} as const satisfies Record<string, string>;
