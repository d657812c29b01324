import { texts } from '@platewise/contract/texts';
import { connection } from '../api/connection.ts';
import type { AuthFailure } from './session-types.ts';

/** A sign-in service that has not answered by then counts as not answering. */
const TIMEOUT_MS = 8000;

export type AuthAnswer = { ok: true; body: Record<string, unknown> } | (AuthFailure & { status: number });

/** One call to /api/auth; never throws, every failure carries a sentence for people. */
export async function authRequest(path: string, body?: Record<string, unknown>): Promise<AuthAnswer> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = record(await response.json());
    if ([502, 503, 504].includes(response.status)) connection.lost();
    else connection.heard();
    return response.ok ? { ok: true, body: answer } : failure(response.status, answer);
  } catch {
    connection.lost();
    return failure(0, {});
  }
}

function failure(status: number, body: Record<string, unknown>): AuthAnswer {
  const sentence = body.error;
  return {
    ok: false,
    status,
    code: typeof body.code === 'string' ? body.code : 'IDENTITY_UNAVAILABLE',
    sentence: typeof sentence === 'string' && sentence ? sentence : texts.shell.signInNotAnswering,
    issues: Array.isArray(body.issues) ? body.issues.map(record).map(readIssue) : [],
  };
}

function readIssue({ path, message }: Record<string, unknown>): { path: string; message: string } {
  return { path: text(path), message: text(message) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
