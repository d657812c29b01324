import { ERROR_TABLE, type ErrorCode } from '@platewise/contract/errors/error-table';
import { texts } from '@platewise/contract/texts';
import { connection } from './connection.ts';
import { isDeviceFailure } from './device-failure.ts';

/** What the client throws, known by its name: its class would bring the whole client onto every page. */
type ClientError = Error & { data?: unknown; meta?: { response?: unknown } };

type ErrorData = {
  code?: unknown;
  error?: unknown;
  message?: unknown;
  httpStatus?: unknown;
  retryAfterSeconds?: unknown;
};

/** The sentence the server or this device itself has for people, else what the browser itself knows about the failure, after the fallback. */
export function errorSentence(error: unknown, fallback: string): string {
  if (isDeviceFailure(error)) return error.message;
  const data = errorData(error);
  const hasNoAnswer = isIdentityUnavailable(error) || (isClientError(error) && !data);
  if (hasNoAnswer && !connection.isReachable()) return `${asSentence(fallback)} ${texts.offline.away}`;
  if (isIdentityUnavailable(error)) return texts.shell.signInNotAnswering;
  if (typeof data?.error === 'string' && data.error) return data.error;
  if (typeof data?.message === 'string' && data.message) return data.message;
  // Without data the answer did not come from the API (no network, a proxy's page): its text is not for people.
  return data && error instanceof Error && error.message ? error.message : fallback;
}

/** The stable name of the failure (contract 3), or null when the answer did not come from the API. */
export function errorCode(error: unknown): ErrorCode | null {
  if (isIdentityUnavailable(error)) return 'IDENTITY_UNAVAILABLE';
  const code = errorData(error)?.code;
  return typeof code === 'string' && code in ERROR_TABLE ? (code as ErrorCode) : null;
}

/** The HTTP status of the failure; null when no answer came at all. */
export function errorStatus(error: unknown): number | null {
  const code = errorCode(error);
  if (code) return ERROR_TABLE[code].status;
  const status = errorData(error)?.httpStatus;
  if (typeof status === 'number') return status;
  return isClientError(error) ? answeredStatus(error) : null;
}

/** Seconds after which the server wants to be asked again, where it stated so. */
export function waitSecondsOf(error: unknown): number | undefined {
  const seconds = Number(errorData(error)?.retryAfterSeconds);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/**
 * Whether the same request may work a moment later: nothing answered, or 502, 503, 504 (decisions 3). A planner that does
 * not answer was asked twice already by the server, which itself is well, and a device that refuses asked nobody.
 */
export function isTransient(error: unknown): boolean {
  if (isDeviceFailure(error) || errorCode(error) === 'PLANNER_NOT_ANSWERING') return false;
  const status = errorStatus(error);
  return status === null || status === 502 || status === 503 || status === 504;
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function isIdentityUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.cause === 'IDENTITY_UNAVAILABLE' || isIdentityUnavailable(error.cause);
}

function isClientError(error: unknown): error is ClientError {
  return error instanceof Error && error.name === 'TRPCClientError';
}

function errorData(error: unknown): ErrorData | null {
  if (!isClientError(error)) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null ? data : null;
}

function answeredStatus({ meta }: ClientError): number | null {
  const response = meta?.response;
  return response instanceof Response ? response.status : null;
}
