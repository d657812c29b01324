import { findFood } from '../foods/foods.ts';
import type { Recipe } from './recipe.ts';

/** A yolk or an omelette that is not cooked until it is firm. */
const SOFT_EGG = new RegExp(
  [
    String.raw`\bpoach\w*[^.;]*\beggs?\b|\beggs?\b[^.;]*\bpoach`,
    String.raw`\byolks?\b[^.;]*\b(?:soft|runs?|runny)\b|\brunny\b|\bsoft[- ]boil`,
    String.raw`\b(?:just|barely|loosely|softly|almost|nearly|begin to|lightly) set\b|\b(?:still|stay) (?:soft|creamy)\b|\bsoft folds\b|\bscramble\w* (?:them |it )?softly\b`,
    String.raw`\bbreak (?:in )?(?:the|an) eggs?\b|\bcrack (?:in )?the eggs?\b|\bfry (?:the|an) eggs?\b|\bfried eggs?\b`,
    String.raw`\beggs?\b[^.;]*\b(?:four|five|six|seven|eight|[4-8]) (?:and a half )?minutes\b`,
  ].join('|'),
  'i',
);
/** Meat or fish that stays raw inside. */
const PINK = new RegExp(
  [
    String.raw`\b(?:for|stays?|still|so that it stays) (?:pink|rosy)\b|\bpink (?:inside|meat|in the middle)\b|\bmiddle stays rosy\b|\bmedium[- ]rare\b|\b(?:raw|rare) (?:inside|in the middle)\b|\bonly the outside browns\b`,
    String.raw`\b(?:steak|sirloin|venison|duck|tuna)\b[^.;]*\b(?:minutes?|seconds) (?:on (?:each|every) side|each side|a side)\b`,
    String.raw`\bvenison\b[^.;]*\bminute and a half\b`,
  ].join('|'),
  'i',
);

/**
 * Whether a recipe leaves egg, meat or fish softer than firm, by its steps: no dish for a pregnancy (NHS, 'Foods to avoid
 * in pregnancy': eggs until white and yolk are solid, meat without a trace of pink).
 */
export function isUnderdone(recipe: Pick<Recipe, 'items' | 'steps'>): boolean {
  const known = UNDERDONE.get(recipe) ?? readSteps(recipe);
  UNDERDONE.set(recipe, known);
  return known;
}

const UNDERDONE = new WeakMap<Pick<Recipe, 'items' | 'steps'>, boolean>();

function readSteps({ items, steps }: Pick<Recipe, 'items' | 'steps'>): boolean {
  const groups = new Set(items.map(([food]) => findFood(food)?.group));
  const hasFlesh = (['meat', 'poultry', 'fish', 'shellfish'] as const).some((group) => groups.has(group));
  return steps.some((step) => (groups.has('egg') && SOFT_EGG.test(step)) || (hasFlesh && PINK.test(step)));
}
