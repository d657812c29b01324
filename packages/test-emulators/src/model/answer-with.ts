import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerTo } from './answer-to.ts';
import { type ContextLimit, capOf, contextRefusal, promptTokens } from './context-limit.ts';
import type { SeenDishRequest } from './honest-dishes.ts';
import type { ModelFault, ModelGap, ModelManner, WrongDish } from './model-faults.ts';
import type { Attack } from './obedient-dishes.ts';
import type { ModelCall } from './start-model.ts';
import type { WrongWords } from './words.ts';

/** What the stand-in does with one request: it answers as a good model does unless something else is named. */
export type ModelScript = {
  fault?: ModelFault;
  manner?: ModelManner;
  /** What it does not know, as some services do not. */
  gaps?: readonly ModelGap[];
  /** How much it takes, messages and answer together; as much as there is where none is named. */
  context?: ContextLimit;
  /** The dishes that it gets wrong; all of them, or only the first. */
  wrong?: WrongDish;
  wrongOnly?: 'first';
  /** Fewer dishes than asked for. */
  dishes?: number;
  attack?: Attack;
  /** What is wrong with words, where these are asked for. */
  wrongWords?: WrongWords;
  /** Words of the test's own. */
  writes?: string;
  /** The wishes that it reads in parts of notes, where these are asked for; in each part nothing where none are named. */
  reads?: (parts: readonly string[]) => unknown[];
  /** The foods that it names in what somebody typed, or in their photo; none where none are named. */
  names?: (eaten: { parts: readonly string[] } | { photo: string }) => unknown[];
  /** Dishes of the test's own. */
  give?: (seenRequest: SeenDishRequest) => unknown[];
  /** Milliseconds before each piece of the answer. */
  paceMs?: number;
};

const PIECE = 40;
const HUGE_BYTES = 10_000_000;

/** Answers one request as the script says. */
export async function answerWith(response: ServerResponse, call: ModelCall, script: ModelScript): Promise<void> {
  const gap = script.gaps?.find((one) => isAskedFor(one, call.body));
  if (gap)
    return refuseWith(response, 400, {
      message: `Unsupported parameter: '${nameOf(gap)}' (${gap}).`,
      param: nameOf(gap),
    });
  const tooLarge = script.context && contextRefusal(call.body, script.context);
  if (tooLarge) return refuseWith(response, 400, tooLarge);
  if (script.fault && (await misbehaveAtOnce(response, script.fault))) return;
  const { answer, parts } = answerTo(call, script);
  const text = wrap(written(answer), script.manner);
  if (script.manner === 'whole') return answerWhole(response, text);
  if (script.context?.as === 'ollama') return streamUntilFull(response, call, script.context, text);
  await stream(response, text, parts, script);
}

/** As JSON, but that a number which is none stands there by its name, as models write it. */
function written(answer: object): string {
  const named = JSON.stringify(answer, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value));
  return named.replaceAll('"NaN"', 'NaN');
}

function wrap(text: string, manner: ModelManner | undefined): string {
  if (manner === 'fenced') return `Here you are, "enjoy":\n\`\`\`json\n${text}\n\`\`\`\nBon appetit {really}!`;
  if (manner === 'thinking') return `<think>The person wants {"steps": "?"} and it's "fine" { or not</think>${text}`;
  return manner === 'bare-list' ? text.slice('{"dishes":'.length, -1) : text;
}

