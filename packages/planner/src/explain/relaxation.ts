import type { GenerationRequest } from '@platewise/contract/generation-schema';
import type { CookingTime, Diet } from '@platewise/contract/options';

/** One thing that a person could ask for otherwise. */
export type Change =
  /** Foods, in the person's words, that are no longer left out. */
  | { kind: 'terms'; foods: readonly string[] }
  | { kind: 'cookingTime'; cookingTime: CookingTime }
  /** Any of these numbers of meals. */
  | { kind: 'mealCount'; counts: readonly number[] }
  /** kcal; `bound` where the target lay beyond what the meals can hold. */
  | { kind: 'calorieTarget'; kcal: number; bound: 'most' | 'least' | null }
  | { kind: 'diet'; diet: Diet; instead: Diet };

/** What would make a request possible, and the request as it then is. */
export type Relaxation = { changes: readonly Change[]; request: GenerationRequest };

/** Whether a plan can be made for a request. */
export type IsPossible = (request: GenerationRequest) => boolean;
