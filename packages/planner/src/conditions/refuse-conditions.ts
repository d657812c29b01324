import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { uncapitalised } from '@platewise/domain/capitalised';
import { numberWords } from '@platewise/domain/number-words';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { readRequest } from '../request/read-request.ts';
import { dayBound } from './read-conditions.ts';

const { refusals, names } = texts.conditions;

/** Why no plan is made for a request whatever dishes there are: a diet or goal that a condition rules out; null where nothing does. */
export function conditionRefusal(request: GenerationRequest): string | null {
  if (!request.conditions || request.conditions.length === 0) return null;
  const { conditions, diet, goal, targetKcal } = readRequest(request);
  const label = texts.options.diet[diet];
  for (const { id, rule } of conditions?.conditions ?? []) {
    const condition = uncapitalised(names[id]);
    if (rule.refusesDiets?.includes(diet)) return refusals.diet({ diet: label, condition });
    if (rule.refusesGoals?.includes(goal)) return refusals.goal({ condition });
  }
  const most = dayBound(conditions, 'protein')?.most ?? Infinity;
  const least = ((DIET_RULES[diet].limits?.proteinMinPercent ?? 0) * targetKcal) / 400;
  if (most >= least) return null;
  return refusals.protein({ diet: label, least: numberWords(Math.round(least)), most: numberWords(Math.round(most)) });
}
