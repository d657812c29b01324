import { setTimeout as wait } from 'node:timers/promises';
import type { NamedFood } from '@platewise/contract/generation/named-foods-schema';
import type { NoteWish } from '@platewise/contract/generation/note-wishes-schema';
import OpenAI from 'openai';
import { fairQueue } from '../../queue/fair-queue.ts';
import { answerCap, messageTokens, roomAfterCut } from '../answers/answer-cap.ts';
import { readAnswer, type Tokens } from '../answers/read-answer.ts';
import { streamWatch } from '../answers/stream-watch.ts';
import { type CircuitBreaker, circuitBreaker } from '../circuit-breaker.ts';
import { guardedFetch } from '../guarded-fetch.ts';
import { isModelError, type ModelError, type ModelErrorCode, modelError } from '../model-error.ts';
import type { ModelPort, ModelUsage } from '../model-port.ts';
import { costUsd, listedPrice, type ModelPrice } from '../model-prices.ts';
import type { ModelTimes } from '../model-times.ts';
import { dishQuestion } from '../prompts/dish-question.ts';
import { generatedTextQuestion } from '../prompts/generated-text-question.ts';
import { NO_FOOD, namingQuestion } from '../prompts/naming-question.ts';
import { notesQuestion } from '../prompts/notes-question.ts';
import type { Question } from '../prompts/question.ts';
import { refusalWords, translateFailure } from '../translate-failure.ts';
import { usageTotals } from '../usage-totals.ts';
import { askedTokens, type FormSettings, firstForm, nextForm, type RequestForm, requestBody } from './request-form.ts';

export type ModelSettings = FormSettings & {
  apiKey: string;
  /** Milliseconds (decisions 3); `queueMs` for a place, `totalMs` for all of a request, waiting and retry included. */
  times: ModelTimes;
  /** Requests at once, and requests that may wait besides. */
  atOnce: number;
  queuedMax: number;
  /** In the place of what is listed for the model. */
  price?: ModelPrice | undefined;
  /** Set where failures are to be counted, and not spared: the service is asked however often it failed. */
  asksInSpiteOfFailures?: boolean;
  onUsage: (usage: ModelUsage) => void;
  /** Set where spending is limited; needs a price. */
  budget?: ModelBudget | undefined;
  now: () => number;
};

/** Who counts what is spent, before it is. */
export type ModelBudget = {
  /**
   * Sets aside what a request may cost at most, in US dollars; what it gives takes what the request did cost, null where that
   * is not known and all that was set aside counts.
   * @throws ModelError budget where that would be more than may be spent
   */
  reserve(order: { person: string; usd: number }): Promise<(usd: number | null) => void>;
};

export const MODEL_PLACES = { atOnce: 16, queuedMax: 64 } as const;

const BREAKER = { failuresMax: 5, withinMs: 30_000, openMs: 30_000 } as const;
/** Failures of the service itself; a refusal or an answer that is none says nothing of the next. */
const FAULTS: ReadonlySet<ModelUsage['outcome']> = new Set(['timeout', 'unavailable', 'quota', 'config', 'context']);
/** Failures that another try may mend, while nothing has come yet. */
const WORTH_A_RETRY: ReadonlySet<ModelErrorCode> = new Set(['unavailable', 'busy', 'truncated', 'invalid']);
const RETRIES = 1;
const RETRY_AFTER_MS = 300;
/** Who asks for a longer pause is not waited for. */
const PAUSE_MAX_SECONDS = 5;
/** Forms that are tried for one order before its refusal is taken for our mistake. */
const FORMS_MAX = 6;

/**
 * Any service that speaks OpenAI's chat completions: OpenAI, Ollama, LM Studio, llama.cpp, OpenRouter. What it can do is
 * found out by asking and remembered.
 */
