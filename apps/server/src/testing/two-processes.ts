import cluster from 'node:cluster';
import { once } from 'node:events';
import { addUpForProcesses, askForFamily } from '../metrics/family-metrics.ts';
import { createMetrics } from '../metrics/metrics.ts';

/** Two processes of one server, each with one token taken; the second prints what a scrape of it reads. */
if (cluster.isPrimary) await startBoth();
else await count();

async function startBoth(): Promise<void> {
  addUpForProcesses();
  const first = cluster.fork();
  await once(first, 'message');
  const second = cluster.fork();
  await once(second, 'exit');
  first.kill();
}

async function count(): Promise<void> {
  const { instruments, registries, lookUp } = createMetrics();
  lookUp({
    processesExpected: () => 2,
    pools: () => ({ requests: { open: 3, idle: 1, waiting: 4 } }),
    planning: () => ({ running: 1, queued: 0 }),
    stored: async () => ({
      emailsWaiting: 7,
      paymentTasks: { waiting: 0, failed: 1 },
      identityRemovals: 0,
      payingPeople: { pro: 5, family: 0 },
    }),
  });
  instruments.tokens.inc({ movement: 'taken' });
  const { read } = askForFamily(registries);
  process.send?.('ready');
  if (cluster.worker?.id === 1) return;
  process.stdout.write((await read()) ?? '', () => process.exit());
}
