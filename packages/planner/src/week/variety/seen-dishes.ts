import { DISHES } from '../../day/candidates/find-candidates.ts';
import type { Dish } from '../../day/dish.ts';
import { seededRandom } from '../../day/seeded-random.ts';

/** Of the dishes of a kind a week looks at this share, and at so many at least where there are as many: our own figures, by `npm run bench:weeks`. */
const SEEN = { share: 0.35, least: 30 } as const;

const PLACES: ReadonlyMap<string, number> = new Map(DISHES.map(({ recipe }, place) => [recipe.name, place]));

/**
 * Whether a week looks at a dish before others of its kind. A week that looked at all of them would be of the few that are easiest, the same
 * ones for everybody and in every week; one that opens the book at other pages is as easy and another week.
 */
export function isSeen(
  { recipe: { name } }: Dish,
  { weekSeed, among }: { weekSeed: number | null; among: number },
): boolean {
  if (weekSeed === null) return true;
  const place = PLACES.get(name) ?? 0;
  return seededRandom(weekSeed + place * 2_654_435)() < Math.max(SEEN.share, SEEN.least / among);
}
