import type { DatabaseKind, OpenDatabase } from '@platewise/db/opening/open-database';
import { createTestDatabase } from '@platewise/db/testing/test-database';
import { createSandboxPayments } from '@platewise/providers/payments/sandbox/sandbox-payments';
import { type Caller, createCaller } from '../app-router.ts';
import type { Context, Identity } from '../context.ts';
import { createLeases } from '../leases/leases.ts';
import { newId } from '../new-id.ts';
import { createMemoryLimiter } from '../rate-limit/create-limiter.ts';
import { porridgePlanner } from './fake-planner.ts';
import { OWNER, PASSWORD, PRO, STRANGER } from './people.ts';

/** A clock that stands still until it is moved. */
export type TestClock = { now: () => Date; set: (iso: string) => void; advance: (milliseconds: number) => void };

/** The whole product on a fresh database, spoken to as its owner, a Pro customer, a stranger and a visitor. */
export type TestApi = {
  api: Caller;
  proApi: Caller;
  otherApi: Caller;
  anonymousApi: Caller;
  context: Context;
  clock: TestClock;
  /** Somebody's caller, with parts of the context replaced. */
  as: (identity: Identity | null, changes?: Partial<Context>) => Caller;
  close: () => Promise<void>;
};

/** The moment at which the clock of a test stands. */
export const TEST_START = '2026-11-21T10:00:00.000Z';

/** Opens a fresh database for tests, in which nobody is yet, or goes on with one that is open. */
export async function createTestApi({
  kind,
  database,
}: {
  kind?: DatabaseKind;
  database?: Pick<OpenDatabase, 'db' | 'close'>;
} = {}): Promise<TestApi> {
  const { db, close } = database ?? (await createTestDatabase(kind ? { kind } : {}));
  const clock = createClock();
  const context: Context = {
    db,
    lagging: db,
    identity: null,
    tokenKind: null,
    tokenId: null,
    now: clock.now,
    random: Math.random,
    newId,
    requestId: 'request-of-a-test',
    ip: '192.0.2.1',
    idempotencyKey: null,
    signal: new AbortController().signal,
    hasFreeSpace: async () => true,
    mailing: null,
    leases: createLeases(),
    onUndeclaredRefusal: ({ path, code }) => {
      throw new Error(`${path} refuses with ${code}, which it does not declare in its router.`);
    },
    observe: () => undefined,
    limiter: createMemoryLimiter({ now: clock.now, isRelaxed: true }),
    planner: porridgePlanner,
    wordWriter: null,
    mealReader: null,
    modelBudget: { monthlyUsd: null, personMonthlyUsd: null },
    accounts: {
      kind: 'local',
      confirmOwner: async (_userId, password) => ({ isOwner: password === PASSWORD, waitSeconds: null }),
      removeAccount: async () => undefined,
    },
    deletedAccounts: { append: async () => undefined },
    seller: { name: 'Platewise AI', address: null, gstin: null, hasTestKeys: false },
    labels: null,
    outgoing: { reach: 'public', takes: (url) => url.startsWith('https://') },
    push: { publicKey: 'key-of-a-test', takes: (endpoint) => endpoint.startsWith('https://push.example/') },
    payments: createSandboxPayments({ db, now: clock.now, secret: 'sandbox-secret-of-a-test' }),
  };
  const as = (identity: Identity | null, changes: Partial<Context> = {}) =>
    createCaller({
      ...context,
      identity: identity && withFreshProof(identity, clock),
      tokenKind: identity ? 'session' : null,
      ...changes,
    });
  return {
    api: as(OWNER),
    proApi: as(PRO),
    otherApi: as(STRANGER),
    anonymousApi: as(null),
    context,
    clock,
    as,
    close,
  };
}

// Anyone who speaks in a test has just signed in, however far its clock was moved; another `provedAt` counts as it is.
function withFreshProof(identity: Identity, clock: TestClock): Identity {
  if (identity.provedAt) return identity;
  return Object.defineProperty({ ...identity }, 'provedAt', { get: clock.now, enumerable: true });
}

function createClock(): TestClock {
  let moment = new Date(TEST_START);
  return {
    now: () => new Date(moment),
    set: (iso) => {
      moment = new Date(iso);
    },
    advance: (milliseconds) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}
