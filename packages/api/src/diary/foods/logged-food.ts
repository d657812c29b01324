import { LIMITS } from '@platewise/contract/limits';
import { capitalised } from '@platewise/domain/capitalised';
import type { DiaryMealFields } from '../diary-repository.ts';
import type { LoggableFood } from './loggable-food.ts';

type Counted = { name: string; count: number };

/** Grams of a food as a meal of the diary, in the figures that its table has today, with their source. */
export function loggedFood(
  { food: { id, name, fdcId, source }, figuresOf }: LoggableFood,
  { grams, measure }: { grams: number; measure?: Counted | undefined },
): Omit<DiaryMealFields, 'time'> {
  const { calories, macros, nutrition } = figuresOf(grams);
  return {
    name: shortened(capitalised(name)),
    calories,
    ...macros,
    nutrition,
    origin: { kind: 'food', food: id, fdcId, ...(source && { source }), grams, ...(measure && { measure }) },
    is_edited: false,
    slot: null,
    taken_grams: null,
  };
}

/** A name that a meal may have: of a longer one the last parts are left out. */
function shortened(name: string): string {
  const max = LIMITS.nameMaxCharacters;
  return name.length <= max ? name : name.slice(0, name.lastIndexOf(', ', max));
}
