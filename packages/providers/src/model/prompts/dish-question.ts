import {
  type DishProposal,
  type DishRequest,
  dishProposalSchema,
} from '@platewise/contract/generation/dish-proposal-schema';
import { holdsKey } from '../secret-key.ts';
import { dishMessages, quotesPrompt } from './dish-prompt.ts';
import { dishSchema } from './dish-schema.ts';
import type { Question } from './question.ts';

/** A proposal for each place, and as many again for a second chance. */
const DISHES_PER_PLACE = 2;
/** Tokens of an answer: so many, and so many more for each dish. */
const TOKENS = { base: 600, perDish: 700 } as const;

/** The question for dishes: what is none by its schema, or quotes what was sent, is passed over. */
export function dishQuestion(dishRequest: DishRequest, { apiKey }: { apiKey: string }): Question<DishProposal> {
  const { length } = dishRequest.places;
  return {
    messages: dishMessages(dishRequest),
    schema: { name: 'dishes', schema: dishSchema(dishRequest) },
    answerTokens: TOKENS.base + TOKENS.perDish * length,
    keys: ['items', 'steps'],
    read: (value, count) => {
      const dish = readDish(value, dishRequest, count);
      return dish && !isLeak(dish, dishRequest, apiKey) ? dish : null;
    },
    foundMax: DISHES_PER_PLACE * length,
  };
}

function readDish(value: unknown, { places }: DishRequest, count: number): DishProposal | null {
  // A service that is asked in words only may leave the place out; dishes come in the order of the places.
  const placed = typeof value === 'object' && value !== null && !('place' in value);
  const read = dishProposalSchema.safeParse(placed ? { ...value, place: places[count]?.place } : value);
  return read.success && places.some(({ place }) => place === read.data.place) ? read.data : null;
}

function isLeak({ name, cuisine, steps }: DishProposal, dishRequest: DishRequest, apiKey: string): boolean {
  const text = [name, cuisine, ...steps].join(' . ');
  return holdsKey(text, apiKey) || [name, ...steps].some((one) => quotesPrompt(one, dishRequest));
}
