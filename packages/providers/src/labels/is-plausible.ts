import type { FoodLabel } from '@platewise/contract/diary/own-food-schema';

/** Grams in 100 g that rounding on a label may add. */
const ROUNDING_GRAMS = 2;
/** kcal in 100 g of pure fat: no food has more (Regulation (EU) 1169/2011, Annex XIV, has 9 kcal a gram; tables up to 9.02). */
const MOST_KCAL = 910;
/** kcal of a gram by Annex XIV of Regulation (EU) 1169/2011, which labels are computed by. */
const KCAL_OF_GRAM = { protein: 4, carbs: 4, fat: 9, fiber: 2, alcohol: 7 };
/** How far the energy may be from that of its parts: kcal for rounding, and a share for what tables count otherwise. */
const [SLACK_KCAL, SLACK_SHARE] = [20, 0.25];
/** mg of sodium in 100 g of salt. */
const MOST_SODIUM_MG = 40_000;

/**
 * Whether figures for 100 g can be those of a food: nothing negative, no more than 100 g of it, parts not more than what they are
 * parts of, and an energy that fits what gives it. The carbohydrate may count for nothing, as polyols and American fiber hardly do;
 * kcal that are kJ, or a comma that is lost, lie outside all the same.
 * @param alcohol grams in 100 g where the label states it
 */
export function isPlausible(figures: FoodLabel, { alcohol = 0 }: { alcohol?: number } = {}): boolean {
  const { calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium } = figures;
  const all = [calories, protein, carbs, fat, fiber ?? 0, sugar ?? 0, saturatedFat ?? 0, sodium ?? 0, alcohol];
  if (all.some((figure) => !Number.isFinite(figure) || figure < 0)) return false;
  if (protein + carbs + fat > 100 + ROUNDING_GRAMS || (fiber ?? 0) > 100 || alcohol > 100) return false;
  if (calories > MOST_KCAL || (sodium ?? 0) > MOST_SODIUM_MG) return false;
  if ((sugar ?? 0) > carbs + ROUNDING_GRAMS / 2 || (saturatedFat ?? 0) > fat + ROUNDING_GRAMS / 2) return false;
  const { protein: ofProtein, carbs: ofCarbs, fat: ofFat, fiber: ofFiber, alcohol: ofAlcohol } = KCAL_OF_GRAM;
  const least = protein * ofProtein + fat * ofFat + (sugar ?? 0) * ofCarbs + alcohol * ofAlcohol;
  const most = protein * ofProtein + fat * ofFat + carbs * ofCarbs + (fiber ?? 0) * ofFiber + alcohol * ofAlcohol;
  return calories >= least * (1 - SLACK_SHARE) - SLACK_KCAL && calories <= most * (1 + SLACK_SHARE) + SLACK_KCAL;
}
