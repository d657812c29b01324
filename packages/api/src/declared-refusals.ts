import type { ErrorCode } from '@platewise/contract/errors/error-table';

/** Who may call a procedure: anyone; a signed-in person; a signed-in person in the browser, not by an API token; of those, an operator. */
export type AuthKind = 'public' | 'user' | 'session' | 'operator';

/** What decides which codes a procedure may refuse with. */
export type Refusing = {
  auth: AuthKind;
  /** Set where anyone who last proved who they are too long ago is refused. */
  isProven?: boolean;
  /** Codes that the procedure may refuse with, besides those that any of its kind may. */
  refusals?: readonly ErrorCode[] | undefined;
};

/** What is refused before a call is looked at. */
const OF_EVERY_CALL: readonly ErrorCode[] = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'SIGN_IN_WITHOUT_EMAIL',
  'SCOPE_MISSING',
  'RATE_LIMITED',
  'INTERNAL',
  'DATABASE_UNAVAILABLE',
  'IDENTITY_UNAVAILABLE',
  // The record of somebody new cannot be made, also by a call that reads.
  'STORAGE_FULL',
];

/** Every code that a procedure may refuse with; a call that refuses with another is a fault of its declaration. */
export function declaredRefusals({ auth, isProven = false, refusals = [] }: Refusing): readonly ErrorCode[] {
  return [
    ...OF_EVERY_CALL,
    ...(auth === 'session' ? (['TOKEN_NOT_ALLOWED'] as const) : []),
    ...(auth === 'operator' ? (['NOT_FOUND'] as const) : []),
    ...(isProven ? (['SIGN_IN_AGAIN'] as const) : []),
    ...refusals,
  ];
}

/** Of calls that may be sent twice under one Idempotency-Key. */
export const KEY_REFUSALS: readonly ErrorCode[] = ['KEY_STILL_RUNNING', 'KEY_REUSED'];

/** Of calls for which a language model may propose dishes. */
export const MODEL_REFUSALS = [
  'NOTES_REFUSED',
  'MODEL_REFUSED',
  'MODEL_BUDGET_SPENT',
  'PLANNER_BUSY',
  'PLANNER_NOT_ANSWERING',
] as const satisfies readonly ErrorCode[];
