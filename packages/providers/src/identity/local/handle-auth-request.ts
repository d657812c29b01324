import { isProviderError } from '../../provider-error.ts';
import type { AttemptLimiter } from '../attempt-limiter.ts';
import type { IdentityPort } from '../identity-port.ts';
import type { AccountAccess } from './account-access.ts';
import { refusal } from './auth-answer.ts';
import type { FindResetOwner } from './auth-call.ts';
import { ADDRESS_HEADER, sessionCookie } from './auth-options.ts';
import type { PasskeyStore } from './passkeys/passkey-store.ts';
import { AUTH_ROUTES } from './routes/auth-routes.ts';
import type { SecondFactor } from './second-factor.ts';

const PREFIX = '/api/auth';

export type AuthHandlerSetup = {
  publicUrl: string;
  allowedOrigins: readonly string[];
  limiter: AttemptLimiter;
  access: AccountAccess;
  confirmOwner: IdentityPort['confirmOwner'];
  findResetOwner: FindResetOwner;
  secondFactor: SecondFactor;
  passkeys: PasskeyStore | null;
  forward: (request: Request) => Promise<Response>;
  /** Lets few pieces of work that hash a password run at once. */
  hashing: (work: () => Promise<Response>) => Promise<Response>;
  onFailure: (error: unknown) => void;
};

/** Answers /api/auth/*: the checks and the sentences are ours, the accounts are kept behind `forward`. */
export function createAuthHandler({
  publicUrl,
  allowedOrigins,
  limiter,
  access,
  confirmOwner,
  findResetOwner,
  secondFactor,
  passkeys,
  forward,
  hashing,
  onFailure,
}: AuthHandlerSetup) {
  return async (request: Request, { ip, requestId }: { ip: string; requestId: string }): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(PREFIX.length).replace(/\/$/, '');
    const route = AUTH_ROUTES[`${request.method} ${path}`];
    if (!route)
      return isKnownPath(path)
        ? refusal('METHOD_NOT_ALLOWED', {}, { requestId })
        : refusal('NOT_FOUND', {}, { requestId });
    const origin = request.headers.get('origin');
    if (origin !== null && !allowedOrigins.includes(origin)) return refusal('ORIGIN_NOT_ALLOWED', {}, { requestId });

    const body = await readBody(request);
    if (body === NOT_JSON) return refusal('BAD_JSON', {}, { requestId });
    const pass = (checked?: unknown) => forward(rebuild(request, `${publicUrl}${PREFIX}${path}`, ip, checked));
    try {
      return await route({
        body,
        ip,
        requestId,
        limiter,
        access,
        confirmOwner,
        findResetOwner,
        secondFactor,
        passkeys,
        onFailure,
        forward: pass,
        forwardTo: (to, checked, as) =>
          forward(
            rebuild(as ? withoutSession(request, publicUrl) : request, `${publicUrl}${PREFIX}${to}`, ip, checked),
          ),
        forwardHashing: (checked) => hashing(() => pass(checked)),
        readSession: (answer) => forward(sessionRequest(request, { publicUrl, ip, answer })),
      });
    } catch (error) {
      if (!isProviderError(error)) onFailure(error);
      return refusal('IDENTITY_UNAVAILABLE', {}, { requestId, retryAfterSeconds: 1 });
    }
  };
}

function isKnownPath(path: string): boolean {
  return Object.keys(AUTH_ROUTES).some((route) => route.endsWith(` ${path}`));
}

const NOT_JSON = Symbol('not JSON');

async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const text = await request.text();
  if (!text.trim()) return {};
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

function sessionRequest(
  request: Request,
  { publicUrl, ip, answer }: { publicUrl: string; ip: string; answer?: Response | undefined },
): Request {
  const url = `${publicUrl}${PREFIX}/get-session`;
  const headers = new Headers(request.headers);
  if (answer)
    headers.set(
      'cookie',
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; '),
    );
  return rebuild(new Request(url, { headers }), url, ip, undefined);
}

function withoutSession(request: Request, publicUrl: string): Request {
  const name = `${sessionCookie(publicUrl)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(/; */).filter((cookie) => !cookie.startsWith(name));
  const headers = new Headers(request.headers);
  headers.set('cookie', cookies.join('; '));
  return new Request(request.url, { method: request.method, headers });
}

// Only what better-auth needs goes on: a forwarded-for header of the caller's would forge its address.
function rebuild(request: Request, url: string, ip: string, body: unknown): Request {
  const headers = new Headers({ [ADDRESS_HEADER]: ip });
  for (const name of [
    'cookie',
    'origin',
    'referer',
    'user-agent',
    'sec-fetch-site',
    'sec-fetch-mode',
    'sec-fetch-dest',
  ]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (body === undefined) return new Request(url, { method: request.method, headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: request.method, headers, body: JSON.stringify(body) });
}
