import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { OpenSpan, Tracing } from './tracing.ts';

type Asked = { method: string; origin: string | URL };
type Message = { request: Asked; response?: { statusCode: number } };

/**
 * A span for each request that `fetch` sends: method, host and status; never path, query, headers or bodies. Node reports them on
 * diagnostics channels. Hands back what ends it.
 */
export function traceFetch(beginCall: Tracing['beginCall']): () => void {
  const spans = new WeakMap<Asked, { span: OpenSpan; status: number }>();
  const listeners: [channel: string, listener: (message: Message) => void][] = [
    [
      'undici:request:create',
      ({ request }) => {
        const host = new URL(String(request.origin)).host;
        const attributes = { 'http.request.method': request.method, 'server.address': host };
        const span = beginCall(`${request.method} ${host}`, attributes);
        if (span) spans.set(request, { span, status: 0 });
      },
    ],
    [
      'undici:request:headers',
      ({ request, response }) => {
        const kept = spans.get(request);
        if (kept && response) kept.status = response.statusCode;
      },
    ],
    [
      'undici:request:trailers',
      ({ request }) => {
        const { span, status = 0 } = spans.get(request) ?? {};
        span?.end({ attributes: { 'http.response.status_code': status }, isFailed: status >= 400 });
      },
    ],
    ['undici:request:error', ({ request }) => spans.get(request)?.span.end({ isFailed: true })],
  ];
  const typed = listeners.map(([channel, listener]) => [channel, listener as (message: unknown) => void] as const);
  for (const [channel, listener] of typed) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of typed) unsubscribe(channel, listener);
  };
}
