import { texts } from '../texts.ts';

/** Each expected failure: its HTTP status and the tRPC code that carries the same meaning. */
export const ERROR_TABLE = {
  VALIDATION: { status: 400, trpc: 'BAD_REQUEST' },
  BAD_JSON: { status: 400, trpc: 'BAD_REQUEST' },
  UNAUTHENTICATED: { status: 401, trpc: 'UNAUTHORIZED' },
  TOKEN_EXPIRED: { status: 401, trpc: 'UNAUTHORIZED' },
  WRONG_CREDENTIALS: { status: 401, trpc: 'UNAUTHORIZED' },
  EMAIL_TAKEN: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  RESET_LINK_INVALID: { status: 400, trpc: 'BAD_REQUEST' },
  EMAIL_LINK_INVALID: { status: 400, trpc: 'BAD_REQUEST' },
  NEWSLETTER_LINK_INVALID: { status: 400, trpc: 'BAD_REQUEST' },
  ORIGIN_NOT_ALLOWED: { status: 403, trpc: 'FORBIDDEN' },
  NO_TOKENS_LEFT: { status: 402, trpc: 'PAYMENT_REQUIRED' },
  TOO_FEW_TOKENS: { status: 402, trpc: 'PAYMENT_REQUIRED' },
  PAYMENT_NOT_VERIFIED: { status: 400, trpc: 'BAD_REQUEST' },
  MESSAGE_NOT_SIGNED: { status: 400, trpc: 'BAD_REQUEST' },
  PAYMENT_DECLINED: { status: 402, trpc: 'PAYMENT_REQUIRED' },
  SIGN_IN_WITHOUT_EMAIL: { status: 403, trpc: 'FORBIDDEN' },
  WRONG_USER: { status: 403, trpc: 'FORBIDDEN' },
  TOKEN_NOT_ALLOWED: { status: 403, trpc: 'FORBIDDEN' },
  SCOPE_MISSING: { status: 403, trpc: 'FORBIDDEN' },
  WRONG_PASSWORD: { status: 403, trpc: 'FORBIDDEN' },
  SIGN_IN_AGAIN: { status: 403, trpc: 'FORBIDDEN' },
  WEBHOOKS_NOT_SENT: { status: 403, trpc: 'FORBIDDEN' },
  PRO_ONLY: { status: 403, trpc: 'FORBIDDEN' },
  FAMILY_ONLY: { status: 403, trpc: 'FORBIDDEN' },
  PROFILES_FULL: { status: 403, trpc: 'FORBIDDEN' },
  NOT_FOUND: { status: 404, trpc: 'NOT_FOUND' },
  FAVORITE_NOT_FOUND: { status: 404, trpc: 'NOT_FOUND' },
  METHOD_NOT_ALLOWED: { status: 405, trpc: 'METHOD_NOT_SUPPORTED' },
  KEY_STILL_RUNNING: { status: 409, trpc: 'CONFLICT' },
  FAVORITES_FULL: { status: 409, trpc: 'CONFLICT' },
  DISLIKED_FULL: { status: 409, trpc: 'CONFLICT' },
  PLANS_FULL: { status: 409, trpc: 'CONFLICT' },
  PLAN_CHANGED: { status: 409, trpc: 'CONFLICT' },
  PLAN_LINKS_FULL: { status: 409, trpc: 'CONFLICT' },
  CALENDAR_SLOT_TAKEN: { status: 409, trpc: 'CONFLICT' },
  CALENDAR_LOCKED: { status: 409, trpc: 'CONFLICT' },
  CALENDAR_FULL: { status: 409, trpc: 'CONFLICT' },
  SHOPPING_LIST_FULL: { status: 409, trpc: 'CONFLICT' },
  DIARY_DAY_FULL: { status: 409, trpc: 'CONFLICT' },
  DIARY_FULL: { status: 409, trpc: 'CONFLICT' },
  PLANNED_MEAL_CHANGED: { status: 409, trpc: 'CONFLICT' },
  PLANNED_WITHOUT_FIGURES: { status: 409, trpc: 'CONFLICT' },
  REPLAN_OUTDATED: { status: 409, trpc: 'CONFLICT' },
  BODY_FACTS_MISSING: { status: 409, trpc: 'CONFLICT' },
  BODY_MEASURES_FULL: { status: 409, trpc: 'CONFLICT' },
  TARGET_OUTDATED: { status: 409, trpc: 'CONFLICT' },
  PERSONAL_TOKENS_FULL: { status: 409, trpc: 'CONFLICT' },
  WEBHOOKS_FULL: { status: 409, trpc: 'CONFLICT' },
  WEBHOOK_OFF: { status: 409, trpc: 'CONFLICT' },
  OPERATOR_ACCOUNT: { status: 409, trpc: 'CONFLICT' },
  ALREADY_REGISTERED: { status: 409, trpc: 'CONFLICT' },
  ALREADY_SUBSCRIBED: { status: 409, trpc: 'CONFLICT' },
  STATE_REQUIRED: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  NOTHING_TO_CANCEL: { status: 409, trpc: 'CONFLICT' },
  NOTHING_TO_RESUME: { status: 409, trpc: 'CONFLICT' },
  BODY_TOO_LARGE: { status: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  WRONG_MEDIA_TYPE: { status: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  KEY_REUSED: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  PLAN_IMPOSSIBLE: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  NOT_ASSESSED: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  NOTES_REFUSED: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  MODEL_REFUSED: { status: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  PLANNER_BUSY: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  RATE_LIMITED: { status: 429, trpc: 'TOO_MANY_REQUESTS' },
  INTERNAL: { status: 500, trpc: 'INTERNAL_SERVER_ERROR' },
  GENERATION_FAILED: { status: 502, trpc: 'BAD_GATEWAY' },
  PLANNER_NOT_ANSWERING: { status: 504, trpc: 'GATEWAY_TIMEOUT' },
  MODEL_BUDGET_SPENT: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  SUBSCRIPTION_NOT_CREATED: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  PAYMENTS_NOT_SET_UP: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  SUBSCRIPTION_NOT_CANCELLED: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  ACCOUNT_EVENTS_NOT_TAKEN: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  MESSAGES_NOT_TAKEN: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  IDENTITY_UNAVAILABLE: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  NO_MAIL_SERVER: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  STORAGE_FULL: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  DATABASE_UNAVAILABLE: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  SERVER_BUSY: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
  SHUTTING_DOWN: { status: 503, trpc: 'SERVICE_UNAVAILABLE' },
} as const satisfies Record<keyof typeof texts.errors, { status: number; trpc: string }>;

export type ErrorCode = keyof typeof ERROR_TABLE;

/** What fills the places of a code's sentence; an empty object where it has none. */
export type ErrorParameters<Code extends ErrorCode> = (typeof texts.errors)[Code] extends (
  parameters: infer P,
) => string
  ? P
  : Record<never, never>;

/** The sentence that a person reads for a code. */
export function errorSentence<Code extends ErrorCode>(code: Code, parameters: ErrorParameters<Code>): string {
  const text = texts.errors[code] as string | ((parameters: ErrorParameters<Code>) => string);
  return typeof text === 'string' ? text : text(parameters);
}
