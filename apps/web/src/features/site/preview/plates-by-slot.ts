import type { MealType } from '@platewise/contract/generation/options';
import type { MiniPlateKind } from '../../../shared/ui/illustrations/mini-plate.tsx';

/** The drawn plate of each meal of the example plan. */
export const platesBySlot = {
  breakfast: 'porridge',
  lunch: 'lentils',
  dinner: 'beans',
  snack: 'porridge',
} as const satisfies Record<MealType, MiniPlateKind>;
