import type { OperatorFigures } from '@platewise/api/maintenance/operator-figures-repository';
import { readOperatorFigures } from '@platewise/api/maintenance/operator-figures-repository';
import type { Services } from '../start/services.ts';

/** Where figures are looked up when they are read. */
export type Sources = {
  processesExpected: () => number;
  pools: Services['database']['pools'];
  planning: () => { running: number; queued: number };
  /** What the database holds; null when it cannot be asked. */
  stored: () => Promise<OperatorFigures | null>;
};

/** However often somebody reads, the database is asked once in this time. */
const KEPT_MS = 15_000;

/** The sources of a server that is open. */
export function openSources({
  env,
  database,
  planPool,
  now,
  logger,
}: Pick<Services, 'env' | 'database' | 'planPool' | 'now' | 'logger'>): Sources {
  let kept: { at: number; figures: Promise<OperatorFigures | null> } | undefined;
  const read = () =>
    readOperatorFigures(database.background, { at: now() }).catch((error: unknown) => {
      logger.warn({ err: error }, 'what waits could not be counted: /metrics goes without it');
      return null;
    });
  return {
    processesExpected: () => env.WORKERS,
    pools: database.pools,
    planning: () => planPool?.load() ?? { running: 0, queued: 0 },
    stored: () => {
      const at = performance.now();
      if (!kept || at - kept.at >= KEPT_MS) kept = { at, figures: read() };
      return kept.figures;
    },
  };
}
