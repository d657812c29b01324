import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Planner } from '@platewise/api/meals/planners/planner';
import type { DatabaseKind, OpenDatabase } from '@platewise/db/opening/open-database';
import { createTestDatabase } from '@platewise/db/testing/test-database';
import type { IdentityPort } from '@platewise/providers/identity/identity-port';
import type { Email } from '@platewise/providers/mail/mail-port';
import { createApp } from '../create-app.ts';
import { createLogger } from '../create-logger.ts';
import { readEnv } from '../env/env.ts';
import { UNDECLARED_REFUSAL } from '../http/request-context.ts';
import type { Load } from '../load/measure-load.ts';
import type { ServerState } from '../server-state.ts';
import { openServices } from '../start/open-services.ts';
import type { Services } from '../start/services.ts';
import { createPerson, type Person } from './create-person.ts';

export type TestServer = {
  url: string;
  services: Services;
  database: OpenDatabase;
  emails: Email[];
  logs: string[];
  /** The server's clock; moves only when a test moves it. */
  clock: { offsetMs: number };
  state: ServerState;
  signUp: (email?: string) => Promise<Person>;
  request: (method: string, path: string, options?: RequestOptions) => Promise<Response>;
  close: () => Promise<void>;
};

type Parts = {
  webDir?: string;
  planner?: Planner;
  identity?: IdentityPort;
  /** The embedded database where none is named. */
  kind?: DatabaseKind;
  /** A second process on the database of another server, which closes it. */
  database?: OpenDatabase;
  /** The dice and the ids, where answers have to be the same each time. */
  random?: () => number;
  newId?: () => string;
  /** How much of what it may take the process takes. */
  load?: () => Load;
};

type RequestOptions = { token?: string; body?: unknown; headers?: Record<string, string> };

/** A server on a free port of this machine, on a fresh database, with a mail server that keeps its emails. */
export async function createTestServer(
  variables: Record<string, string> = {},
  { webDir, planner, identity, kind = 'embedded', database: shared, random, newId, load }: Parts = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platewise-test-'));
  const outcome = readEnv({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'trace',
    PLANNER_THREADS: '0',
    // Tests share the machine, and a late loop is no fault of theirs.
    SHED_LOOP_MS: '0',
    ...variables,
  });
  if (!outcome.ok) throw new Error(outcome.sentence);
  const env = outcome.env;
  const emails: Email[] = [];
  const logs: string[] = [];
  const clock = { offsetMs: 0 };
  const state: ServerState = { isStopping: false };
  const database = shared ?? (await createTestDatabase({ kind }));
  const services = await openServices(env, {
    database,
    logger: createLogger('trace', collect(logs)),
    ...(planner && { planner }),
    ...(identity && { identity }),
    now: () => new Date(Date.now() + clock.offsetMs),
    ...(random && { random }),
    ...(newId && { newId }),
    mail: {
      kind: 'smtp',
      send: async (email) => {
        emails.push(email);
        return 'sent';
      },
      close: async () => undefined,
    },
  });
  const app = await createApp({ ...services, webDir: webDir ?? null }, state, load && { load });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return {
    url,
    services,
    database,
    emails,
    logs,
    clock,
    state,
    signUp: (email) => createPerson(url, env.PUBLIC_URL, email),
    request: (method, path, options) => send(url, method, path, options),
    close: async () => {
      const closed = app.close();
      // Answers that a test did not read to their end keep connections open.
      app.server.closeAllConnections();
      await closed;
      await services.usage.settled();
      await services.planPool?.close();
      services.closeLimiter();
      services.closeMetrics();
      if (!shared) await database.close();
      await rm(dataDir, { recursive: true, force: true });
      const undeclared = logs.filter((line) => line.includes(UNDECLARED_REFUSAL));
      if (undeclared.length > 0) throw new Error(undeclared.join('\n'));
    },
  };
}

function send(url: string, method: string, path: string, { token, body, headers = {} }: RequestOptions = {}) {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

function collect(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
