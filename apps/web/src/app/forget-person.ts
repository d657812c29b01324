import { mealDrafts } from '../features/diary/data/meal-drafts.ts';
import { pendingGenerations } from '../features/planner/data/pending-generations.ts';
import { profileDrafts } from '../features/profiles/data/profile-drafts.ts';
import { generatedWeeks } from '../features/shopping/data/generated-weeks.ts';
import { nameDrafts } from '../shared/plan/name-drafts.ts';
import { storedPlans } from '../shared/plan/stored-plans.ts';
import { plannerForms } from '../shared/planning/planner-forms.ts';
import { profileRoom } from '../shared/profiles/profile-room.ts';

/**
 * At sign-out, in every tab: the next person at this device finds nothing of what was typed. A session that ends by
 * itself forgets nothing, so that anyone who signs in again goes on where they were.
 */
export function forgetPerson(userId: string): void {
  const all = [plannerForms, storedPlans, pendingGenerations, generatedWeeks, nameDrafts, profileDrafts, mealDrafts];
  for (const stored of all) stored.forget(userId);
  profileRoom.leave();
}
