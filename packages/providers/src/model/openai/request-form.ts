import type OpenAI from 'openai';
import {
  type AskedTokens,
  answerCap,
  firstRoom,
  type ModelRoom,
  roomAfterRefusal,
  speaksOfSize,
} from '../answers/answer-cap.ts';
import { modelError } from '../model-error.ts';
import type { Messages, Question } from '../prompts/question.ts';

/** How a service wants to be asked; learnt from its refusals and kept for this process. */
export type RequestForm = {
  format: 'json_schema' | 'json_object' | 'prompt';
  maxTokens: 'max_completion_tokens' | 'max_tokens';
  /** Set once the cap has taken its other name: a refusal of that is of the cap itself. */
  isCapRenamed: boolean;
  asksForUsage: boolean;
  sendsEffort: boolean;
  room: ModelRoom;
};

export type FormSettings = {
  model: string;
  reasoningEffort: string | undefined;
  maxTokensParam: RequestForm['maxTokens'] | undefined;
  /** Tokens that the model takes and gives together, and most of an answer; found out where undefined. */
  contextTokens?: number | undefined;
  answerMaxTokens?: number | undefined;
  baseUrl: string;
};

const OTHER_NAME = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' } as const;
const OPENAI_HOST = 'api.openai.com';
/** Thinking counts as answer: with it a cap of the answer alone would cut it off. */
const TOKENS_FOR_THINKING = 6000;
/** Services count a photo by its area, as 85 to some 6,400 tokens (OpenAI, 'Images and vision'; Together, 'Vision'): as so much text at most. */
const CHARACTERS_OF_PHOTO = 20_000;
const WITHOUT_THINKING = new Set<string | undefined>(['none', 'minimal']);

/** The form that is tried first: OpenAI's own service knows another name for the cap than most others. */
export function firstForm({ baseUrl, maxTokensParam, contextTokens, answerMaxTokens }: FormSettings): RequestForm {
  const isOpenAi = new URL(baseUrl).hostname === OPENAI_HOST;
  return {
    format: 'json_schema',
    maxTokens: maxTokensParam ?? (isOpenAi ? 'max_completion_tokens' : 'max_tokens'),
    isCapRenamed: false,
    asksForUsage: true,
    sendsEffort: true,
    room: firstRoom({ contextTokens, answerMax: answerMaxTokens }),
  };
}

/**
 * The form to try after a refusal that names a part of the request; null where the refusal names none that can be changed.
 * Every step goes one way and is taken once, so that a form that was learnt is not unlearnt by the next refusal. A cap that
 * is too large is made smaller and not taken for a wrong name, though its refusal may name both.
 */
export function nextForm(form: RequestForm, refusal: string, asked: AskedTokens): RequestForm | null {
  if (isOfSize(refusal)) {
    const room = roomAfterRefusal(form.room, asked, refusal);
    return room && { ...form, room };
  }
  if (/stream_options|include_usage/i.test(refusal) && form.asksForUsage) return { ...form, asksForUsage: false };
  if (/reasoning_effort/i.test(refusal) && form.sendsEffort) return { ...form, sendsEffort: false };
  if (isOfCap(form, refusal)) {
    return { ...form, maxTokens: OTHER_NAME[form.maxTokens], isCapRenamed: true };
  }
  if (!/response_format|json_schema|json_object|schema|grammar|structured/i.test(refusal)) return null;
  if (form.format === 'json_schema') return { ...form, format: 'json_object' };
  return form.format === 'json_object' ? { ...form, format: 'prompt' } : null;
}

/** 'Unsupported parameter: max_tokens. Use max_completion_tokens instead': the name that was sent comes first. */
function isOfCap({ maxTokens, isCapRenamed }: RequestForm, refusal: string): boolean {
  return !isCapRenamed && /max_completion_tokens|max_tokens/i.exec(refusal)?.[0].toLowerCase() === maxTokens;
}

/** 'max_tokens is too large', 'maximum context length is 8192 tokens': the size is wrong, and no name. */
function isOfSize(refusal: string): boolean {
  const isOfSchema = /response_format|schema|grammar/i.test(refusal);
  return !isOfSchema && /tokens|context/i.test(refusal) && speaksOfSize(refusal);
}

/** How many tokens a question takes, estimated. The schema counts: some services put it before the messages. */
export function askedTokens(
  { messages, schema, answerTokens }: Pick<Question<unknown>, 'messages' | 'schema' | 'answerTokens'>,
  { reasoningEffort, baseUrl }: Pick<FormSettings, 'reasoningEffort' | 'baseUrl'>,
): AskedTokens {
  const isOpenAi = new URL(baseUrl).hostname === OPENAI_HOST;
  const texts = messages.reduce((sum, { content }) => sum + charactersOf(content), 0);
  return {
    answerTokens,
    thinkingTokens: WITHOUT_THINKING.has(reasoningEffort) ? 0 : TOKENS_FOR_THINKING,
    characters: texts + (isOpenAi ? JSON.stringify(schema).length : 0),
  };
}

function charactersOf(content: Messages[number]['content']): number {
  if (typeof content === 'string') return content.length;
  return content.reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : CHARACTERS_OF_PHOTO), 0);
}

/**
 * The body of a request for an answer to a question.
 * @throws ModelError context where the model leaves no room for an answer
 */
export function requestBody(
  question: Pick<Question<unknown>, 'messages' | 'schema' | 'answerTokens'>,
  settings: FormSettings,
  form: RequestForm,
): OpenAI.ChatCompletionCreateParamsStreaming {
  const { messages, schema } = question;
  const { model, reasoningEffort, baseUrl } = settings;
  const cap = answerCap(form.room, askedTokens(question, settings));
  if (cap === null) throw modelError('context');
  const isOpenRouter = new URL(baseUrl).hostname.endsWith('openrouter.ai');
  return {
    model,
    messages,
    stream: true,
    [form.maxTokens]: cap,
    ...(form.format === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
    }),
    ...(form.format === 'json_object' && { response_format: { type: 'json_object' } }),
    ...(form.asksForUsage && { stream_options: { include_usage: true } }),
    ...(form.sendsEffort && reasoningEffort && { reasoning_effort: reasoningEffort }),
    // Else OpenRouter may choose a host that leaves the schema out.
    ...(isOpenRouter && form.format === 'json_schema' && { provider: { require_parameters: true } }),
  } as OpenAI.ChatCompletionCreateParamsStreaming;
}
