import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../testing/start-server.ts';

/** One state of one screen: how to come to it, and what must be there then. */
export type ScreenState<World = RunningServer> = {
  /** Area and state, 'dashboard: no plans'; its pictures are called after it. */
  name: string;
  path: string;
  /**
   * Who looks, and what has to be there or go wrong before the page opens, on the server or the stand-in of a service. A
   * visitor when absent.
   */
  arrange?: (page: Page, world: World) => Promise<unknown>;
  /** What is pressed on the open page. */
  act?: (page: Page) => Promise<unknown>;
  /** What shows that the state is reached; the first of several. */
  shows: (page: Page) => Locator;
};
