import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { traceFetch } from './trace-fetch.ts';
import type { Attributes, OpenSpan, Tracing } from './tracing.ts';

type Settings = {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  version: string;
  sampler: string;
  samplerArgument: number;
};

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Spans by the libraries of OpenTelemetry. Nothing is registered with their global interface: other libraries would find it and report what
 * they please. A `traceparent` of a request is not followed, since anybody may send one.
 */
export function openTelemetry(settings: Settings): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': settings.version,
      'process.pid': process.pid,
    }),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor(createExporter(settings))],
  });
  const tracer = provider.getTracer('platewise', settings.version);
  const contexts = new AsyncLocalStorageContextManager().enable();
  const isUnderWay = () => trace.getSpan(contexts.active()) !== undefined;

  function begin(
    name: string,
    kind: SpanKind,
    attributes: Attributes = {},
    parent: Context = contexts.active(),
  ): OpenSpan {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    const inside = trace.setSpan(parent, span);
    return { run: (work) => contexts.with(inside, work), end: (result) => finish(span, result) };
  }

  const traceWork: Tracing['trace'] = async (name, work, outcomeOf) => {
    if (!isUnderWay()) return work();
    const span = begin(name, SpanKind.INTERNAL);
    try {
      const result = await span.run(work);
      const outcome = outcomeOf?.(result) ?? 'ok';
      span.end({ attributes: { 'platewise.outcome': outcome }, isFailed: outcome !== 'ok' });
      return result;
    } catch (error) {
      // Its message may hold values: that it failed has to do.
      span.end({ isFailed: true });
      throw error;
    }
  };

  const beginCall: Tracing['beginCall'] = (name, attributes) =>
    isUnderWay() ? begin(name, SpanKind.CLIENT, attributes) : null;
  const stopFetch = traceFetch(beginCall);

  return {
    beginRequest: (name) => begin(name, SpanKind.SERVER, {}, ROOT_CONTEXT),
    beginCall,
    trace: traceWork,
    onStatement: ({ operation, table, ms, isFailed }) => {
      if (!isUnderWay()) return;
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
      const endedAt = Date.now();
      const span = tracer.startSpan(
        table ? `${operation} ${table}` : operation,
        {
          kind: SpanKind.CLIENT,
          attributes: { ...attributes, ...(table && { 'db.collection.name': table }) },
          startTime: endedAt - ms,
        },
        contexts.active(),
      );
      finish(span, { isFailed }, endedAt);
    },
    carry: () => {
      const context = trace.getSpanContext(contexts.active());
      return context && `00-${context.traceId}-${context.spanId}-0${context.traceFlags}`;
    },
    addCarried: (name, { parent, startedAt, endedAt }) => {
      const [, traceId = '', spanId = '', flags] = TRACEPARENT.exec(parent) ?? [];
      const traceFlags = flags === '01' ? TraceFlags.SAMPLED : TraceFlags.NONE;
      const below = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
      tracer.startSpan(name, { startTime: startedAt }, below).end(endedAt);
    },
    close: async () => {
      stopFetch();
      // A collector that is away must not keep the server from ending.
      await provider.shutdown().catch(() => undefined);
      contexts.disable();
    },
  };
}

function createExporter({ endpoint, headers }: Settings): OTLPTraceExporter {
  return new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers });
}

/** By the names of the standard. No parent comes from outside, so that one based on it is the same as its root. */
function samplerOf({ sampler, samplerArgument }: Settings): Sampler {
  switch (sampler.replace('parentbased_', '')) {
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(samplerArgument);
    default:
      return new AlwaysOnSampler();
  }
}

function finish(
  span: Span,
  { name, attributes, isFailed = false }: Parameters<OpenSpan['end']>[0] & object = {},
  endedAt?: number,
): void {
  if (name !== undefined) span.updateName(name);
  if (attributes) span.setAttributes(attributes);
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endedAt);
}
