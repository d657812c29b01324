import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNotes } from '../request/notes/read-notes.ts';
import { understood } from '../request/notes/testing/wish-labels.ts';
import { EIGHTH_WISHES } from '../request/notes/testing/wishes-eighth.ts';
import { FIFTH_WISHES } from '../request/notes/testing/wishes-fifth.ts';
import { SEVENTH_WISHES } from '../request/notes/testing/wishes-seventh.ts';
import { SIXTH_WISHES } from '../request/notes/testing/wishes-sixth.ts';
import { readRequest } from '../request/read-request.ts';
import { plateRequest } from '../testing/random-requests.ts';
import { planMeals } from './plan-meals.ts';

const SEED = 20_261_128;
const RUNS = Math.min(1000, Number(process.env.PLAN_RUNS ?? 60));
const WISHES = [...FIFTH_WISHES, ...SIXTH_WISHES, ...SEVENTH_WISHES, ...EIGHTH_WISHES]
  .filter((one) => understood(one) === 'all')
  .map(([wish]) => wish);
const notesOf = (wishes: readonly string[]) => wishes.join('. ');
const anyNotes = fc.uniqueArray(fc.constantFrom(...WISHES), { minLength: 1, maxLength: 5 }).map(notesOf);
const REFUSALS = [
  'no nuts',
  'allergic to eggs',
  'I hate mushrooms',
  'without dairy',
  'gluten free',
  'no pork',
  'never fish',
  'I do not eat tofu',
];
const FOODS = ['mushrooms', 'chicken', 'rice', 'spinach', 'lentils', 'salmon', 'eggs', 'tomatoes', 'oats'];
const LESS = ['less {}', 'I am tired of {}', 'we had {} all week, give it a rest', 'not {} again please'];

const answersOf = ({ warnings }: { warnings: readonly string[] }) => warnings.join(' ').toLowerCase();
const idsOf = (notes: string) => new Set(readNotes(notes).exclusions.flatMap(({ foods }) => [...foods]));

describe('wishes of the notes', () => {
  test('are each answered: kept, kept in part, or why not', () => {
    fc.assert(
      fc.property(plateRequest, anyNotes, fc.nat(), (request, additionalNotes, seed) => {
        const asked = generationRequestSchema.parse({ ...request, additionalNotes });
        const outcome = planMeals(asked, { seed, avoid: [] });
        if (!outcome.ok) return;
        const answers = answersOf(outcome);
        for (const { label, cuisine, caveat, cannotAssess } of readRequest(asked).wishes) {
          const named = [caveat, cannotAssess, cuisine, label].filter((one) => one !== undefined);
          expect(
            named.some((one) => answers.includes(one.toLowerCase())),
            `${additionalNotes} | ${label} | ${answers}`,
          ).toBe(true);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  }, 1_800_000);

  test('never lift an exclusion, wherever they stand', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REFUSALS), anyNotes, fc.boolean(), (refusal, wishes, isFirst) => {
        const both = idsOf(isFirst ? `${refusal}. ${wishes}` : `${wishes}. ${refusal}`);
        expect([...idsOf(refusal)].filter((id) => !both.has(id))).toEqual([]);
      }),
      { numRuns: RUNS * 5, seed: SEED },
    );
  }, 1_800_000);

  test('that ask less of a food never serve it more often than no notes do', () => {
    fc.assert(
      fc.property(
        plateRequest,
        fc.constantFrom(...FOODS),
        fc.constantFrom(...LESS),
        fc.nat(),
        (request, food, less, seed) => {
          const notes = less.replace('{}', food);
          const [wish] = readNotes(notes).wishes;
          const foods = wish?.foods ?? idsOf(notes);
          const timesIn = (additionalNotes: string) => {
            const outcome = planMeals(generationRequestSchema.parse({ ...request, additionalNotes }), {
              seed,
              avoid: [],
            });
            return outcome.ok
              ? outcome.meals.filter(({ items }) => items.some((item) => foods.has(item.food))).length
              : 0;
          };
          expect(timesIn(notes), notes).toBeLessThanOrEqual(timesIn(''));
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  }, 1_800_000);
});
