import { planningClient } from './planning-client.ts';

/** Long enough for another try with other wishes; afterwards the memory is the page's again. */
const IDLE_MS = 60_000;

/** Plans in a worker of this browser, whose file is fetched when a plan is first asked for. */
export const planInBrowser = planningClient({
  openWorker: () => new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' }),
  idleMs: IDLE_MS,
});
