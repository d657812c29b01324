import type { ErrorBody } from '@platewise/contract/errors/error-schema';
import { ERROR_TABLE, type ErrorCode, errorSentence } from '@platewise/contract/errors/error-table';

/** What fills the places of sentences that have some. */
const PARAMETERS = {
  count: 30,
  max: 100,
  name: 'Lentil soup',
  scope: 'write:calendar',
  reason: 'We found no plan that meets all of this.',
};

const CODES = Object.keys(ERROR_TABLE) as ErrorCode[];

/** The body of each refusal, by its code; operations show those that they may answer with. */
export function refusalExamples(): Record<string, { value: ErrorBody }> {
  return Object.fromEntries(CODES.map((code) => [code, { value: refusalExample(code) }]));
}

function refusalExample(code: ErrorCode): ErrorBody {
  const sentence = errorSentence(code, PARAMETERS as never);
  const requestId = '019aafe0-0000-7000-8000-000000000001';
  const issues = [{ path: 'calorieTarget', message: sentence }];
  return { ok: false, error: sentence, message: sentence, code, requestId, ...(code === 'VALIDATION' && { issues }) };
}

/** What a refused operation answers with each status, by the codes that may stand behind it. */
export function refusalResponses(statuses: Readonly<Record<number, readonly string[]>>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(statuses).map(([status, codes]) => [status, responseOf(Number(status), codes)]),
  );
}

function responseOf(status: number, codes: readonly string[]): object {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
  };
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: codes.join(', '),
    ...(MAY_COME_BACK.has(status) && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: { 'application/json': { schema, examples } },
  };
}

/** Statuses of refusals that may be over soon. */
const MAY_COME_BACK = new Set([409, 429, 503]);

/** The header with which a refusal says when to come back. */
export const RETRY_AFTER = {
  description: 'After how many seconds the same call may be sent again; absent where waiting does not help.',
  schema: { type: 'integer', minimum: 0 },
};
