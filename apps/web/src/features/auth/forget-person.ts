import { mealDrafts } from '../calorie-tracker/meal-drafts.ts';
import { nameDrafts } from '../dashboard/name-drafts.ts';
import { keptPlans } from '../planner/kept-plans.ts';
import { plannerForms } from '../planner/planner-forms.ts';
import { profileDrafts } from '../profiles/profile-drafts.ts';
import { profileRoom } from '../profiles/profile-room.ts';

/**
 * At sign-out, in every tab: the next person at this device finds nothing of what was typed. A session that ends by
 * itself forgets nothing, so that whoever signs in again goes on where they were.
 */
export function forgetPerson(userId: string): void {
  for (const kept of [plannerForms, keptPlans, nameDrafts, profileDrafts, mealDrafts]) kept.forget(userId);
  profileRoom.leave();
}
