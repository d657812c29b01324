import { message, plural } from '../../message.ts';

/** Copies and files of plans, and what the page of a link says. */
export const sharing = {
  copyName: message('{name} (copy)'),
  fileName: 'meal-plan',
  calendar: {
    plan: 'Meal plan',
    summary: message('{slot}: {meal}'),
    servings: plural({ one: '{count} serving of:', other: '{count} servings of:' }),
    figures: message('{kcal} kcal, {protein} g protein, {fat} g fat, {carbs} g carbs'),
    minutes: message('Preparation {prep} min, cooking {cook} min'),
  },
};
