import type { ErrorBody } from './error-schema.ts';
import { type ErrorCode, type ErrorParameters, errorSentence } from './error-table.ts';

export type ErrorIssue = { path: string; message: string };

/**
 * The body that a refusal has everywhere (contract 3). Where single values are wrong, the sentence is that of the
 * first one, so that it names the field.
 */
export function errorBody<Code extends ErrorCode>(
  code: Code,
  parameters: ErrorParameters<Code>,
  { requestId, issues }: { requestId: string; issues?: readonly ErrorIssue[] | undefined },
): ErrorBody {
  const sentence = issues?.[0]?.message ?? errorSentence(code, parameters);
  return { ok: false, error: sentence, message: sentence, code, requestId, ...(issues && { issues: [...issues] }) };
}
