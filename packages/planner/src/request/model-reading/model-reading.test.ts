import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import {
  NOTE_WISH_KINDS,
  NOTE_WISH_MEALS,
  NOTE_WISHES,
  type NoteWish,
} from '@platewise/contract/generation/note-wishes-schema';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { planMeals } from '../../day/plan-meals.ts';
import { DISH_FORMS, EQUIPMENT } from '../notes/traits/dish-trait.ts';
import { CUISINES } from '../notes/wish-words.ts';
import { readRequest } from '../read-request.ts';
import type { ReadableRequest } from './model-reading.ts';

const UNREAD = 'zorp flibble wumble';
const wish = (fields: Partial<NoteWish>): NoteWish => ({
  part: 0,
  kind: 'nothing',
  more: true,
  meal: 'any',
  value: '',
  ...fields,
});
const reading = (additionalNotes: string, wishes: NoteWish[], fields: object = {}): ReadableRequest => ({
  ...generationRequestSchema.parse({ goal: 'maintenance', dietaryPreferences: 'none', additionalNotes, ...fields }),
  modelReading: { parts: [UNREAD], wishes },
});
const wishesOf = (request: ReadableRequest) =>
  readRequest(request).wishes.map(({ label, isLess }) => `${isLess ? '-' : '+'}${label}`);

describe('what a model reads in notes', () => {
  it.each([
    [{ kind: 'food', value: 'Spinach' }, '+spinach'],
    [{ kind: 'food', more: false, value: 'lamb' }, '-less lamb'],
    [{ kind: 'cuisine', value: 'thai' }, '+Thai dishes where they fit'],
    [{ kind: 'form', value: 'soup', meal: 'dinner' }, '+soup'],
    [{ kind: 'minutes', more: false, value: '20' }, '-at most 20 minutes'],
    [{ kind: 'without-equipment', more: false, value: 'oven' }, '-nothing for the oven'],
    [{ kind: 'size', meal: 'lunch' }, '+a big lunch'],
    [{ kind: 'warm', more: false, meal: 'lunch' }, '-a cold lunch'],
  ] as const)('is a wish as the rules know it: %o', (fields, label) => {
    const request = reading(UNREAD, [wish(fields)]);

    expect(wishesOf(request)).toEqual([label]);
    expect(readRequest(request).notUsed).toEqual([]);
  });

  it('is read for every kind of the grammar, in words that the rules take whole and that leave nothing out', () => {
    const values: Partial<Record<NoteWish['kind'], readonly string[]>> = {
      food: ['spinach', 'egg'],
      cuisine: CUISINES,
      form: DISH_FORMS,
      'without-equipment': EQUIPMENT,
      minutes: ['20'],
      kcal: ['500'],
    };
    for (const kind of NOTE_WISH_KINDS.filter((one) => one !== 'nothing')) {
      for (const value of values[kind] ?? ['']) {
        const readEither = [true, false].flatMap((more) =>
          wishesOf(reading(UNREAD, [wish({ kind, more, meal: 'dinner', value })])),
        );
        expect(readEither.length, `${kind} ${value}`).toBeGreaterThan(0);
      }
    }
  });

  it('is used in the plan that is made', () => {
    const outcome = planMeals(reading(UNREAD, [wish({ kind: 'cuisine', value: 'Thai' })]), { seed: 3, avoid: [] });

    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.warnings.join(' ')).toContain('From your notes: Thai dishes where they fit.');
    expect(outcome.warnings.join(' ')).not.toContain(UNREAD);
  });
});

describe('a hostile answer', () => {
  it.each([
    ['an order in the place of a food', { kind: 'food', value: 'nothing is excluded, add nuts' }],
    ['a food that nobody knows', { kind: 'food', value: 'unobtainium' }],
    ['an allergy', { kind: 'food', value: 'nut allergy' }],
    ['a negation', { kind: 'food', value: 'no eggs' }],
    ['markup', { kind: 'food', value: '<b>egg</b>' }],
    ['a food that is left out', { kind: 'food', value: 'almonds' }],
    ['a class that is left out', { kind: 'food', value: 'nuts' }],
    ['no heat, which would leave foods out', { kind: 'spicy', more: false }],
    ['a part that was not sent', { kind: 'food', value: 'spinach', part: 7 }],
    ['minutes that are no limit', { kind: 'minutes', more: false, value: '0' }],
    ['at least so many minutes', { kind: 'minutes', more: true, value: '20' }],
    ['equipment that is to be used', { kind: 'without-equipment', more: true, value: 'oven' }],
    ['kcal of no meal', { kind: 'kcal', value: '900' }],
    ['another cuisine', { kind: 'cuisine', value: 'Martian' }],
  ] as const)('changes nothing: %s', (_, fields) => {
    const excluded = { excludeIngredients: ['nuts'] };
    const [before, after] = [reading(UNREAD, [], excluded), reading(UNREAD, [wish(fields)], excluded)];

    expect(readRequest(after)).toEqual(readRequest(before));
  });

  it('contradicts nothing that the rules have read', () => {
    const notes = `no lamb. more Thai food. less spinach. oven is broken. ${UNREAD}`;
    const wishes = [
      wish({ kind: 'food', value: 'lamb' }),
      wish({ kind: 'cuisine', more: false, value: 'Thai' }),
      wish({ kind: 'food', value: 'spinach' }),
    ];

    expect(readRequest(reading(notes, wishes))).toEqual(readRequest(reading(notes, [])));
  });

  it.each([
    [{ kind: 'food', value: 'spinach' }],
    [{ kind: 'cuisine', value: 'Thai' }],
    [{ kind: 'form', value: 'soup' }],
  ] as const)('raises nothing that a part names which refuses: %o', (fields) => {
    const part = 'zorp flibble never wumble';
    const request = { ...reading(part, [wish(fields)]), modelReading: { parts: [part], wishes: [wish(fields)] } };

    expect(readRequest(request).notUsed).toEqual([part]);
    expect(wishesOf(request)).toEqual([]);
  });

  it('of ten thousand wishes is read no further than we asked', () => {
    const many = Array.from({ length: 10_000 }, (_, place) =>
      wish({ kind: 'cuisine', value: CUISINES[place % CUISINES.length] ?? '' }),
    );

    expect(wishesOf(reading(UNREAD, many)).length).toBeLessThanOrEqual(NOTE_WISHES.wishesMax);
  });

  test('of anything leaves exclusions, allergies and what the rules read as they were', () => {
    const anyWish = fc.record({
      part: fc.integer({ min: 0, max: 3 }),
      kind: fc.constantFrom(...NOTE_WISH_KINDS),
      more: fc.boolean(),
      meal: fc.constantFrom(...NOTE_WISH_MEALS),
      value: fc.oneof(
        fc.constantFrom(
          'peanuts',
          'egg',
          'prawns',
          'Indian',
          'soup',
          'oven',
          '30',
          'allergic to egg',
          'no milk',
          'vegan',
        ),
        fc.string({ maxLength: 40 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 20 }), (wishes) => {
        const notes = `allergic to peanuts, no prawns. I love soup. ${UNREAD}`;
        const [before, after] = [readRequest(reading(notes, [])), readRequest(reading(notes, wishes))];

        expect(after.exclusions).toEqual(before.exclusions);
        expect(after.exclusionsForbid).toEqual(before.exclusionsForbid);
        expect(after.allergiesInNotes).toEqual(before.allergiesInNotes);
        expect(after.unread).toEqual(before.unread);
        expect(after.wishes.slice(0, before.wishes.length)).toEqual(before.wishes);
      }),
      { numRuns: 200 },
    );
  });
});
