import type { GenerationResult } from '@platewise/contract/generation/generation-schema';

/** What a plan that was made on this device is known by until the server stores it: the id of its first meal. */
export function devicePlanKey({ meals }: Pick<GenerationResult, 'meals'>): string {
  return meals[0]?.id ?? '';
}
