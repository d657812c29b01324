import { NUTRIENTS, type Nutrient, REFERENCE_SETS, type ReferenceSet } from '@platewise/contract/meals/nutrients';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReferencePerson, referenceIntakes } from './reference-intakes.ts';

function intake(set: ReferenceSet, person: ReferencePerson, nutrient: Nutrient) {
  const { intakes, none } = referenceIntakes(set, person);
  if (!intakes) throw new Error(none);
  return intakes[nutrient];
}

const person = fc.record(
  {
    ageYears: fc.integer({ min: 19, max: 100 }),
    sex: fc.constantFrom('female' as const, 'male' as const),
  },
  { requiredKeys: [] },
);

describe('reference intakes', () => {
  it.each([
    [{ ageYears: 25, sex: 'male' }, 'magnesium', 400],
    [{ ageYears: 31, sex: 'male' }, 'magnesium', 420],
    [{ ageYears: 40, sex: 'female' }, 'iron', 18],
    [{ ageYears: 51, sex: 'female' }, 'iron', 8],
    [{ ageYears: 51, sex: 'female' }, 'calcium', 1200],
    [{ ageYears: 51, sex: 'male' }, 'calcium', 1000],
    [{ ageYears: 71, sex: 'male' }, 'vitaminD', 20],
    [{ ageYears: 30, sex: 'female', stage: 'pregnant' }, 'iron', 27],
    [{ ageYears: 30, sex: 'female', stage: 'pregnant' }, 'folate', 600],
    [{ ageYears: 30, sex: 'female', stage: 'lactating' }, 'vitaminA', 1300],
    [{ stage: 'pregnant' }, 'magnesium', 360],
    [{ sex: 'male' }, 'potassium', 3400],
  ] as const)('of the National Academies: %o, %s', (who, nutrient, amount) => {
    expect(intake('dri', who, nutrient).target?.amount).toBe(amount);
  });

  it('hold upper levels, and what they count', () => {
    const who = { ageYears: 60, sex: 'female' } as const;

    expect(intake('dri', who, 'calcium').upper).toMatchObject({ amount: 2000, kind: 'ul', scope: 'total' });
    expect(intake('dri', who, 'sodium').upper).toMatchObject({ amount: 2300, kind: 'cdrr' });
    expect(intake('dri', who, 'magnesium').upper).toMatchObject({ amount: 350, scope: 'added' });
    expect(intake('dri', who, 'vitaminA').upper).toMatchObject({ amount: 3000, scope: 'preformed' });
    expect(intake('dri', { stage: 'pregnant' }, 'phosphorus').upper?.amount).toBe(3500);
    expect(intake('dri', who, 'potassium').upper).toBeNull();
  });

  it('are those of India in the Indian set, and null where its tables have none', () => {
    expect(intake('icmr', { sex: 'female' }, 'iron').target?.amount).toBe(29);
    expect(intake('icmr', { sex: 'male', ageYears: 45 }, 'zinc').target?.amount).toBe(17);
    expect(intake('icmr', { sex: 'male' }, 'vitaminK')).toEqual({ target: null, upper: null });
  });

  it('are the larger of all adults where age and sex are open', () => {
    expect(intake('dri', {}, 'iron').target?.amount).toBe(18);
    expect(intake('dri', {}, 'zinc').target?.amount).toBe(11);
    expect(intake('dri', {}, 'calcium')).toMatchObject({ target: { amount: 1200 }, upper: { amount: 2000 } });
  });

  it('of an open person keep those of everybody that it may be', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REFERENCE_SETS), person, (set, who) => {
        for (const nutrient of NUTRIENTS) {
          const [open, known] = [intake(set, {}, nutrient), intake(set, who, nutrient)];
          expect(open.target?.amount ?? 0).toBeGreaterThanOrEqual(known.target?.amount ?? 0);
          if (known.upper) expect(open.upper?.amount).toBeLessThanOrEqual(known.upper.amount);
        }
      }),
    );
  });

  it('never ask for more than may be eaten', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REFERENCE_SETS), person, (set, who) => {
        const asked = NUTRIENTS.map((nutrient) => intake(set, who, nutrient));
        const tooMuch = asked.filter(
          ({ target, upper }) => target && upper?.scope === 'total' && target.amount > upper.amount,
        );
        expect(tooMuch).toEqual([]);
      }),
    );
  });

  it('name their publication', () => {
    expect(intake('dri', {}, 'sodium').target?.source).toContain('10.17226/25353');
    expect(intake('icmr', {}, 'iron').target?.source).toContain('ICMR-NIN 2020');
  });

  it.each([
    ['dri', { ageYears: 18 }, /adults from 19 years on/],
    ['dri', { ageYears: 55, stage: 'pregnant' }, /after 50 years/],
    ['dri', { sex: 'male', stage: 'lactating' }, /of women alone/],
    ['icmr', { stage: 'pregnant' }, /leave out pregnancy/],
  ] as const)('are none in %s for %o, and it says why', (set, who, sentence) => {
    expect(referenceIntakes(set, who)).toEqual({ intakes: null, none: expect.stringMatching(sentence) });
  });
});
