import { AppError } from '@platewise/api/app-error';
import { appRouter, createCaller } from '@platewise/api/app-router';
import type { Context, Identity } from '@platewise/api/context';
import { toRefusal } from '@platewise/api/error-body';
import { OWNER, PASSWORD, PRO, person, STRANGER } from '@platewise/api/testing/people';
import { POSTED_QUERIES } from '@platewise/contract/plans/posted-queries';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';

/** How calls of a procedure end that is broken: with a 503, with a 500, never, or done but with their answer lost. */
export type Fault = 'unavailable' | 'failing' | 'silent' | 'unacknowledged';

/** What an address answers for as long as a test has not ended. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** What a call that travelled alone brought along. */
export type SentCall = { path: string; input: unknown; idempotencyKey: string | null };

/** What public pages ask without a client of procedures. */
const OPEN_ROUTES: Readonly<Record<string, string>> = {
  '/api/contact': 'contact.send',
  '/api/contact/newsletter': 'contact.newsletter.subscribe',
  '/api/contact/newsletter/confirm': 'contact.newsletter.confirm',
  '/api/contact/newsletter/unsubscribe': 'contact.newsletter.unsubscribe',
};

/** Who has an account; the password of each is the same. */
const PEOPLE: readonly Identity[] = [OWNER, PRO, STRANGER];

/** What stands in the place of the network: the real procedures, asked in this process over the client's own wire. */
export type InProcessServer = {
  fetch: typeof fetch;
  /** Who the browser is signed in as; null for a visitor. */
  signedInAs: Identity | null;
  /** Procedures that are broken, by path: 'plans.page'. */
  faults: Map<string, Fault>;
  /** Addresses that a test answers itself, by path: '/api/users/me/export'. */
  answers: Map<string, Answer>;
  /** The procedures that were called, in order. */
  calls: string[];
  /** The calls that travelled alone, in order. */
  sent: SentCall[];
  /** The procedures whose answer the browser no longer waited for. */
  givenUp: string[];
};

