import { Registry } from 'prom-client';
import type { ProcessFamily } from '../processes/process-family.ts';

/** What Prometheus reads, as text; null where a process of this server does not answer. */
export type ReadMetrics = () => Promise<string | null>;

/** Figures of this process, or of all where it is one of several. */
export async function openMetricsReader(
  registries: Registry[],
  family: ProcessFamily | undefined,
): Promise<{ read: ReadMetrics; close: () => void }> {
  if (family) return (await import('./family-metrics.ts')).askForFamily(registries);
  const all = Registry.merge(registries);
  return { read: () => all.metrics(), close: () => undefined };
}
