import type { ModelCall } from './start-model.ts';

/** How much the stand-in's model takes, messages and answer together, and how its service says that it was too much. */
export type ContextLimit = { tokens: number; as: 'vllm' | 'vllm 0.9' | 'openai' | 'ollama' };

/** What a model with a tokenizer of its own counts: about what services count in English. */
const CHARACTERS_PER_TOKEN = 3.6;

export function promptTokens({ messages }: ModelCall['body']): number {
  return Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / CHARACTERS_PER_TOKEN);
}

export function capOf(body: ModelCall['body']): number {
  return Number(body.max_completion_tokens ?? body.max_tokens ?? 0);
}

/**
 * The error body with which a service refuses a request beyond the context, null where it fits. Ollama refuses nothing: its
 * answer just ends (ollama issue 3839). The sentences are those that vLLM (issues 20409 and 33418) and OpenAI print.
 */
export function contextRefusal(body: ModelCall['body'], { tokens, as }: ContextLimit) {
  const [sent, cap] = [promptTokens(body), capOf(body)];
  if (as === 'ollama') return null;
  if (as === 'openai') {
    if (cap <= tokens) return null;
    const message = `max_tokens is too large: ${cap}. This model supports at most ${tokens} completion tokens, whereas you provided ${cap}.`;
    return { message, type: 'invalid_request_error', param: 'max_tokens', code: 'invalid_value' };
  }
  if (sent + cap <= tokens) return null;
  const message =
    as === 'vllm 0.9'
      ? `This model's maximum context length is ${tokens} tokens. However, you requested ${sent + cap} tokens (${sent} in the messages, ${cap} in the completion). Please reduce the length of the messages or completion.`
      : `'max_tokens' or 'max_completion_tokens' is too large: ${cap}. This model's maximum context length is ${tokens} tokens and your request has ${sent} input tokens (${cap} > ${tokens} - ${sent}).`;
  return { message, type: 'BadRequestError', param: null, code: 400 };
}
