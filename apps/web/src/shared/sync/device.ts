import { connection } from '../api/connection.ts';
import { dataClients } from '../api/data-clients.ts';
import { randomId } from '../api/random-id.ts';
import { type ApiClient, createApiClient } from '../api/trpc.ts';
import type { Session } from '../session/session-types.ts';
import { deviceDatabase } from './device-database.ts';
import { type DeviceNews, openDeviceNews } from './device-news.ts';
import { createOperationQueue, type OperationQueue } from './queue/operation-queue.ts';
import { operationStore } from './queue/operation-store.ts';
import { otherPerson } from './queue/other-person.ts';

/** What a session has on this device: what is pending for the connection, and what the tabs notify each other about it. */
export type Device = { queue: OperationQueue; news: DeviceNews };

/** ms for which what somebody made waits for them at a browser that others use. */
const OTHERS_RETENTION_MS = 30 * 24 * 3_600_000;

const BY_SESSION = new WeakMap<Session, Device>();

/** The one of a session; it follows who is signed in, and goes on sending when somebody is. */
export function deviceOf(session: Session): Device {
  const known = BY_SESSION.get(session);
  if (known) return known;
  const userId = () => session.getState().user?.id ?? null;
  const news = openDeviceNews({ onOtherQueue: () => void queue.reload() });
  const { api } = dataClients(session);
  const store = operationStore(deviceDatabase);
  const queue = createOperationQueue({
    store,
    api,
    apiOf: (owner) => apiOf(session, owner),
    userId,
    connection,
    news,
    now: () => Date.now(),
    random: Math.random,
    newId: randomId,
    hasNetwork: () => navigator.onLine,
  });
  const device = { queue, news };
  BY_SESSION.set(session, device);
  const start = () => {
    const owner = userId();
    if (owner) void store.forgetOthers(owner, Date.now() - OTHERS_RETENTION_MS).catch(() => undefined);
    void queue.reload().then(queue.flush);
  };
  let who = userId();
  session.subscribe(() => {
    if (userId() === who) return;
    who = userId();
    start();
  });
  connection.subscribe(() => void (connection.isReachable() && queue.flush()));
  start();
  return device;
}

/** The client of one person: it sends nothing without their token. */
function apiOf(session: Session, owner: string): ApiClient {
  return createApiClient({
    forgetToken: session.forgetToken,
    // What waits on this device is sent without anybody there to be asked.
    proveAgain: async () => false,
    getToken: async () => {
      const token = await session.getToken();
      if (token === null || session.getState().user?.id !== owner) throw otherPerson();
      return token;
    },
  });
}
