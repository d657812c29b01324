import { expect, it } from 'vitest';
import { labelValues, readLabel } from './label-values.ts';

const ID = '0198c0de-0000-7000-8000-00000000b0a7';
const TYPED = { ...labelValues(null, { name: 'Oat bar' }), calories: '450', protein: '10', carbs: '60,5', fat: '17.5' };

it('reads what was typed, keeps what is empty as unknown, and shows it again as it was', async () => {
  const read = await readLabel(ID, { ...TYPED, barcode: '4006381 333931' });

  expect(read).toMatchObject({
    ok: true,
    value: { foodId: ID, name: 'Oat bar', carbs: 60.5, fiber: null, servingGrams: null, barcode: '4006381333931' },
  });
  if (read.ok)
    expect(labelValues({ ...read.value, food: `own-${ID}` })).toEqual({
      ...TYPED,
      carbs: '60.5',
      barcode: '4006381333931',
    });
});

it.each([
  [{ calories: '' }, 'calories', /^Calories must be a number/],
  [{ fiber: 'much' }, 'fiber', /^Fiber must be a number/],
  [{ statedPer: 'serving' }, 'servingGrams', /^A serving weighs, g is required/],
  [{ sugar: '70' }, 'sugar', /^Sugar must not be more than carbs/],
] as const)('%j is refused at its field', async (change, field, sentence) => {
  const read = await readLabel(ID, { ...TYPED, ...change });

  expect(read).toMatchObject({ ok: false, errors: { [field]: expect.stringMatching(sentence) } });
});