/** Answers what a browser would ask the server: `/trpc`, and who is signed in. Any other address is a fault of the test. */
export function createInProcessServer(context: () => Context): InProcessServer {
  const server: InProcessServer = {
    fetch: answer,
    signedInAs: null,
    faults: new Map(),
    answers: new Map(),
    calls: [],
    sent: [],
    givenUp: [],
  };

  async function answer(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const address = input instanceof Request ? input.url : input;
    const request = new Request(new URL(address, 'http://localhost'), { ...init, signal: init?.signal ?? null });
    const { pathname } = new URL(request.url);
    const answered = server.answers.get(pathname);
    if (answered) return answered(request);
    if (pathname.startsWith('/trpc/')) {
      const paths = pathname.slice('/trpc/'.length).split(',');
      return answerCalls(request, paths, () => callProcedures(request, paths));
    }
    if (pathname.startsWith('/api/auth/')) return answerIdentity(pathname.slice('/api/auth/'.length), request);
    const open = OPEN_ROUTES[pathname];
    if (open) return answerCalls(request, [open], () => callOpenRoute(open, request));
    if (pathname === '/readyz') return Response.json({}, { status: server.faults.size > 0 ? 503 : 200 });
    throw new Error(`Nothing answers at ${pathname} in a test of a screen.`);
  }

  async function answerCalls(request: Request, paths: string[], call: () => Promise<Response>): Promise<Response> {
    server.calls.push(...paths);
    await recordSent(request, paths);
    const faults = paths.map((path) => server.faults.get(path));
    if (faults.includes('silent')) return untilGivenUp(request, paths);
    if (faults.includes('unavailable')) return Response.json({}, { status: 503 });
    if (faults.includes('failing')) return Response.json({}, { status: 500 });
    const answered = await call();
    if (faults.includes('unacknowledged')) throw new TypeError('Failed to fetch');
    return answered;
  }

  async function callOpenRoute(path: string, request: Request): Promise<Response> {
    const caller = createCaller({ ...context(), identity: null, tokenKind: null });
    const found = path.split('.').reduce<unknown>((routes, name) => Reflect.get(Object(routes), name), caller);
    const procedure = found as (input: unknown) => Promise<unknown>;
    const input: unknown = await request.json();
    return procedure(input).then((output) => Response.json(output), refused);
  }

  async function callProcedures(request: Request, paths: string[]): Promise<Response> {
    if (request.headers.has('authorization') && !server.signedInAs) return refuseToken(request, paths);
    const identity = request.headers.has('authorization') ? server.signedInAs : null;
    return fetchRequestHandler({
      endpoint: '/trpc',
      router: appRouter,
      req: request,
      allowBatching: true,
      allowMethodOverride: POSTED_QUERIES.includes(paths.join()),
      createContext: (): Context => ({
        ...context(),
        identity: identity && { ...identity, provedAt: context().now() },
        tokenKind: identity ? 'session' : null,
        idempotencyKey: request.headers.get('idempotency-key') || null,
      }),
    });
  }

  async function recordSent(request: Request, paths: string[]): Promise<void> {
    const [path] = paths;
    if (request.method !== 'POST' || isBatch(request) || !path) return;
    const input: unknown = await request.clone().json();
    server.sent.push({ path, input, idempotencyKey: request.headers.get('idempotency-key') });
  }

  function untilGivenUp({ signal }: Request, paths: string[]): Promise<Response> {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        server.givenUp.push(...paths);
        reject(signal.reason);
      });
    });
  }

  async function answerIdentity(path: string, request: Request): Promise<Response> {
    const { signedInAs } = server;
    if (path === 'get-session') return answerUser(signedInAs);
    if (path === 'factors' && signedInAs)
      return Response.json({ app: { isOn: false, backupCodesLeft: 0 }, passkeys: [] });
    if (path === 'token' && signedInAs) return Response.json({ token: bearerOf(signedInAs) });
    if (path === 'sign-out') {
      server.signedInAs = null;
      return Response.json({});
    }
    if (path === 'sign-in/email') {
      const { email, password } = await request.json();
      const found = PEOPLE.find((one) => one.email === email);
      if (!found || password !== PASSWORD) return refused(new AppError('WRONG_CREDENTIALS'));
      return become(found);
    }
    if (path === 'sign-up/email') {
      const { email } = await request.json();
      if (PEOPLE.some((one) => one.email === email)) return refused(new AppError('EMAIL_TAKEN'));
      return become({ ...person('new'), email, name: '' });
    }
    if (path === 'update-user' && signedInAs) {
      const { name } = await request.json();
      return become({ ...signedInAs, name: name.trim() });
    }
    return Response.json({}, { status: 401 });
  }

  function become(identity: Identity): Response {
    server.signedInAs = identity;
    return answerUser(identity);
  }

  return server;
}

function isBatch({ url }: Request): boolean {
  return new URL(url).searchParams.has('batch');
}

/** As the server does with the token of a session that has ended. */
function refuseToken(request: Request, paths: string[]): Response {
  const refusal = { error: { message: '', code: -32001, data: { code: 'TOKEN_EXPIRED', httpStatus: 401 } } };
  return Response.json(isBatch(request) ? paths.map(() => refusal) : refusal, { status: 401 });
}

function answerUser(identity: Identity | null): Response {
  return Response.json({ user: identity && { id: identity.userId, email: identity.email, name: identity.name } });
}

function refused(error: unknown): Response {
  const { status, body } = toRefusal(error, 'request-of-a-test');
  return Response.json(body, { status });
}

/** Read by the browser for its lifetime alone. */
function bearerOf({ userId }: Identity): string {
  const seconds = Math.floor(Date.now() / 1000);
  return ['{}', JSON.stringify({ sub: userId, iat: seconds, exp: seconds + 120 }), '']
    .map((part) => btoa(part))
    .join('.');
}
