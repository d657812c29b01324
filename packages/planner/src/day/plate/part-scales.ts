/** How far a part may move from the dish's common scale: beyond it the dish is no longer the dish. */
const PART_SCALE = { min: 0.6, max: 1.7 } as const;

/** The scales that a part may have; no part of a large meal has to be more than the recipe has of it. */
export function partScales(commonScale: number): { min: number; max: number } {
  return { min: Math.min(PART_SCALE.min * commonScale, 1), max: PART_SCALE.max * commonScale };
}
