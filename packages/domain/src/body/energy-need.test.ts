import { expect, test } from 'vitest';
import { type BodyData, proposedTarget, restingKcal } from './energy-need.ts';

const ASHA: BodyData = { sex: 'female', age: 30, height: 165, weight: 60, activity: 'light' };

test('energy at rest is that of the published equation', () => {
  expect(restingKcal(ASHA)).toBeCloseTo(1320.25);
  expect(restingKcal({ ...ASHA, sex: 'male' })).toBeCloseTo(1486.25);
});

test('a target counts movement and goal, to the next 50 kcal', () => {
  expect(proposedTarget(ASHA, null)).toBe(2050);
  expect(proposedTarget(ASHA, 'weight_loss')).toBe(1550);
  expect(proposedTarget(ASHA, 'muscle_gain')).toBe(2400);
  expect(proposedTarget({ ...ASHA, activity: 'sitting' }, 'maintenance')).toBe(1850);
});

test('nothing is proposed below 1,200 or 1,500 kcal or the energy at rest, and nothing above what can be planned', () => {
  const small: BodyData = { ...ASHA, age: 90, height: 145, weight: 40, activity: 'sitting' };
  expect(proposedTarget(small, 'weight_loss')).toBe(1200);
  expect(proposedTarget({ ...small, sex: 'male' }, 'weight_loss')).toBe(1500);
  const heavy: BodyData = { ...ASHA, weight: 110, activity: 'sitting' };
  expect(restingKcal(heavy)).toBeCloseTo(1820.25);
  expect(proposedTarget(heavy, 'weight_loss')).toBe(2050);
  expect(proposedTarget({ ...ASHA, activity: 'sitting', age: 18, weight: 50 }, 'weight_loss')).toBe(1300);
  const large: BodyData = { sex: 'male', age: 20, height: 230, weight: 250, activity: 'vigorous' };
  expect(proposedTarget(large, 'muscle_gain')).toBe(6000);
});

test.each([{ age: 17 }, { age: 101 }, { height: 90 }, { weight: 20 }, { weight: Number.NaN }])(
  'a body beyond what the equation is for, %j, has no target',
  (other) => {
    expect(proposedTarget({ ...ASHA, ...other }, null)).toBeNull();
  },
);
