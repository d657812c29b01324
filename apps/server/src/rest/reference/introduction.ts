import { ALLOWANCE, LIMITS } from '@platewise/contract/limits';

const KIB = 1024;

const SIGNING_UP = `## A token

Send \`Authorization: Bearer <token>\`. There are two kinds:

- A **personal API token** (\`plw_...\`) for programs: made in Settings, API tokens, or by \`POST /api/users/me/tokens\`, with the scopes that it
  needs and an end after ${LIMITS.personalTokenMinDays} to ${LIMITS.personalTokenMaxDays} days. It cannot pay, make tokens or delete the account.
- The **token of a session**, which lives for two minutes and may do everything.`;

const BY_PROGRAM = `Without a browser: \`POST /api/auth/sign-up/email\` or \`POST /api/auth/sign-in/email\` sets the cookie of a session, \`GET /api/auth/token\` with that cookie answers with a
token of the session, and \`POST /api/users/me/tokens\` with this one makes a personal token. Where the last proof of the password is over 15 minutes old,
that is refused with \`SIGN_IN_AGAIN\`: send \`POST /api/auth/confirm-password\` first.`;

const REST = `## Limits

Calls are counted for the person, for the personal token (which has a count of its own; not for plans and payments), or for the address of a visitor. One call too many is refused with 429 \`RATE_LIMITED\`,
and \`Retry-After\` says when the next may be sent; each operation names its limit. A server with too much to do answers 503 \`SERVER_BUSY\`. A body has at most ${LIMITS.bodyMaxBytes / KIB} KiB, and is JSON in
UTF-8 (\`Content-Type: application/json\`). New meals take tokens of the monthly allowance.

## Refusals

Whatever is not a success has the body \`Error\`: \`code\` is a stable name for programs, \`message\` a sentence for people, \`issues\` the fields that are wrong, \`requestId\` what an operator finds the call by.
What belongs to somebody else is not found (404). New codes may be added: treat one that you do not know by its status.

## Sending twice

Operations with an \`Idempotency-Key\` do once what is sent twice with one key and body within ${ALLOWANCE.idempotencyHours} hours, and answer both times the same. While the first runs the second is refused with 409
\`KEY_STILL_RUNNING\`; another body under the same key with 422 \`KEY_REUSED\`.

## Reading again

What is read has an \`ETag\`: sent back as \`If-None-Match\`, it is answered with 304 while nothing has changed. Lists that go on name the next page: \`X-Next-Cursor\` or \`nextCursor\`, to be sent as \`cursor\`.`;

/**
 * What the reference says before its operations.
 * @param hasOwnAccounts whether people sign up here, and not at a hosted service
 */
export function introduction(hasOwnAccounts: boolean): string {
  return [SIGNING_UP, ...(hasOwnAccounts ? [BY_PROGRAM] : []), REST].join('\n\n');
}
