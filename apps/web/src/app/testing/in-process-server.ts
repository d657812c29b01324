import { appRouter } from '@platewise/api/app-router';
import type { Context, Identity } from '@platewise/api/context';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';

/** How calls of a procedure end that is broken: with a 503, or never. */
export type Fault = 'unavailable' | 'silent';

/** What stands in the place of the network: the real procedures, asked in this process over the client's own wire. */
export type InProcessServer = {
  fetch: typeof fetch;
  /** Who the browser is signed in as; null for a visitor. */
  signedInAs: Identity | null;
  /** Procedures that are broken, by path: 'plans.page'. */
  faults: Map<string, Fault>;
  /** The procedures that were called, in order. */
  calls: string[];
};

/** Answers what a browser would ask the server: `/trpc`, and who is signed in. Any other address is a fault of the test. */
export function createInProcessServer(context: () => Context): InProcessServer {
  const server: InProcessServer = { fetch: answer, signedInAs: null, faults: new Map(), calls: [] };

  async function answer(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const address = input instanceof Request ? input.url : input;
    const request = new Request(new URL(address, 'http://localhost'), { ...init, signal: init?.signal ?? null });
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/trpc/')) return answerProcedures(request, pathname.slice('/trpc/'.length).split(','));
    if (pathname.startsWith('/api/auth/')) return answerIdentity(pathname.slice('/api/auth/'.length));
    if (pathname === '/readyz') return Response.json({}, { status: server.faults.size > 0 ? 503 : 200 });
    throw new Error(`Nothing answers at ${pathname} in a test of a screen.`);
  }

  async function answerProcedures(request: Request, paths: string[]): Promise<Response> {
    server.calls.push(...paths);
    const faults = paths.map((path) => server.faults.get(path));
    if (faults.includes('silent')) return new Promise(() => {});
    if (faults.includes('unavailable')) return Response.json({}, { status: 503 });
    const identity = request.headers.has('authorization') ? server.signedInAs : null;
    return fetchRequestHandler({
      endpoint: '/trpc',
      router: appRouter,
      req: request,
      allowBatching: true,
      createContext: (): Context => ({
        ...context(),
        identity: identity && { ...identity, provedAt: context().now() },
        tokenKind: identity ? 'session' : null,
        idempotencyKey: request.headers.get('idempotency-key') || null,
      }),
    });
  }

  function answerIdentity(path: string): Response {
    const { signedInAs } = server;
    if (path === 'get-session') {
      return Response.json({
        user: signedInAs && { id: signedInAs.userId, email: signedInAs.email, name: signedInAs.name },
      });
    }
    if (path === 'token' && signedInAs) return Response.json({ token: bearerOf(signedInAs) });
    if (path === 'sign-out') server.signedInAs = null;
    return Response.json({}, { status: path === 'sign-out' ? 200 : 401 });
  }

  return server;
}

/** Read by the browser for its lifetime alone. */
function bearerOf({ userId }: Identity): string {
  const seconds = Math.floor(Date.now() / 1000);
  return ['{}', JSON.stringify({ sub: userId, iat: seconds, exp: seconds + 120 }), '']
    .map((part) => btoa(part))
    .join('.');
}
