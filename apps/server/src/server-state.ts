import type { BackgroundLoop } from './background/background-loop.ts';

/** Whether the server has been informed to stop, and what works in its background once it has started. */
export type ServerState = { isStopping: boolean; background?: BackgroundLoop };
