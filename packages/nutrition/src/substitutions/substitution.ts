import type { SubstitutionUse } from '@platewise/contract/plans/substitution-uses';

/** What a cook can take when a food is missing; one way only. */
export type Substitution = {
  /** The id of the food that the recipe asks for. */
  food: string;
  /** The id of the food that takes its place. */
  instead: string;
  /** Grams of the other food for one gram of it. */
  ratio: number;
  uses: readonly SubstitutionUse[];
  /** A short sentence for the cook; often empty. */
  note: string;
  /** Where the ratio comes from, or `own:` and the reason. */
  source: string;
};
