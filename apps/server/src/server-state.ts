import type { BackgroundLoop } from './background/background-loop.ts';

export type ServerState = {
  /** Whether the server has been informed to stop. */
  isStopping: boolean;
  /** While it stops: whether it still answers everything, until what sends it requests has noticed. */
  isDraining?: boolean;
  /** What works in its background once it has started. */
  background?: BackgroundLoop;
};
