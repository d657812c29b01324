import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccountWebhookEvent, accountMessage } from './account-webhook-event.ts';
import { answerBackend, answerKeys } from './backend-api.ts';
import { readBundleFile } from './clerk-bundles.ts';
import { type ClerkFault, meetClerkFault } from './clerk-faults.ts';
import { keySet, newClerkKeys } from './clerk-keys.ts';
import { ClerkRefusal } from './clerk-refusal.ts';
import { type ClerkBrowser, type ClerkState, newClerkId, newClerkState } from './clerk-state.ts';
import { forwardRequest } from './forward-request.ts';
import { answerFrontend } from './frontend-api.ts';
import { clerkEnvironment } from './frontend-environment.ts';
import type { TokenMaker } from './frontend-resources.ts';
import { type SessionClaims, signSessionToken } from './sign-session-token.ts';

const COOKIE = '__client';
const TOO_OLD_MS = 120_000;
const HOST_OF_KEY = 'clerk.stand-in.example';
/** Where the stand-in answers; a page that is served from its address reaches it without leaving its own site. */
const BASE_PATH = '/__clerk';

export type ClerkStandIn = {
  /** Where the frontend and the backend API are; also the issuer of tokens. */
  url: string;
  /** The address in front of it: what is not asked of Clerk goes on to the product from here. */
  siteUrl: string;
  /** Where the product itself listens. */
  forwardTo(url: string): void;
  publishableKey: string;
  jwtKey: string;
  secretKey: string;
  webhookSecret: string;
  state: ClerkState;
  /** Calls that go wrong as long as they stand here. */
  faults: ClerkFault[];
  /** What was called, as "METHOD /v1/path". */
  calls: string[];
  /** Whether tokens say who a person is, and how many of the next ones are too old when they are made. */
  claims: { email: boolean; tooOld: number };
  /** A token as it would be made for somebody; claims that are undefined are left out. */
  mint(claims: Partial<SessionClaims>, options?: Parameters<typeof signSessionToken>[2]): string;
  /** A signed webhook event, to be sent by the test. */
  message(event: object | string, options?: Parameters<typeof accountMessage>[2]): AccountWebhookEvent;
  /** Where deletions are reported from now on. */
  deliverTo(url: string): void;
  /** Waits until all webhook events have been answered. */
  delivered(): Promise<void>;
  close(): Promise<void>;
};

type Setup = {
  /** The folders of Clerk's browser bundles; without them no page can load the library from here. */
  bundles?: ReadonlyMap<string, string>;
};

/** A stand-in for Clerk's frontend and backend API, on this machine only. */
export async function startClerk({ bundles = new Map() }: Setup = {}): Promise<ClerkStandIn> {
  const { privateKey, publicPem } = newClerkKeys();
  const state = newClerkState();
  const webhookSecret = `whsec_${Buffer.from('a secret of the stand-in').toString('base64')}`;
  const secretKey = 'sk_live_standinstandin';
  const [faults, calls]: [ClerkFault[], string[]] = [[], []];
  const claims = { email: true, tooOld: 0 };
  let product: string | null = null;
  let target: string | null = null;
  let deliveries: Promise<unknown>[] = [];

  const message: ClerkStandIn['message'] = (event, options) => accountMessage(webhookSecret, event, options);
  const sendDeleted = (id: string) => {
    if (!target) return;
    const { body, headers } = message({ object: 'event', type: 'user.deleted', data: { id, deleted: true } });
    deliveries.push(fetch(target, { method: 'POST', body, headers }).catch(() => undefined));
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (pathname.startsWith(`${BASE_PATH}/`)) {
      const path = pathname.slice(BASE_PATH.length);
      const method = searchParams.get('_method') ?? request.method ?? 'GET';
      void answer(request, response, { method, path, query: searchParams });
    } else if (product) forwardRequest(product, request, response);
    else response.writeHead(404).end();
  });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { method, path, query }: { method: string; path: string; query: URLSearchParams },
  ): Promise<void> {
    const call = `${method} ${path}`;
    calls.push(call);
    const text = await readText(request);
    const fault = faults.find(({ match }) => match.test(call));
    if (fault) return meetClerkFault(fault, response);
    if (path.startsWith('/npm/')) return sendScript(response, await readBundleFile(bundles, path));
    const isServer = request.headers.authorization === `Bearer ${secretKey}`;
    try {
      const route = path.replace(/^\/v1/, '');
      if (route === '/.well-known/jwks.json') return send(response, 200, keySet(publicPem));
      if (route === '/jwks') return send(response, 200, answerKeys(publicPem, { isServer }));
      if (route === '/environment') return send(response, 200, clerkEnvironment(siteUrl));
      if (isServer) return send(response, 200, answerBackend(state, { method, path: route, query, body: text }));
      const uses = { state, token: tokenMaker(request.headers.origin ?? siteUrl), onUserDeleted: sendDeleted };
      const browser = browserOf(state, request, response);
      const body = new URLSearchParams(text);
      send(response, 200, answerFrontend(uses, { method, path: route, body, browser }));
    } catch (error) {
      const refusal = error instanceof ClerkRefusal ? error : new ClerkRefusal(500, 'internal', String(error));
      send(response, refusal.status, refusal.body());
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const url = siteUrl + BASE_PATH;

  function tokenMaker(azp: string): TokenMaker {
    return (session, user) => {
      const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
      const profile = claims.email ? { email: user.email, email_verified: true, name } : {};
      const at = Date.now() - (claims.tooOld > 0 ? TOO_OLD_MS : 0);
      claims.tooOld = Math.max(0, claims.tooOld - 1);
      return signSessionToken(privateKey, { sub: user.id, sid: session.id, iss: url, azp, ...profile }, { at });
    };
  }

  return {
    url,
    siteUrl,
    publishableKey: `pk_live_${Buffer.from(`${HOST_OF_KEY}$`).toString('base64')}`,
    jwtKey: publicPem,
    secretKey,
    webhookSecret,
    state,
    faults,
    calls,
    claims,
    mint: (change, options) =>
      signSessionToken(privateKey, { sub: 'user_1', sid: 'sess_1', iss: url, azp: siteUrl, ...change }, options),
    message,
    forwardTo: (to) => {
      product = to;
    },
    deliverTo: (to) => {
      target = to;
    },
    delivered: async () => {
      const pending = deliveries;
      deliveries = [];
      await Promise.all(pending);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** The browser that a call came from, by its cookie; a new one gets a cookie. */
function browserOf({ browsers }: ClerkState, request: IncomingMessage, response: ServerResponse): ClerkBrowser {
  const [, id = ''] = new RegExp(`${COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '') ?? [];
  const known = browsers.get(id);
  if (known) return known;
  const browser = { id: newClerkId('client'), signIn: null, signUp: null, lastSessionId: null };
  browsers.set(browser.id, browser);
  response.setHeader('set-cookie', `${COOKIE}=${browser.id}; Path=/; HttpOnly; SameSite=Lax`);
  return browser;
}

// The type exactly: with a charset behind it, Clerk's server library takes the answer for a text.
function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendScript(response: ServerResponse, script: Buffer | null): void {
  response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript; charset=utf-8' });
  response.end(script ?? '');
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