async function stream(response: ServerResponse, text: string, parts: number, script: ModelScript): Promise<void> {
  const { fault, manner, paceMs = 0 } = script;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const half = fault === 'cut-after-one' ? endOfFirst(text) : Math.ceil(text.length / 2);
  const stopsAt = fault && fault !== 'content-filter' ? half : text.length;
  const size = manner === 'one-byte' ? 1 : PIECE;
  send(response, { delta: { role: 'assistant', content: '' } });
  for (let start = 0; start < stopsAt; start += size) {
    if (paceMs > 0) await wait(paceMs);
    if (response.destroyed) return;
    const content = text.slice(start, Math.min(start + size, stopsAt));
    const usage = manner === 'running-usage' ? usageOf(Math.floor((300 * parts * start) / text.length)) : undefined;
    send(response, { delta: { content } }, usage);
  }
  if (fault === 'stall') return;
  if (fault === 'cut' || fault === 'cut-after-one') {
    response.socket?.destroySoon();
    return;
  }
  if (fault === 'clean-end') {
    response.end();
    return;
  }
  if (fault === 'error-in-stream') {
    response.end(
      `data: ${JSON.stringify({ error: { message: 'overheated', type: 'server_error', code: 'server_error' } })}\n\n`,
    );
    return;
  }
  const reasons: Partial<Record<ModelFault, string>> = { length: 'length', 'content-filter': 'content_filter' };
  send(response, { delta: {}, finish_reason: (fault && reasons[fault]) ?? 'stop' });
  if (manner !== 'no-usage') {
    response.write(`data: ${JSON.stringify({ ...FRAME, choices: [], usage: usageOf(300 * parts) })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

/** As Ollama does: what does not fit into the context is left away, with a reason to finish and no word of it. */
function streamUntilFull(response: ServerResponse, { body }: ModelCall, { tokens }: ContextLimit, text: string): void {
  const prompt_tokens = Math.min(promptTokens(body), tokens - 1);
  const room = Math.min(capOf(body), tokens - prompt_tokens);
  const needed = Math.ceil(text.length / 3);
  const completion_tokens = Math.min(room, needed);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send(response, { delta: { role: 'assistant', content: needed > room ? text.slice(0, room * 3) : text } });
  send(response, { delta: {}, finish_reason: needed > room ? 'length' : 'stop' });
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
  response.end(`data: ${JSON.stringify({ ...FRAME, choices: [], usage })}\n\ndata: [DONE]\n\n`);
}

/** Faults before the first word of an answer; false where the answer begins as usual. */
async function misbehaveAtOnce(response: ServerResponse, fault: ModelFault): Promise<boolean> {
  switch (fault) {
    case 'refusal':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      send(response, { delta: { refusal: 'I cannot help with that.' } });
      send(response, { delta: {}, finish_reason: 'stop' });
      response.end('data: [DONE]\n\n');
      return true;
    case 'prose':
    case 'empty':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (fault === 'prose')
        send(response, { delta: { content: 'For breakfast I would suggest a hearty bowl of oats.' } });
      send(response, { delta: {}, finish_reason: 'stop' });
      response.end('data: [DONE]\n\n');
      return true;
    case 'html':
    case 'html-200':
      response.writeHead(fault === 'html' ? 502 : 200, { 'content-type': 'text/html' });
      response.end('<!doctype html><h1>Bad gateway</h1>');
      return true;
    case 'json-error-200':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'model is loading' } }));
      return true;
    case 'unauthorized':
      refuseWith(response, 401, { message: 'Incorrect API key provided: sk-...', code: 'invalid_api_key' });
      return true;
    case 'no-such-model':
      refuseWith(response, 404, { message: 'The model does not exist.', code: 'model_not_found' });
      return true;
    case 'quota':
      refuseWith(response, 429, { message: 'You exceeded your current quota.', code: 'insufficient_quota' });
      return true;
    case 'rate-limited':
    case 'rate-limited-long':
      response.setHeader('retry-after', fault === 'rate-limited' ? '0' : '40');
      refuseWith(response, 429, { message: 'Slow down.', code: 'rate_limit_exceeded' });
      return true;
    case 'server-error':
      refuseWith(response, 500, { message: 'The server had an error.' });
      return true;
    case 'redirect':
      response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end();
      return true;
    case 'silent':
      return true;
    case 'huge':
      await sendHuge(response);
      return true;
    case 'drip':
      await drip(response);
      return true;
    default:
      return false;
  }
}

async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const piece = 'a lot of words '.repeat(4000);
  for (let sent = 0; sent < HUGE_BYTES && !response.destroyed; sent += piece.length) {
    if (!send(response, { delta: { content: piece } }))
      await once(response, 'drain', { signal: gone.signal }).catch(() => undefined);
  }
  response.end();
}

/** A byte now and then, for ever: never quite idle. */
async function drip(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  while (!response.destroyed) {
    response.write(': ');
    await wait(20);
  }
}

const FRAME = { id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 0, model: 'stand-in' };

function send(
  response: ServerResponse,
  choice: { delta: object; finish_reason?: string },
  usage?: ReturnType<typeof usageOf>,
): boolean {
  const chunk = { ...FRAME, choices: [{ index: 0, finish_reason: null, ...choice }], usage };
  return response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** What an answer of so many tokens took. */
function usageOf(completion: number) {
  return {
    prompt_tokens: 1000,
    prompt_tokens_details: { cached_tokens: 400 },
    completion_tokens: completion,
    total_tokens: 1000 + completion,
  };
}

function answerWhole(response: ServerResponse, content: string): void {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(
    JSON.stringify({
      ...FRAME,
      object: 'chat.completion',
      choices,
      usage: { prompt_tokens: 10, completion_tokens: 20 },
    }),
  );
}

function refuseWith(
  response: ServerResponse,
  status: number,
  error: { message: string; code?: string | number; param?: string | null; type?: string },
): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { type: 'invalid_request_error', ...error } }));
}

function isAskedFor(gap: ModelGap, body: ModelCall['body']): boolean {
  if (gap === 'json_schema' || gap === 'json_object') {
    return (body.response_format as { type?: string } | undefined)?.type === gap;
  }
  return gap in body;
}

function nameOf(gap: ModelGap): string {
  return gap === 'json_schema' || gap === 'json_object' ? 'response_format' : gap;
}

/** Just behind the first dish. */
function endOfFirst(text: string): number {
  const second = text.indexOf('{"place"', text.indexOf('{"place"') + 1);
  return second < 0 ? text.length : second;
}
