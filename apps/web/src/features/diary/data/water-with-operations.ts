import { LIMITS } from '@platewise/contract/limits';
import type { DiaryDay } from './diary-day.ts';
import type { DiaryOperation } from './diary-operations.ts';

export type WaterOperation = Extract<DiaryOperation, { kind: 'calorie.addWater' | 'calorie.removeWater' }>;

type Water = DiaryDay['water'];

export const NO_WATER: Water = { ml: 0, drinks: [], sizes: [] };

export function isOfWater(operation: DiaryOperation): operation is WaterOperation {
  return operation.kind === 'calorie.addWater' || operation.kind === 'calorie.removeWater';
}

/** The water of a day as it will be when these are done, in their order. */
export function waterWith(water: Water, operations: readonly WaterOperation[]): Water {
  return operations.reduce(withOperation, water);
}

function withOperation({ drinks, sizes }: Water, { kind, input }: WaterOperation): Water {
  const others = drinks.filter(({ id }) => id !== input.drinkId);
  if (kind === 'calorie.removeWater') return { ...summed(others), sizes };
  const { drinkId: id, ml } = input;
  return { ...summed([...others, { id, ml }]), sizes: [...new Set([ml, ...sizes])].slice(0, LIMITS.waterSizesMax) };
}

function summed(drinks: Water['drinks']): Pick<Water, 'ml' | 'drinks'> {
  return { ml: drinks.reduce((sum, { ml }) => sum + ml, 0), drinks };
}
