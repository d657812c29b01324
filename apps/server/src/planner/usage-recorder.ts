import type { Context } from '@platewise/api/context';
import { type RequestUsage, recordModelUsage } from '@platewise/api/model-usage/record-model-usage';
import type { Logger } from 'pino';

/** Keeps what requests to a model came to, next to the requests that they are for: none of them waits for it. */
export type UsageRecorder = {
  record: (usage: RequestUsage) => void;
  /** Has `settled` wait for other work of that kind. */
  track: (work: Promise<void>) => void;
  /** Resolves when all that was recorded until now is kept. */
  settled: () => Promise<void>;
};

/** A recorder that writes into the database; what cannot be written is reported in the log. */
export function createUsageRecorder({
  logger,
  ...context
}: Pick<Context, 'db' | 'now' | 'hasFreeSpace'> & { logger: Logger }): UsageRecorder {
  const underWay = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    const writing = work
      .catch((error: unknown) => logger.error({ err: error }, 'what a model cost could not be added up'))
      .finally(() => underWay.delete(writing));
    underWay.add(writing);
  };
  return {
    record: (usage) => track(recordModelUsage(context, usage)),
    track,
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
