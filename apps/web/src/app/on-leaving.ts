import { bodyUnits } from '../features/body/data/body-units.ts';
import { agreedHosts } from '../features/diary/data/agreed-hosts.ts';
import { mealDrafts } from '../features/diary/data/meal-drafts.ts';
import { pendingGenerations } from '../features/planner/data/pending-generations.ts';
import { profileDrafts } from '../features/profiles/data/profile-drafts.ts';
import { aisleOrders } from '../features/shopping/data/aisle-orders.ts';
import { generatedWeeks } from '../features/shopping/data/generated-weeks.ts';
import { nameDrafts } from '../shared/plan/name/name-drafts.ts';
import { storedPlans } from '../shared/plan/stored-plans.ts';
import { plannerForms } from '../shared/planning/planner-forms.ts';
import { profileRoom } from '../shared/profiles/profile-room.ts';
import { unsubscribeHere } from '../shared/push/unsubscribe-here.ts';
import { leaving } from '../shared/session/leaving.ts';
import { tastes } from '../shared/taste/tastes.ts';

const STORED = [
  plannerForms,
  storedPlans,
  pendingGenerations,
  generatedWeeks,
  aisleOrders,
  nameDrafts,
  profileDrafts,
  mealDrafts,
  tastes,
  bodyUnits,
  agreedHosts,
];

/**
 * Lets what each feature stores of a person subscribe to leaving. It is done here, with the first code of a page, since
 * somebody may leave on a page that never loads those features.
 */
export function subscribeToLeaving(): void {
  for (const stored of STORED) leaving.subscribe(stored.forget);
  leaving.subscribe(() => profileRoom.leave());
  leaving.subscribe(() => void unsubscribeHere());
}
