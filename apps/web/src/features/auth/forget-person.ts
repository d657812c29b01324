import { mealDrafts } from '../diary/meal-drafts.ts';
import { pendingGenerations } from '../planner/pending-generations.ts';
import { plannerForms } from '../planner/planner-forms.ts';
import { storedPlans } from '../planner/stored-plans.ts';
import { nameDrafts } from '../plans/name-drafts.ts';
import { profileDrafts } from '../profiles/profile-drafts.ts';
import { profileRoom } from '../profiles/profile-room.ts';
import { generatedWeeks } from '../shopping/generated-weeks.ts';

/**
 * At sign-out, in every tab: the next person at this device finds nothing of what was typed. A session that ends by
 * itself forgets nothing, so that anyone who signs in again goes on where they were.
 */
export function forgetPerson(userId: string): void {
  const all = [plannerForms, storedPlans, pendingGenerations, generatedWeeks, nameDrafts, profileDrafts, mealDrafts];
  for (const stored of all) stored.forget(userId);
  profileRoom.leave();
}
