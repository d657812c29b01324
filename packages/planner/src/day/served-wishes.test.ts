import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understood, type WrittenWish } from '../request/notes/testing/wish-labels.ts';
import { EIGHTH_WISHES } from '../request/notes/testing/wishes-eighth.ts';
import { ELEVENTH_WISHES } from '../request/notes/testing/wishes-eleventh.ts';
import { FIFTH_WISHES } from '../request/notes/testing/wishes-fifth.ts';
import { FIRST_WISHES } from '../request/notes/testing/wishes-first.ts';
import { FOURTH_WISHES } from '../request/notes/testing/wishes-fourth.ts';
import { NINTH_WISHES } from '../request/notes/testing/wishes-ninth.ts';
import { SECOND_WISHES } from '../request/notes/testing/wishes-second.ts';
import { SEVENTEENTH_WISHES } from '../request/notes/testing/wishes-seventeenth.ts';
import { SEVENTH_WISHES } from '../request/notes/testing/wishes-seventh.ts';
import { SIXTEENTH_WISHES } from '../request/notes/testing/wishes-sixteenth.ts';
import { SIXTH_WISHES } from '../request/notes/testing/wishes-sixth.ts';
import { TENTH_WISHES } from '../request/notes/testing/wishes-tenth.ts';
import { THIRD_WISHES } from '../request/notes/testing/wishes-third.ts';
import { THIRTEENTH_WISHES } from '../request/notes/testing/wishes-thirteenth.ts';
import { TWELFTH_WISHES } from '../request/notes/testing/wishes-twelfth.ts';
import { plateRequest } from '../testing/random-requests.ts';
import { type Served, servedWishes } from '../testing/served-wishes.ts';
import { planMeals } from './plan-meals.ts';

const SEED = 20_261_127;
const RUNS = Math.min(1500, Number(process.env.PLAN_RUNS ?? 150));
/** Of the wishes that some dish of the pool fulfils. */
const LEAST_SERVED = 0.95;

const KNOWN = [
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

describe('the wishes of people', () => {
  it.each([
    ['of the first eleven sets', KNOWN],
    ['of the ordinary ones', [...TWELFTH_WISHES, ...THIRTEENTH_WISHES]],
    ['of people who knew no rule', [...SIXTEENTH_WISHES, ...SEVENTEENTH_WISHES]],
  ])(
    'are served where the dishes that are left allow it, those %s',
    (_, wishes) => {
      const counts = servedOf(wishes);

      const allowed = counts.kept + counts['in part'] + counts['not kept'];
      expect(allowed).toBeGreaterThan(RUNS / 2);
      expect(counts.kept / allowed, JSON.stringify(counts)).toBeGreaterThanOrEqual(LEAST_SERVED);
    },
    120_000,
  );
});

/** Of all that is written, so that the sample stays the same when more of it is understood. */
function servedOf(wishes: readonly WrittenWish[]): Record<Served, number> {
  const cases = fc.sample(fc.tuple(plateRequest, fc.constantFrom(...wishes)), { numRuns: RUNS, seed: SEED });
  const counts: Record<Served, number> = { kept: 0, 'in part': 0, 'not kept': 0, impossible: 0 };
  for (const [index, [request, written]] of cases.entries()) {
    if (understood(written) !== 'all') continue;
    const [additionalNotes] = written;
    const asked = { ...request, additionalNotes };
    const outcome = planMeals(asked, { seed: index, avoid: [] });
    if (!outcome.ok) continue;
    for (const { served } of servedWishes(asked, outcome.meals)) {
      counts[served] += 1;
    }
  }
  return counts;
}
