import 'fake-indexeddb/auto';
import type { Caller } from '@platewise/api/app-router';
import type { Context, Identity } from '@platewise/api/context';
import { embeddedPlanner } from '@platewise/api/meals/planners/embedded-planner';
import type { TestApi } from '@platewise/api/testing/create-test-api';
import { useTestApi as testApi } from '@platewise/api/testing/use-test-api';
import { CLIENT } from '@platewise/contract/client-limits';
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { openBrowserSession } from '../../features/identity/data/browser-session.ts';
import { connection } from '../../shared/api/connection.ts';
import { deviceDatabase } from '../../shared/sync/device-database.ts';
import { toasts } from '../../shared/ui/toasts/toasts-store.ts';
import { App } from '../app.tsx';
import { subscribeToLeaving } from '../on-leaving.ts';
import { createAppRouter } from '../router.ts';
import { type Answer, createInProcessServer, type Fault, type SentCall } from './in-process-server.ts';

/** The product in this process: a database that is emptied before each test, its procedures, and the window of a browser. */
export type Web = {
  /** The database, its clock, and everybody's callers. */
  api: () => TestApi;
  /** Calls procedures as somebody, with the planner that people use. */
  as: (identity: Identity) => Caller;
  /** Opens a page as somebody, or as a visitor, and waits for its heading; returns what types and presses. */
  open: (path: string, identity?: Identity | null) => Promise<UserEvent>;
  /** The session of who is here ends, and the browser does not know it yet. */
  endSession: () => void;
  /** Every call of a procedure ('plans.page') fails, or is never answered, until it is mended. */
  breakProcedure: (path: string, fault: Fault) => void;
  mend: () => void;
  /** Answers an address in this test ('/api/users/me/export') instead of the server. */
  answer: (path: string, answer: Answer) => void;
  /** The procedures that were called since the test began, in order. */
  calls: () => readonly string[];
  /** What the calls of a procedure brought along that travelled alone: generations, and what has a key. */
  sent: (path: string) => readonly SentCall[];
  /** The procedures whose answer the browser no longer waited for. */
  givenUp: () => readonly string[];
  /** Path and search of the page that is open. */
  address: () => string;
  /** Goes back by the history of the window. */
  goBack: () => void;
};

/**
 * Tests screens over the real procedures without a browser: everything that needs no layout, no order of focus, no worker and
 * no second tab. The clock of the window is that of the database; what moves is still; the subscription is asked for at once
 * (subscription-watch.test.tsx tests when).
 */
export function testWeb(): Web {
  const api = testApi();
  const server = createInProcessServer((): Context => ({ ...api().context, planner: embeddedPlanner, random: alike }));
  let address = () => '';
  let goBack = () => {};
  let errors: MockInstance<typeof console.error>;

  configure({ asyncUtilTimeout: 10_000 });
  // The first page of a file loads the code of the whole product.
  vi.setConfig({ testTimeout: 60_000 });
  subscribeToLeaving();
  beforeEach(async () => {
    errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['Date'], now: api().clock.now(), shouldAdvanceTime: true });
    vi.spyOn(CLIENT as { subscriptionDelayMs: number }, 'subscriptionDelayMs', 'get').mockReturnValue(0);
    vi.stubGlobal('fetch', server.fetch);
    Object.assign(server, { signedInAs: null, calls: [], sent: [], givenUp: [] });
    server.faults.clear();
    server.answers.clear();
    standSomewhere();
    connection.heard();
    await emptyBrowser();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    expect(textsOf(errors), 'errors in the console').toEqual([]);
  });

  async function open(path: string, identity: Identity | null = null): Promise<UserEvent> {
    cleanup();
    for (let [first] = toasts.getSnapshot(); first; [first] = toasts.getSnapshot()) toasts.hide(first.id);
    server.signedInAs = identity;
    vi.setSystemTime(api().clock.now());
    const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
    address = () => router.state.location.href;
    goBack = () => router.history.back();
    const session = openBrowserSession();
    render(<App session={session} router={router} />);
    await session.load();
    await screen.findByRole('heading', { level: 1 });
    return userEvent.setup();
  }

  return {
    api,
    as: (identity) => api().as(identity, { planner: embeddedPlanner }),
    open,
    endSession: () => {
      server.signedInAs = null;
    },
    breakProcedure: (path, fault) => void server.faults.set(path, fault),
    mend: () => server.faults.clear(),
    answer: (path, answer) => void server.answers.set(path, answer),
    calls: () => server.calls,
    sent: (path) => server.sent.filter((call) => call.path === path),
    givenUp: () => server.givenUp,
    address: () => address(),
    goBack: () => goBack(),
  };
}

/** What React reports: HTML that is none, and what it would throw away. A window that draws nothing knows no <search>. */
function textsOf(errors: MockInstance<typeof console.error>): string[] {
  const texts = errors.mock.calls.map((parts) => parts.map(String).join(' '));
  return texts.filter((text) => !/unrecognized in this browser/.test(text));
}

/** What is planned comes out alike in every run. */
function alike(): number {
  return 0.5;
}

/** Where nothing is drawn there are no fonts, and nothing has a place: what opens next to a button would be out of sight. */
function standSomewhere(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 10, 10));
  const { innerWidth, innerHeight } = window;
  for (const [side, value] of Object.entries({ clientWidth: innerWidth, clientHeight: innerHeight })) {
    Object.defineProperty(document.documentElement, side, { configurable: true, value });
  }
  // Fields that grow with their text listen for fonts.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
}

/** Nothing is left of who was here before. */
async function emptyBrowser(): Promise<void> {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { device: object } } };
  Object.assign(happyDOM.settings.device, { prefersReducedMotion: 'reduce' });
  localStorage.clear();
  sessionStorage.clear();
  const device = await deviceDatabase();
  await Promise.all([...device.objectStoreNames].map((store) => device.clear(store)));
}
