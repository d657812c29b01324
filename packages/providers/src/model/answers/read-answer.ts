import type OpenAI from 'openai';
import { modelError } from '../model-error.ts';
import type { Question } from '../prompts/question.ts';
import { splitObjects } from './split-objects.ts';

/** Thoughts and all; an answer that goes beyond is not read to its end. */
const ANSWER_MAX_CHARACTERS = 400_000;

/** What an answer took; of the input, how much the service had kept from before. Null where it did not say. */
export type Tokens = { inputTokens: number | null; cachedTokens: number | null; outputTokens: number | null };

/**
 * What a streamed answer holds, as it is finished.
 * @throws ModelError refused, truncated, or invalid when a whole answer holds nothing that was asked for
 */
export async function* readAnswer<Found>(
  chunks: AsyncIterable<OpenAI.ChatCompletionChunk>,
  { keys, read, foundMax }: Pick<Question<Found>, 'keys' | 'read' | 'foundMax'>,
  { onTokens }: { onTokens: (tokens: Tokens) => void },
): AsyncGenerator<Found> {
  const split = splitObjects(keys);
  let found = 0;
  let characters = 0;
  let finish: string | null = null;
  // To the end, also after the last that is found: what it cost comes last.
  for await (const { choices, usage } of chunks) {
    const choice = Array.isArray(choices) ? choices[0] : undefined;
    if (choice?.delta?.refusal) throw modelError('refused');
    if (choice?.finish_reason) finish = choice.finish_reason;
    if (usage) {
      onTokens({
        inputTokens: countIn(usage.prompt_tokens),
        cachedTokens: countIn(usage.prompt_tokens_details?.cached_tokens),
        outputTokens: countIn(usage.completion_tokens),
      });
    }
    const content = choice?.delta?.content;
    if (typeof content !== 'string') continue;
    characters += content.length;
    if (characters > ANSWER_MAX_CHARACTERS) throw modelError('invalid');
    for (const value of split(content)) {
      const one = read(value, found);
      if (one === null || found >= foundMax) continue;
      found += 1;
      yield one;
    }
  }
  if (finish === 'content_filter') throw modelError('refused');
  // Without a reason to finish the connection was cut, however cleanly.
  if (finish === null || finish === 'length') throw modelError('truncated');
  if (found === 0) throw modelError('invalid');
}

function countIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
