import type { Condition } from '@platewise/contract/generation/condition-schema';
import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { certifyPlan } from '../certificate/certify-plan.ts';
import { listAlternatives } from '../change/list-alternatives.ts';
import { recomputePlan } from '../change/recompute-plan.ts';
import { swapMeal } from '../change/swap-meal.ts';
import { planMeals } from '../day/plan-meals.ts';
import { dishRequestOf, draftNewDay } from '../proposals/draft-day.ts';
import { readRequest } from '../request/read-request.ts';
import { conditionBreaches } from '../testing/condition-breaches.ts';

type Asked = Omit<Condition, 'acknowledged'>;

const request = (conditions: Asked[], fields: Partial<GenerationRequest> = {}) =>
  generationRequestSchema.parse({
    goal: 'maintenance',
    dietaryPreferences: 'none',
    mealCount: 3,
    conditions: conditions.map((one) => ({ ...one, acknowledged: true })),
    ...fields,
  });

function planned(asked: GenerationRequest, seed = 1) {
  const outcome = planMeals(asked, { seed, avoid: [] });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

const reasonOf = (asked: GenerationRequest) => {
  const outcome = planMeals(asked, { seed: 1, avoid: [] });
  return outcome.ok ? null : outcome.reason;
};

describe('the certificate', () => {
  it('states of a condition what was checked, by which source and year, what it does not know, and to ask a doctor', () => {
    const { certificate } = planned(request([{ id: 'hypertension' }]));

    const [stated] = certificate.conditions ?? [];
    expect(stated).toMatchObject({
      id: 'hypertension',
      name: 'High blood pressure',
      isAssessed: true,
      year: 2006,
      source: expect.stringContaining('National Heart, Lung, and Blood Institute'),
      unknown: expect.stringMatching(/ACE inhibitors.*warfarin/s),
      advice: expect.stringContaining('Ask your doctor'),
    });
    expect(stated?.checks.map(({ measure, kind }) => `${kind} ${measure}`)).toEqual([
      'limit sodium',
      'limit saturatedFat',
      'aim potassium',
      'aim calcium',
      'aim magnesium',
      'aim fiber',
    ]);
    expect(stated?.checks[0]?.text).toMatch(/^Sodium: at most [\d,]+ mg of the 2,300 mg that are allowed/);
  });

  it('is as it was for who names none', () => {
    expect(planned(request([], { conditions: undefined })).certificate).not.toHaveProperty('conditions');
  });

  it('says of histamine that it cannot be assessed, in the warnings too, and leaves nothing out for it', () => {
    const { certificate, warnings } = planned(request([{ id: 'histamine' }]));

    expect(certificate.conditions?.[0]).toMatchObject({ isAssessed: false, foodsRemoved: 0, checks: [] });
    expect(certificate.notAssessed).toEqual(['Histamine intolerance']);
    expect(warnings.join(' ')).toContain('We cannot assess histamine');
  });

  it('names the ingredients that the lists of FODMAPs do not', () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => planned(request([{ id: 'fodmap' }]), seed));

    const named = seeds.flatMap(({ certificate }) => certificate.conditions?.[0]?.notAssessed ?? []);
    const served = seeds.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ name }) => name)));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !served.includes(name))).toEqual([]);
    expect(named).not.toContain('carrot');
  });

  it('does not call one main meal even', () => {
    const { certificate } = planned(request([{ id: 'diabetes' }], { mealCount: 1, calorieTarget: 900 }));

    expect(certificate.conditions?.[0]?.checks.map(({ measure }) => measure)).toEqual(['sodium']);
    expect(certificate.conditions?.[0]?.notAssessed.join()).toContain('One main meal alone');
  });

  it('finds meals that break a bound', () => {
    const { meals } = planned(request([]));
    const task = readRequest(request([{ id: 'kidney', limits: { potassiumMg: 1000 } }]));

    expect(certifyPlan(task, meals).violations).toContain('the rule for Kidney disease on potassium is broken');
  });
});

