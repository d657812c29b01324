import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** The preview page (shell 2): a real plan, kept as it came out of the planner. */
export const preview = area('site/preview', {
  title: 'Preview',
  subtitle: 'One day exactly as the planner made it, down to the gram.',
  askedTitle: 'What was asked for',
  goal: 'Goal',
  diet: 'Diet',
  meals: 'Meals',
  target: 'Calories',
  without: 'Left out',
  planTitle: 'The plan',
  ingredientsTitle: 'Gram by gram',
  ingredient: 'Ingredient',
  amount: 'Amount',
  energy: 'Energy',
  protein: 'Protein',
  total: 'Meal',
  tableLabel: message('Ingredients of {meal}'),
  method: 'How to cook it',
  roundingNote: 'Each line is rounded by itself, so the lines may add up to slightly more or less than the meal.',
  closingTitle: 'Now with your rules',
  closingText: '10 tokens per month free, unlimited for pro. One token is one generated meal.',
  signUp: 'Sign up free',
  tryFirst: 'Try it without an account',
});
