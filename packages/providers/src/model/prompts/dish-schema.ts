import { type DishRequest, PROPOSAL } from '@platewise/contract/generation/dish-proposal-schema';
import { DIFFICULTIES } from '@platewise/contract/generation/options';
import { strictSchema } from './strict-schema.ts';

/**
 * The JSON schema of an answer: its foods can be none but those of the request. It has no place for a figure. Bounds that
 * strict schemas of hosted services do not know are left to the check of every answer.
 */
export function dishSchema({ places, foods, cuisines }: DishRequest) {
  const whole = { type: 'integer' };
  return strictSchema({
    dishes: {
      type: 'array',
      items: strictSchema({
        place: { type: 'integer', enum: places.map(({ place }) => place) },
        name: { type: 'string' },
        cuisine: { type: 'string', enum: cuisines },
        prepMinutes: whole,
        cookMinutes: whole,
        difficulty: { type: 'string', enum: DIFFICULTIES },
        items: {
          type: 'array',
          items: strictSchema({ food: { type: 'string', enum: foods }, grams: { type: 'number' } }),
        },
        steps: {
          type: 'array',
          items: { type: 'string', description: `At most ${PROPOSAL.stepMaxCharacters} characters.` },
        },
      }),
    },
  });
}
