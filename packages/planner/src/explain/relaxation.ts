import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { CookingTime, Diet } from '@platewise/contract/generation/options';
import { type PlanningTask, readRequest } from '../request/read-request.ts';

/** What was asked for, which another request is made of, next to what was read from it. */
export type Asked = { request: GenerationRequest; task: PlanningTask };

/** Reads a request for those who make another of it. */
export function readAsked(request: GenerationRequest): Asked {
  return { request, task: readRequest(request) };
}

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
