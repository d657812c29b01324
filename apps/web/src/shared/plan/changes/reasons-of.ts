import type { Certificate } from '@platewise/contract/generation/generation-schema';

/** Why a meal was chosen for its plan; no sentences on plans of an older version. A day holds no dish twice. */
export function reasonsOf({ choices = [] }: Certificate, meal: { name: string }): readonly string[] {
  return choices.find((choice) => choice.meal === meal.name)?.reasons ?? [];
}
