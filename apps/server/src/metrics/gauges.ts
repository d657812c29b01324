import { Gauge, type Registry } from 'prom-client';
import type { Sources } from './sources.ts';

type Value<Label extends string> = [labels: Record<Label, string>, value: number];

type Options<Label extends string> = {
  name: string;
  help: string;
  labelNames: Label[];
  /** How figures of several processes become one; those that each reads of the same database are not added up. */
  aggregator: 'sum' | 'max';
  /** What it stands at; nothing where that is not known. */
  look: () => Promise<Value<Label>[]> | Value<Label>[];
};

/** Figures that are looked up when somebody reads them. */
export function createGauges(registry: Registry, { processesExpected, pools, planning, stored }: Sources): void {
  const gauge = <Label extends string>({ name, look, ...options }: Options<Label>) =>
    new Gauge<Label>({
      name: `platewise_${name}`,
      registers: [registry],
      ...options,
      async collect() {
        const values = await look();
        this.reset();
        // Without labels a reset leaves a zero, which would be taken for a count.
        if (values.length === 0 && options.labelNames.length === 0) this.remove();
        for (const [labels, value] of values) this.set(labels, value);
      },
    });
  const single = (
    name: string,
    help: string,
    aggregator: 'sum' | 'max',
    look: () => Promise<number | undefined> | number,
  ) =>
    gauge<never>({
      name,
      help,
      labelNames: [],
      aggregator,
      look: async () => {
        const value = await look();
        return value === undefined ? [] : [[{}, value]];
      },
    });
  const counts = async <Label extends string>(label: Label, counted: Record<string, number> | undefined) =>
    Object.entries(counted ?? {}).map(
      ([name, count]): Value<Label> => [{ [label]: name } as Record<Label, string>, count],
    );

  single('processes', 'Processes that answer.', 'sum', () => 1);
  single('processes_expected', 'Processes that there should be (WORKERS).', 'max', processesExpected);
  gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database.',
    labelNames: ['pool', 'state'],
    aggregator: 'sum',
    look: () =>
      Object.entries(pools()).flatMap(([pool, { open, idle }]): Value<'pool' | 'state'>[] => [
        [{ pool, state: 'idle' }, idle],
        [{ pool, state: 'used' }, open - idle],
      ]),
  });
  gauge({
    name: 'database_pool_waiting',
    help: 'Callers that wait for a connection to the database.',
    labelNames: ['pool'],
    aggregator: 'sum',
    look: () => Object.entries(pools()).map(([pool, { waiting }]): Value<'pool'> => [{ pool }, waiting]),
  });
  single('planner_running', 'Plans that are being made in threads.', 'sum', () => planning().running);
  single('planner_queued', 'Plans that wait for a thread.', 'sum', () => planning().queued);
  single('emails_waiting', 'Emails that are to be sent.', 'max', async () => (await stored())?.emailsWaiting);
  single(
    'identity_removals',
    'Deleted accounts to be removed at the sign-in service.',
    'max',
    async () => (await stored())?.identityRemovals,
  );
  gauge({
    name: 'payment_tasks',
    help: 'What the payment provider is to do.',
    labelNames: ['state'],
    aggregator: 'max',
    look: async () => counts('state', (await stored())?.paymentTasks),
  });
  gauge({
    name: 'paying_people',
    help: 'People whose subscription is paid up and goes on.',
    labelNames: ['plan'],
    aggregator: 'max',
    look: async () => counts('plan', (await stored())?.payingPeople),
  });
}
