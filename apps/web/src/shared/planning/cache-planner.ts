import { idle } from '../ui/idle.ts';

/** Of navigator.connection, which not every browser has, what is asked here. */
export type Line = { saveData?: boolean; type?: string; effectiveType?: string };

/** ms after which a busy page fetches it all the same. */
const IDLE_WITHIN_MS = 10_000;

/**
 * Whether the 200 KB that plans are made with on this device are fetched before they are needed: never where data is to be
 * saved; on a line that is slow or paid by the byte only for whom a plan was asked for here.
 */
export function fetchesPlanner(
  { saveData, type, effectiveType = '4g' }: Line,
  { hasPlanned }: { hasPlanned: boolean },
): boolean {
  if (saveData) return false;
  return hasPlanned || (type !== 'cellular' && effectiveType === '4g');
}

/** Has the worker keep what plans are made with, so that they can be made without a server; when the page is idle. */
export async function cachePlanner(asked: { hasPlanned: boolean }): Promise<void> {
  const { connection = {} } = navigator as { connection?: Line };
  if (!fetchesPlanner(connection, asked) || !navigator.serviceWorker) return;
  const { active } = await navigator.serviceWorker.ready;
  await idle(IDLE_WITHIN_MS);
  active?.postMessage('cache-planner');
}
