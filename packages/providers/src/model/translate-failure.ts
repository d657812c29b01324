import { APIError } from 'openai';
import { isModelError, type ModelError, modelError } from './model-error.ts';

/** What a failure of the SDK means to us; its own words stay behind. */
export function translateFailure(failure: unknown): ModelError {
  const own = ownIn(failure);
  if (own) return own;
  if (!(failure instanceof APIError)) return modelError('unavailable');
  const { status, code, type } = failure;
  const names = `${String(code)} ${String(type)}`;
  if (/insufficient_quota|billing|credit/i.test(names) || status === 402) return modelError('quota');
  if (/content_filter|content_policy|moderation/i.test(names)) return modelError('refused');
  if (/context_length|string_above_max/i.test(names)) return modelError('context');
  if (status === 429 || /rate_limit|overloaded/i.test(names)) return busy(failure);
  if (status === 503) return 'retry-after' in headersOf(failure) ? busy(failure) : modelError('unavailable');
  if (status === 408 || status === 504) return modelError('timeout');
  if (status !== undefined && status >= 400 && status < 500) return modelError('config');
  return modelError('unavailable');
}

/** The words of a refusal that may name a part of the request (status 400 and its kin); empty for other failures. */
export function refusalWords(failure: unknown): string {
  if (!(failure instanceof APIError)) return '';
  const { status, param, message } = failure;
  // llama.cpp answers 500 where it cannot make a grammar of a schema.
  return status === 400 || status === 422 || status === 501 || (status === 500 && /grammar|schema/i.test(message))
    ? `${String(param ?? '')} ${message}`
    : '';
}

/** The time-out or cut that we made ourselves, wherever the SDK has wrapped it. */
function ownIn(failure: unknown): ModelError | null {
  let current = failure;
  for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
    if (isModelError(current)) return current;
    current = current.cause;
  }
  return null;
}

function busy(failure: APIError): ModelError {
  const seconds = secondsIn(headersOf(failure));
  return modelError('busy', seconds === null ? {} : { retryAfterSeconds: seconds });
}

function secondsIn(headers: Record<string, string>): number | null {
  const milliseconds = Number(headers['retry-after-ms']);
  if (headers['retry-after-ms'] && milliseconds >= 0) return Math.ceil(milliseconds / 1000);
  const text = headers['retry-after'];
  if (!text) return null;
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

function headersOf({ headers }: APIError): Record<string, string> {
  return headers ? Object.fromEntries(headers) : {};
}
