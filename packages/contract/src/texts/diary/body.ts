import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Weight, measures, and a target from them. */
export const body = area('body', {
  bornOn: 'bornOn must be a real day such as 1990-05-31, from 1900-01-01 on.',
  adultsOnly: 'bornOn must be 18 years ago or more: measures and targets from them are for adults.',
  nameOfOwn: 'name must be left out for weight and waist.',
  notAfterToday: message('date must not come after {today}.'),
  ownNames: message('name must be one of yours: you have {max} measures of your own, the most we keep.'),
  noFast:
    'window must be null: an eating window is not offered with a pregnancy, breastfeeding, an eating disorder, diabetes, or a sign in your weight or diary.',
  shortWindow: message('window must last {hours} hours or more.'),
  /** Behind a proposal, with its reason. */
  reason: message(
    'Your diary and your weight suggest that you use about {expenditure}\u00a0kcal a day, give or take {sd}. Towards your aim the next step is {kcal}\u00a0kcal a day; now it is {goal}.',
  ),
  /** Where somebody's weight or diary shows what no target is proposed with. */
  advice:
    'Your weight or your diary shows a change that is worth a talk with a doctor or a dietitian. Until then no other target is proposed.',
});