export function createOpenAiModel(settings: ModelSettings): ModelPort {
  const queue = fairQueue({ ...settings, refusal: () => modelError('busy') });
  const failuresMax = settings.asksInSpiteOfFailures ? Number.POSITIVE_INFINITY : BREAKER.failuresMax;
  const breaker = circuitBreaker({ ...BREAKER, failuresMax, now: settings.now });
  const price = settings.price ?? listedPrice(settings.model);
  const totals = usageTotals();
  const learnt = { form: firstForm(settings) };

  async function* ask<Found>(question: Question<Found>, { signal, person }: { signal: AbortSignal; person: string }) {
    const { isGeneratedText } = question;
    const total = AbortSignal.timeout(settings.times.totalMs);
    const tally = {
      requests: 0,
      found: 0,
      tokens: { inputTokens: null, cachedTokens: null, outputTokens: null } as Tokens,
    };
    const startedAt = settings.now();
    let outcome: ModelUsage['outcome'] = 'aborted';
    let leave = () => {};
    let settle: ((usd: number | null) => void) | null = null;
    let isLetThrough = false;
    try {
      if (isGeneratedText && !queue.hasRoom()) throw modelError('busy');
      breaker.check();
      isLetThrough = true;
      settle =
        (await settings.budget?.reserve({ person, usd: dearest(settings, price, learnt.form, question) })) ?? null;
      leave = await queue.enter(person, AbortSignal.any([signal, AbortSignal.timeout(settings.times.queueMs)]));
      for await (const one of withRetry(settings, learnt, question, tally, AbortSignal.any([signal, total]))) {
        tally.found += 1;
        yield one;
      }
      outcome = 'ok';
    } catch (error) {
      const failure = whatHappened(error, { signal, total });
      outcome = failure.code;
      throw failure;
    } finally {
      leave();
      const { requests, found, tokens } = tally;
      if (requests > 0) updateBreaker(breaker, outcome);
      // Who was not let through knows nothing of anyone who tries meanwhile.
      else if (isLetThrough) breaker.undecided();
      const counted = isGeneratedText ? { dishes: 0, isGeneratedText } : { dishes: found };
      const usage = { outcome, ...counted, requests, milliseconds: Math.round(settings.now() - startedAt), ...tokens };
      const whole = { ...usage, costUsd: costUsd(price, tokens) };
      settle?.(requests === 0 ? 0 : whole.costUsd);
      totals.add(whole);
      settings.onUsage(whole);
    }
  }

  return {
    kind: 'openai',
    propose: (order, options) => ask(dishQuestion(order, settings), options),
    write: async (order, options) => {
      let text = '';
      for await (const written of ask(generatedTextQuestion(order, settings), options)) text = written;
      return text;
    },
    readNotes: async (order, options) => {
      const wishes: NoteWish[] = [];
      for await (const wish of ask(notesQuestion(order, settings), options)) wishes.push(wish);
      return wishes;
    },
    nameFoods: async (order, options) => {
      const foods: NamedFood[] = [];
      for await (const named of ask(namingQuestion(order, settings), options)) foods.push(named);
      return foods.filter(({ food }) => food !== NO_FOOD);
    },
    status: () => ({
      circuit: breaker.state(),
      running: queue.running(),
      queued: queue.queued(),
      totals: totals.read(),
    }),
  };
}

/** What a request may cost at most, in US dollars: all that it may take, and that once more for each retry. */
function dearest(
  settings: ModelSettings,
  price: ModelPrice | undefined,
  { room }: RequestForm,
  question: Question<unknown>,
): number {
  const asked = askedTokens(question, settings);
  const tokens = {
    inputTokens: messageTokens(room, asked),
    cachedTokens: 0,
    outputTokens: answerCap(room, asked) ?? 0,
  };
  return (costUsd(price, tokens) ?? 0) * (1 + RETRIES);
}

/** What the outcome of a request that was sent says of the service. */
function updateBreaker(breaker: CircuitBreaker, outcome: ModelUsage['outcome']): void {
  if (FAULTS.has(outcome)) breaker.failed();
  else if (outcome === 'aborted') breaker.undecided();
  else breaker.succeeded();
}

type Tally = { requests: number; found: number; tokens: Tokens };

