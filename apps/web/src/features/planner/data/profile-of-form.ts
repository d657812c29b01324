import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { CreateProfile } from '@platewise/contract/profiles/profile-schema';
import type { PlannerValues } from '../../../shared/planning/planner-values.ts';
import { requestedBy } from '../../../shared/planning/read-planner-values.ts';

/** What a profile would keep of the form; null while the form is not complete or not right. */
export function profileOfForm(form: PlannerValues): Omit<CreateProfile, 'name' | 'dislikedMeals'> | null {
  const read = generationRequestSchema.safeParse(requestedBy(form));
  if (!read.success) return null;
  const { goal, dietaryPreferences, calorieTarget, excludeIngredients, conditions = [] } = read.data;
  return { goal, dietaryPreferences, calorieTarget, excludeIngredients, conditions };
}