describe('several conditions', () => {
  const both: Asked[] = [{ id: 'hypertension' }, { id: 'kidney', limits: { potassiumMg: 2200, sodiumMg: 1500 } }];

  it('keep the strictest bound of each, and drop the aim that another limits, which is reported', () => {
    const asked = request(both);
    const { certificate, meals, warnings } = planned(asked);

    const bounds = readRequest(asked).conditions?.bounds.map(({ measure, most, id }) => [
      measure,
      Math.round(most),
      id,
    ]);
    expect(bounds).toEqual([
      ['sodium', 1500, 'kidney'],
      ['saturatedFat', 13, 'hypertension'],
      ['potassium', 2200, 'kidney'],
    ]);
    const dropped = 'More potassium was not aimed at: Kidney disease limits it to 2,200 mg.';
    expect(certificate.conditions?.map((one) => one.dropped)).toEqual([[dropped], [dropped]]);
    expect(warnings.filter((one) => one === dropped)).toHaveLength(1);
    expect(conditionBreaches(asked, meals)).toEqual([]);
  });

  it('drop the protein of the goal, and the carbohydrate that a diet limits', () => {
    const kidney = planned(request([{ id: 'kidney', limits: { proteinGrams: 50 } }], { goal: 'muscle_gain' }));
    expect(kidney.warnings).toContain(
      'The 25 % of protein of your goal was not aimed at: Kidney disease limits it to 50 g.',
    );
    const pregnant = planned(request([{ id: 'pregnancy' }], { dietaryPreferences: 'low_carb' }));
    expect(pregnant.warnings).toContain('At least 175 g of carbohydrate was not aimed at: your diet limits it.');
  });
});

describe('a refusal', () => {
  it.each([
    [{ dietaryPreferences: 'keto' as const }, /^We plan no Keto diet in pregnancy: .*ask your doctor\.$/],
    [{ goal: 'weight_loss' as const }, /^We plan no weight loss in pregnancy: .*ask your doctor\.$/],
  ])('of a pregnancy with %j says why', (fields, why) => {
    expect(reasonOf(request([{ id: 'pregnancy' }], fields))).toMatch(why);
    const plain = planned(request([], { ...fields, conditions: undefined }));
    const offered = recomputePlan(request([{ id: 'pregnancy' }], fields), plain.meals, { seed: 1 });
    expect(offered).toMatchObject({ ok: false, reason: expect.stringMatching(why) });
  });

  it('of a diet that asks for more protein than a limit allows names both', () => {
    const asked = request([{ id: 'kidney', limits: { proteinGrams: 60 } }], { dietaryPreferences: 'high_protein' });

    expect(reasonOf(asked)).toBe(
      'The High Protein diet asks for at least 125 g of protein, and your limit is 60 g. Choose another diet, or ask your doctor about the limit.',
    );
  });

  it('of what no dishes keep names the conditions, and never proposes to go without them', () => {
    const limits = { potassiumMg: 1000, phosphorusMg: 400, proteinGrams: 20, sodiumMg: 800 };
    const reason = reasonOf(request([{ id: 'kidney', limits }], { calorieTarget: 3000, mealCount: 2 }));

    expect(reason).toContain('within the rules for kidney disease');
    expect(reason).not.toMatch(/allow |without kidney/);
  });
});

describe('a change', () => {
  it('of a plan keeps its conditions: alternatives and swaps are checked against them', () => {
    const asked = request([{ id: 'diabetes' }, { id: 'gout' }]);
    const { meals } = planned(asked);
    const options = { seed: 5, avoid: [], locked: [] };
    const alternatives = listAlternatives(asked, meals, { place: 1 }, options);

    expect(alternatives.length).toBeGreaterThan(0);
    for (const { plan } of alternatives) expect(conditionBreaches(asked, plan.meals)).toEqual([]);
    const swapped = swapMeal(asked, meals, { place: 1, name: alternatives[0]?.meal.name ?? '' }, options);
    expect(swapped.ok && conditionBreaches(asked, swapped.meals)).toEqual([]);
  });
});

it('a model is not asked where a condition refuses the diet', () => {
  expect(draftNewDay(request([{ id: 'pregnancy' }], { dietaryPreferences: 'keto' }))).toBeNull();
});

it('a model is asked with allowed foods, and not what the condition is', () => {
  const draft = draftNewDay(request([{ id: 'pregnancy' }]));
  if (!draft) throw new Error('No draft.');
  const asked = dishRequestOf(draft, { avoid: [] });

  expect(JSON.stringify(asked)).not.toMatch(/pregnan/i);
  expect(asked.foods).not.toContain('brie');
  expect(asked.foods).toContain('cheddar');
});
