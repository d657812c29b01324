import type { DishProposal } from '@platewise/contract/generation/dish-proposal-schema';
import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { type DayDraft, draftNewDay } from '../draft-day.ts';

/** A request for three meals of a vegetarian day without nuts, or as changed. */
export function requestFor(changes: Partial<GenerationRequest> = {}): GenerationRequest {
  return generationRequestSchema.parse({
    goal: 'balanced',
    dietaryPreferences: 'vegetarian',
    mealCount: 3,
    calorieTarget: 2000,
    excludeIngredients: ['nuts'],
    ...changes,
  });
}

/** The draft of a request that can be planned. */
export function draftFor(changes: Partial<GenerationRequest> = {}): DayDraft {
  const draft = draftNewDay(requestFor(changes));
  if (!draft) throw new Error('The request leaves no place to fill.');
  return draft;
}

const BOWL: DishProposal = {
  place: 0,
  name: 'Berry oat bowl',
  cuisine: 'International',
  prepMinutes: 5,
  cookMinutes: 10,
  difficulty: 'Easy',
  items: [
    { food: 'rolled-oats', grams: 60 },
    { food: 'whole-milk', grams: 200 },
    { food: 'blueberry', grams: 100 },
  ],
  steps: ['Simmer the rolled oats in the milk for 5 minutes.', 'Top with the blueberries.'],
};
const STEW: DishProposal = {
  place: 1,
  name: 'Lentil tomato stew with rice',
  cuisine: 'Italian',
  prepMinutes: 10,
  cookMinutes: 25,
  difficulty: 'Easy',
  items: [
    { food: 'lentil-red', grams: 80 },
    { food: 'rice-white', grams: 70 },
    { food: 'tomato-canned', grams: 200 },
    { food: 'onion', grams: 80 },
    { food: 'olive-oil', grams: 10 },
    { food: 'salt', grams: 1 },
  ],
  steps: [
    'Fry the chopped onion in the olive oil for 5 minutes.',
    'Add the red lentils, the canned tomatoes, salt and plenty of water and simmer for 20 minutes.',
    'Boil the white rice and serve it with the stew.',
  ],
};
const CURRY: DishProposal = {
  place: 2,
  name: 'Paneer spinach curry with naan',
  cuisine: 'Indian',
  prepMinutes: 10,
  cookMinutes: 20,
  difficulty: 'Medium',
  items: [
    { food: 'paneer', grams: 120 },
    { food: 'spinach', grams: 200 },
    { food: 'ghee', grams: 8 },
    { food: 'cumin', grams: 2 },
    { food: 'naan', grams: 90 },
  ],
  steps: [
    'Let the cumin sizzle in the ghee, add the spinach and cook until it has wilted.',
    'Fold in the cubed paneer, warm it through and serve with the naan bread.',
  ],
};

/** Three good dishes, one for each place of the day. */
export const GOOD: readonly [DishProposal, DishProposal, DishProposal] = [BOWL, STEW, CURRY];

/** The stew with something changed. */
export function stewWith(changes: Partial<DishProposal>): DishProposal {
  return { ...STEW, ...changes };
}
