import { type DishOrder, type DishProposal, dishProposalSchema } from '@platewise/contract/dish-proposal-schema';
import type OpenAI from 'openai';
import { quotesPrompt } from './dish-prompt.ts';
import { modelError } from './model-error.ts';
import { splitDishes } from './split-dishes.ts';

/** A proposal for each place, and as many again for a second chance; a model that goes on and on is not listened to. */
const DISHES_PER_PLACE = 2;
/** Thoughts and all; an answer that goes beyond is not read to its end. */
const ANSWER_MAX_CHARACTERS = 400_000;

export type Tokens = { inputTokens: number | null; outputTokens: number | null };

/**
 * The dishes of a streamed answer as they are finished; what is none by its schema, or quotes what was sent, is passed over.
 * @throws ModelError refused, truncated, or invalid when a whole answer holds not one dish
 */
export async function* readAnswer(
  chunks: AsyncIterable<OpenAI.ChatCompletionChunk>,
  order: DishOrder,
  { apiKey, onTokens }: { apiKey: string; onTokens: (tokens: Tokens) => void },
): AsyncGenerator<DishProposal> {
  const split = splitDishes();
  const dishesMax = DISHES_PER_PLACE * order.places.length;
  let dishes = 0;
  let characters = 0;
  let finish: string | null = null;
  // To the end, also after the last dish: what it cost comes last.
  for await (const { choices, usage } of chunks) {
    const choice = Array.isArray(choices) ? choices[0] : undefined;
    if (choice?.delta?.refusal) throw modelError('refused');
    if (choice?.finish_reason) finish = choice.finish_reason;
    if (usage) onTokens({ inputTokens: countIn(usage.prompt_tokens), outputTokens: countIn(usage.completion_tokens) });
    const content = choice?.delta?.content;
    if (typeof content !== 'string') continue;
    characters += content.length;
    if (characters > ANSWER_MAX_CHARACTERS) throw modelError('invalid');
    for (const value of split(content)) {
      const dish = readDish(value, order, dishes);
      if (!dish || dishes >= dishesMax || isLeak(dish, order, apiKey)) continue;
      dishes += 1;
      yield dish;
    }
  }
  if (finish === 'content_filter') throw modelError('refused');
  // Without a reason to finish the connection was cut, however cleanly.
  if (finish === null || finish === 'length') throw modelError('truncated');
  if (dishes === 0) throw modelError('invalid');
}

function readDish(value: unknown, { places }: DishOrder, count: number): DishProposal | null {
  // A service that is asked in words only may leave the place out; dishes come in the order of the places.
  const placed = typeof value === 'object' && value !== null && !('place' in value);
  const read = dishProposalSchema.safeParse(placed ? { ...value, place: places[count]?.place } : value);
  return read.success && places.some(({ place }) => place === read.data.place) ? read.data : null;
}

function isLeak({ name, cuisine, steps }: DishProposal, order: DishOrder, apiKey: string): boolean {
  const text = [name, cuisine, ...steps].join(' . ');
  return text.includes(apiKey) || [name, ...steps].some((one) => quotesPrompt(one, order));
}

function countIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
