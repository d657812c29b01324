import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { ReadMetrics } from './read-metrics.ts';

type Asked = { metrics: 'asked'; question: number };
type Answered = { metrics: 'answered'; question: number; text: string | null };

/** The library gives a process that does not answer five seconds. */
const TIMEOUT_MS = 6000;

/** Adds up the figures of all processes that this one has started, for the one of them that is asked. */
export function addUpForProcesses(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isAbout(message, 'asked')) return;
    const { question } = message as Asked;
    const answer = (text: string | null) => {
      if (worker.isConnected()) worker.send({ metrics: 'answered', question, text } satisfies Answered);
    };
    all.clusterMetrics().then(answer, () => answer(null));
  });
}

/** Asks the process that has started this one, which asks all of them, this one too. */
export function askForFamily(registries: Registry[]): { read: ReadMetrics; close: () => void } {
  AggregatorRegistry.setRegistries(registries);
  // It answers the process that adds up.
  new AggregatorRegistry();
  const pending = new Map<number, (text: string | null) => void>();
  let questions = 0;

  const onMessage = (message: unknown) => {
    if (isAbout(message, 'answered')) settle((message as Answered).question, (message as Answered).text);
  };
  process.on('message', onMessage);

  function settle(question: number, text: string | null) {
    pending.get(question)?.(text);
    pending.delete(question);
  }

  return {
    read: () => {
      const question = questions++;
      const answer = new Promise<string | null>((resolve) => pending.set(question, resolve));
      process.send?.({ metrics: 'asked', question } satisfies Asked);
      setTimeout(() => settle(question, null), TIMEOUT_MS).unref();
      return answer;
    },
    close: () => {
      process.off('message', onMessage);
    },
  };
}

function isAbout(message: unknown, kind: 'asked' | 'answered'): boolean {
  return typeof message === 'object' && message !== null && 'metrics' in message && message.metrics === kind;
}
