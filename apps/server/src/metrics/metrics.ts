import type { Observe } from '@platewise/api/observed';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createGauges } from './gauges.ts';
import { createInstruments, type Instruments } from './instruments.ts';
import type { Sources } from './sources.ts';

export type Metrics = {
  instruments: Instruments;
  /** Counts what procedures report. */
  observe: Observe;
  /** What a scrape reads: of the process, and of this server in it. */
  registries: [Registry, Registry];
  /** Adds what is looked up when it is read. */
  lookUp: (sources: Sources) => void;
};

let ofProcess: Registry | undefined;

// Once, however often a server starts in this process: what observes its event loop and its memory stays.
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Instruments for one server, all of them at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const instruments = createInstruments(registry);
  return {
    instruments,
    registries: [processRegistry(), registry],
    lookUp: (sources) => createGauges(registry, sources),
    observe: (observed) => {
      switch (observed.event) {
        case 'call':
          return instruments.calls.inc({ procedure: observed.procedure, outcome: observed.outcome });
        case 'replay':
          return instruments.replays.inc({ procedure: observed.procedure });
        case 'tokens':
          return instruments.tokens.inc({ movement: observed.movement }, observed.tokens);
      }
    },
  };
}
