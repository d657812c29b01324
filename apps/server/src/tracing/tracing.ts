import type { Trace } from '@platewise/api/trace';
import type { StatementListener } from '@platewise/db/opening/statement-listener';
import type { Env } from '../env/env.ts';

/** What a span says besides its name: names of ours, codes and numbers; never an id, an address or a text of anybody. */
export type Attributes = Record<string, string | number>;

type SpanEnd = { name?: string; attributes?: Attributes; isFailed?: boolean };

/** A span that is under way. */
export type OpenSpan = {
  /** Runs work of which other spans may be parts. */
  run: <Result>(work: () => Result) => Result;
  end: (end?: SpanEnd) => void;
};

/** Where the server reports how its time is spent. What is no part of a request is not reported. */
export type Tracing = {
  /** Begins the span of a request. */
  beginRequest: (name: string) => OpenSpan;
  /** Begins the span of a call to somebody else; null where no request is under way. */
  beginCall: (name: string, attributes: Attributes) => OpenSpan | null;
  /** Runs work in a span below the one that is under way. */
  trace: Trace;
  /** Reports a statement that has ended. */
  onStatement: StatementListener;
  /** The span under way as another thread is given it; undefined where none is. */
  carry: () => string | undefined;
  /** Reports what another thread did below the span that it was given; times in milliseconds since 1970. */
  addCarried: (name: string, span: { parent: string; startedAt: number; endedAt: number }) => void;
  /** Sends what is not sent yet. */
  close: () => Promise<void>;
};

/** Traces by OTLP over HTTP where OTEL_EXPORTER_OTLP_ENDPOINT is set, else null; the libraries are loaded only then. */
export async function openTracing(env: Env, version: string): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (!endpoint) return null;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    version,
    sampler: env.OTEL_TRACES_SAMPLER,
    samplerArgument: env.OTEL_TRACES_SAMPLER_ARG,
  });
}
