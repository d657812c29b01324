import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** What a device has learnt of a person's taste: a tab of the settings. */
export const taste = area('taste', {
  title: 'Your taste',
  text: 'Learnt on this device from the meals that you swap, heart, eat or do not want again. It chooses among dishes that keep your diet, your exclusions and your targets, and never loosens one of them.',
  learn: 'Learn my taste',
  isOn: 'New plans, new meals, filled days and the dishes that a swap offers first follow it, and so do family plans, by your taste alone. Weeks for a shopping list and its cheaper dishes do not yet.',
  isOff: 'Nothing is remembered, and meals are planned without what was learnt before.',
  privacy:
    'It is kept in this browser until you sign out. A request for meals carries only how much you like cuisines and foods, as numbers: our server does not store them, and no language model receives them.',

  learntTitle: 'What is learnt',
  learntText:
    'Each can be changed or forgotten. What you choose yourself counts fully; what was learnt counts less as time goes by.',
  emptyTitle: 'Nothing yet',
  empty:
    'Swap a meal or ask for a new one, mark it with a heart, or say that you do not want it again. After one or two such changes its cuisine and its main foods stand here.',
  cuisines: 'Cuisines',
  foods: 'Foods',
  choiceOf: message('How much you like {name}'),
  learntAs: { liked: 'Learnt: liked', disliked: 'Learnt: disliked', open: 'Learnt: nothing yet' },
  choices: { liked: 'I like it', disliked: 'I do not like it', ignored: 'It does not matter' },
  forget: 'Forget',
  forgetOne: message('Forget {name}'),
  forgotten: message('{name} is forgotten'),

  chosen: 'Chosen by you',
  why: {
    'swapped-away': plural({ one: 'swapped away once', other: 'swapped away {count} times' }),
    'swapped-in': plural({ one: 'swapped in once', other: 'swapped in {count} times' }),
    'let-stand': plural({ one: 'left in a plan once', other: 'left in a plan {count} times' }),
    hearted: plural({ one: 'one heart', other: '{count} hearts' }),
    'not-again': plural({ one: 'not wanted again once', other: 'not wanted again {count} times' }),
    eaten: plural({ one: 'eaten once', other: 'eaten {count} times' }),
  },

  againTitle: 'Meals to have again',
  againText: 'Meals that you like enough to have them again are your favorites: a day can be planned around each.',
  favorites: 'Your favorites',

  allTitle: 'Forget everything',
  allText: 'Everything that this device has learnt of your taste, and what you chose here. Your favorites stay.',
  forgetAll: 'Forget everything',
  allForgotten: 'Your taste is forgotten',
});
