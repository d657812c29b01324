import type { StreamWatch } from './answers/stream-watch.ts';
import { modelError } from './model-error.ts';

/** More than any answer needs, though each token of a stream comes in a frame of its own; the rest is never read. */
export const ANSWER_MAX_BYTES = 4_000_000;

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A fetch that asks the configured service and nobody else: other addresses and redirections are refused. It says the
 * watch of every byte, and ends an answer that is too large. A service that answers in one piece although a stream was
 * asked for is read as a stream of one.
 */
export function guardedFetch(baseUrl: string, watch: StreamWatch): Fetch {
  const { origin, pathname } = new URL(baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin || !url.pathname.startsWith(pathname)) throw modelError('config');
    const response = await fetch(url, { ...init, redirect: 'manual', signal: watch.signal });
    if (response.status >= 300 && response.status < 400) throw modelError('config');
    if (!response.body) return response;
    const body = response.body.pipeThrough(measured(watch));
    const { status, headers } = response;
    if (!response.ok) return new Response(body, { status, headers });
    const type = headers.get('content-type') ?? '';
    if (/\bjson\b/.test(type)) return asStream(await new Response(body).text());
    if (/\bhtml\b/.test(type)) throw modelError('invalid');
    return new Response(body, { status, headers });
  };
}

function measured(watch: StreamWatch): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      watch.heard();
      bytes += chunk.byteLength;
      if (bytes > ANSWER_MAX_BYTES) controller.error(modelError('invalid'));
      else controller.enqueue(chunk);
    },
  });
}

type Whole = { choices?: { message?: object; finish_reason?: unknown }[]; error?: unknown; usage?: unknown };

function asStream(text: string): Response {
  const whole = readWhole(text);
  if (!whole || whole.error || !Array.isArray(whole.choices)) throw modelError('invalid');
  const choices = whole.choices.map(({ message: delta = {}, finish_reason = null }) => ({
    index: 0,
    delta,
    finish_reason,
  }));
  return new Response(`data: ${JSON.stringify({ ...whole, choices })}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}

function readWhole(text: string): Whole | null {
  try {
    return JSON.parse(text) as Whole | null;
  } catch {
    return null;
  }
}
