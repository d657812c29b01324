import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** What is said of the shopping list where a plan is shown. */
export const listOfPlan = area('shopping-screen', {
  plan: {
    make: 'Make shopping list',
    made: message('The list follows “{plan}” now.'),
    failed: 'The shopping list could not be made.',
  },
}).plan;
