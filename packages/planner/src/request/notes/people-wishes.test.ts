import { texts } from '@platewise/contract/texts';
import { describe, expect, it } from 'vitest';
import { readNotes } from './read-notes.ts';
import { understood } from './testing/wish-labels.ts';
import { EIGHTH_WISHES } from './testing/wishes-eighth.ts';
import { ELEVENTH_WISHES } from './testing/wishes-eleventh.ts';
import { FIFTEENTH_WISHES } from './testing/wishes-fifteenth.ts';
import { FIFTH_WISHES } from './testing/wishes-fifth.ts';
import { FIRST_WISHES } from './testing/wishes-first.ts';
import { FOURTEENTH_WISHES } from './testing/wishes-fourteenth.ts';
import { FOURTH_WISHES } from './testing/wishes-fourth.ts';
import { HELD_BACK_WISHES } from './testing/wishes-held-back.ts';
import { NINTH_WISHES } from './testing/wishes-ninth.ts';
import { SECOND_WISHES } from './testing/wishes-second.ts';
import { SEVENTEENTH_WISHES } from './testing/wishes-seventeenth.ts';
import { SEVENTH_WISHES } from './testing/wishes-seventh.ts';
import { SIXTEENTH_WISHES } from './testing/wishes-sixteenth.ts';
import { SIXTH_WISHES } from './testing/wishes-sixth.ts';
import { TENTH_WISHES } from './testing/wishes-tenth.ts';
import { THIRD_WISHES } from './testing/wishes-third.ts';
import { THIRTEENTH_WISHES } from './testing/wishes-thirteenth.ts';
import { TWELFTH_WISHES } from './testing/wishes-twelfth.ts';

/** Of a corpus that the rules were written with. */
const LEAST_KNOWN = 0.95;
/** Of short ordinary wishes, with which the rules were widened or which they have seen since. */
const LEAST_OF_ORDINARY = 0.96;
/** Of sets that were held back and of which only what is general was mended since. */
const LEAST_OF_SOMEBODY_ELSE = 0.93;
/** Of notes that also wish for what our grammar has no place for. */
const LEAST_OF_HELD_BACK = 0.83;

const { phrases, groups } = texts.noteChips;
const CHIP_PHRASES = [phrases, ...Object.values(groups).map((group) => group.phrases)].flatMap((each) =>
  Object.values<string>(each),
);

describe('wishes as people write them', () => {
  it('are understood nearly all, and hardly ever the wrong way round', () => {
    const corpus = [
      ...FIRST_WISHES,
      ...SECOND_WISHES,
      ...THIRD_WISHES,
      ...FOURTH_WISHES,
      ...FIFTH_WISHES,
      ...SIXTH_WISHES,
      ...SEVENTH_WISHES,
      ...EIGHTH_WISHES,
      ...NINTH_WISHES,
      ...TENTH_WISHES,
      ...ELEVENTH_WISHES,
    ];
    const results = Object.groupBy(corpus, understood);

    expect(corpus).toHaveLength(1921);
    // Each leaves a food out that is only named, or stands before 'isn't': no wish weakens that.
    expect(results.inverted?.map(([wish]) => wish)).toEqual([
      'middle eastern food, hummus, that kind of thing',
      'cheese. they will eat anything with cheese so put cheese in',
      'Dates, we still have so many dates',
      'pickles and peanut butter. dont judge',
      'omelettes are getting old tho. bacon isnt, more bacon',
      'Tofu has never done me any harm, more of it',
      'onions only cooked, raw ones kill my date nights',
      "the cheese drawer won't close, so cheese",
    ]);
    expect((results.all?.length ?? 0) / corpus.length).toBeGreaterThanOrEqual(LEAST_KNOWN);
  }, 60_000);

  it('are never the wrong way round where they were held back until the rules were made', () => {
    const results = Object.groupBy(HELD_BACK_WISHES, understood);

    expect(HELD_BACK_WISHES).toHaveLength(200);
    expect(results.inverted ?? []).toEqual([]);
    // 62 % with 17 inverted when they were measured first; what they showed has been mended since.
    expect((results.all?.length ?? 0) / HELD_BACK_WISHES.length).toBeGreaterThanOrEqual(LEAST_OF_HELD_BACK);
  });

  it.each([
    ['with which the rules were widened', TWELFTH_WISHES, 200, LEAST_OF_ORDINARY],
    ['that were held back until then', THIRTEENTH_WISHES, 200, LEAST_OF_ORDINARY],
    ['of further people', FOURTEENTH_WISHES, 179, LEAST_OF_ORDINARY],
    ['of further people again', FIFTEENTH_WISHES, 240, LEAST_OF_ORDINARY],
    ['of somebody who knew no rule', SIXTEENTH_WISHES, 200, LEAST_OF_SOMEBODY_ELSE],
    ['of another who knew none', SEVENTEENTH_WISHES, 200, LEAST_OF_SOMEBODY_ELSE],
  ] as const)('are understood where they are ordinary ones %s', (_, wishes, count, least) => {
    const results = Object.groupBy(wishes, understood);

    expect(wishes).toHaveLength(count);
    expect(results.inverted ?? []).toEqual([]);
    expect((results.all?.length ?? 0) / count).toBeGreaterThanOrEqual(least);
  });

  it.each(CHIP_PHRASES)('are understood where a chip puts them in: %s', (phrase) => {
    const { wishes, notUsed } = readNotes(`${phrase}. `);

    expect(wishes.length).toBeGreaterThan(0);
    expect(notUsed).toEqual([]);
  });
});
