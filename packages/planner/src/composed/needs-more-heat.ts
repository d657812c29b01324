import type { Food } from '@platewise/nutrition/food';
import type { Recipe } from '@platewise/nutrition/recipe';

const READY = /\b(canned|smoked|cured|cooked)\b/;
const DRY_PULSE = /\b(dried|dry|lentils?|split)\b/;
const FLESH = new Set(['poultry', 'meat', 'fish', 'shellfish', 'egg']);

/** Minutes on the heat below which flesh and eggs are raw, and dry pulses hard and not to be eaten. */
const MINUTES = { flesh: 3, pulse: 10 } as const;

const HEAT =
  /\b(bak|barbecu|blanch|boil|brais|broil|brown|char|cook|fr(?:y|ies|ied)|grill|griddl|heat|poach|pressur|roast|saut|scrambl|sear|simmer|steam|stew|stir[- ]?fr|toast|warm|microwav)/i;

/** Whether a dish leaves flesh, eggs or dry pulses without the heat that they need: a model may forget it. */
export function needsMoreHeat(foods: readonly Food[], { cookMinutes, steps }: Pick<Recipe, 'cookMinutes' | 'steps'>) {
  const needed = Math.max(0, ...foods.map(minutesFor));
  return needed > 0 && (cookMinutes < needed || !steps.some((step) => HEAT.test(step)));
}

function minutesFor({ group, name }: Food): number {
  if (READY.test(name)) return 0;
  if (FLESH.has(group)) return MINUTES.flesh;
  return group === 'legume' && DRY_PULSE.test(name) ? MINUTES.pulse : 0;
}