async function* withRetry<Found>(
  settings: ModelSettings,
  learnt: { form: RequestForm },
  question: Question<Found>,
  tally: Tally,
  signal: AbortSignal,
): AsyncGenerator<Found> {
  let retries = 0;
  let forms = 0;
  while (true) {
    const { form } = learnt;
    try {
      yield* askOnce(settings, learnt, question, tally, signal);
      return;
    } catch (error) {
      const next =
        tally.found === 0 && !signal.aborted
          ? nextForm(form, refusalWords(error), askedTokens(question, settings))
          : null;
      if (next && forms++ < FORMS_MAX) {
        // Another order may have learnt the same meanwhile.
        learnt.form = learnt.form === form ? next : learnt.form;
        continue;
      }
      const failure = translateFailure(error);
      const pauseMs = pauseBefore(failure);
      if (tally.found > 0 || signal.aborted || retries++ >= RETRIES || pauseMs === null) throw error;
      await wait(pauseMs, undefined, { signal });
    }
  }
}

/** How long to wait before the one retry; null where there is none. */
function pauseBefore({ code, retryAfterSeconds }: ModelError): number | null {
  if (!WORTH_A_RETRY.has(code)) return null;
  if (retryAfterSeconds === undefined) return RETRY_AFTER_MS;
  return retryAfterSeconds <= PAUSE_MAX_SECONDS ? retryAfterSeconds * 1000 : null;
}

async function* askOnce<Found>(
  settings: ModelSettings,
  learnt: { form: RequestForm },
  question: Question<Found>,
  tally: Tally,
  signal: AbortSignal,
): AsyncGenerator<Found> {
  const { apiKey, baseUrl, times } = settings;
  const { form } = learnt;
  const body = requestBody(question, settings, form);
  const ended = new AbortController();
  const watch = streamWatch(AbortSignal.any([signal, ended.signal]), times);
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    fetch: guardedFetch(baseUrl, watch),
    // Retries, time-outs and logs are ours; nothing is read from the environment.
    maxRetries: 0,
    timeout: times.totalMs,
    logLevel: 'off',
    organization: null,
    project: null,
  });
  tally.requests += 1;
  try {
    const stream = await client.chat.completions.create(body, { signal: watch.signal });
    // Some services say in each piece what the answer took so far: the last word stands for the whole request.
    const before = tally.tokens;
    let taken: Tokens | null = null;
    const onTokens = (tokens: Tokens) => {
      taken = tokens;
      tally.tokens = added(before, tokens);
    };
    try {
      yield* readAnswer(stream, question, { onTokens });
    } catch (error) {
      // The SDK ends a stream that was aborted in silence, which then looks cut.
      watch.signal.throwIfAborted();
      learnt.form = formAfterCut(form, error, taken, Number(body[form.maxTokens])) ?? learnt.form;
      throw error;
    }
  } finally {
    watch.stop();
    // Anyone who stops listening stops the service as well.
    ended.abort(modelError('aborted'));
  }
}

/** The form to ask with after an answer that was cut short of its cap: the context is smaller than we knew. */
function formAfterCut(form: RequestForm, error: unknown, taken: Tokens | null, cap: number): RequestForm | null {
  if (!isModelError(error) || error.code !== 'truncated' || !taken) return null;
  const room = roomAfterCut(form.room, { ...taken, cap });
  return room && { ...form, room };
}

function added(a: Tokens, b: Tokens): Tokens {
  const plus = (x: number | null, y: number | null) => (x === null ? y : x + (y ?? 0));
  return {
    inputTokens: plus(a.inputTokens, b.inputTokens),
    cachedTokens: plus(a.cachedTokens, b.cachedTokens),
    outputTokens: plus(a.outputTokens, b.outputTokens),
  };
}

/** The failure as the port names it: who gave up first decides. */
function whatHappened(error: unknown, { signal, total }: { signal: AbortSignal; total: AbortSignal }): ModelError {
  if (signal.aborted) return modelError('aborted');
  if (total.aborted) return modelError('timeout');
  return isModelError(error) ? error : translateFailure(error);
}
