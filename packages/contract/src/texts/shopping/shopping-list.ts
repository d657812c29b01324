import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** The shopping list (shell 2, shell 8, decisions 6): the documented texts word for word, and what a list says. */
export const shoppingList = area('shopping-list', {
  title: 'Shopping List',
  exportPdf: 'Export to PDF',
  proOnly: 'Available for Pro Users Only',
  generated: 'Shopping list generated successfully',
  generateFailed: 'Failed to generate shopping list',

  otherAisle: 'Other',
  quantity: {
    grams: message('{count}\u00a0g'),
    kilograms: message('{count}\u00a0kg'),
    withGrams: message('{units} (about {grams})'),
    more: message('+{amount}'),
    times: message('{count}\u00a0×'),
    units: {
      bunch: plural({ one: '{count} bunch', other: '{count} bunches' }),
      bag: plural({ one: '{count} bag', other: '{count} bags' }),
      piece: plural({ one: '{count} piece', other: '{count} pieces' }),
      pack: plural({ one: '{count} pack', other: '{count} packs' }),
      tub: plural({ one: '{count} tub', other: '{count} tubs' }),
      carton: plural({ one: '{count} carton', other: '{count} cartons' }),
      tin: plural({ one: '{count} tin', other: '{count} tins' }),
      bottle: plural({ one: '{count} bottle', other: '{count} bottles' }),
      jar: plural({ one: '{count} jar', other: '{count} jars' }),
      loaf: plural({ one: '{count} loaf', other: '{count} loaves' }),
      bulb: plural({ one: '{count} bulb', other: '{count} bulbs' }),
      lemon: plural({ one: '{count} lemon', other: '{count} lemons' }),
      lime: plural({ one: '{count} lime', other: '{count} limes' }),
      egg: plural({ one: '{count} egg', other: '{count} eggs' }),
    },
  },

  notes: {
    priceUnknown: plural({
      one: '{count} item has no price and is not in the estimate.',
      other: '{count} items have no price and are not in the estimate.',
    }),
    atLeast: message('The list comes to {cost}; {unpriced}.'),
    withoutIngredients: message('{meals}: no ingredients are known, so nothing for it is on the list.'),
    plansGone: plural({
      one: 'A plan of this list is no longer there; its meals are off the list.',
      other: '{count} plans of this list are no longer there; their meals are off the list.',
    }),
    noMeals: 'No meals are planned for these days yet.',

    week: plural({
      one: 'For {count} person: a week of breakfast, lunch and dinner at {kcal}\u00a0kcal a day.',
      other: 'For {count} people: a week of breakfast, lunch and dinner at {kcal}\u00a0kcal a day for each.',
    }),
    diet: message('Diet: {diet}.'),
    leftOut: message('Left out: “{term}”, understood as {meaning}.'),
    otherDiets: message('We do not know the rules of “{diets}”, so nothing was left out or chosen for it.'),
    notRead: message('Planned without {term}, which we cannot read: please check every ingredient yourself.'),
    dietNotNamed: 'No diet was named.',
    noBudget: 'No budget was named.',
    noAmount: message('We found no amount in “{budget}”.'),
    noLimit: message('“{budget}” names no amount, so the cost was not limited.'),
    otherCurrency: message(
      'We know prices in rupees and US dollars only and convert none, so “{budget}” could not be compared.',
    ),
    readAs: message('“{budget}” was read as {amount} a week.'),
    rangeRead: message('Of the range in “{budget}” the higher amount was taken.'),
    within: message('The estimate of {estimate} is within the {budget} a week, also where shops are dear.'),
    over: message(
      'The cheapest week that we found is estimated at {estimate}, which is {difference} over the {budget} a week. Fewer people, fewer exclusions or another diet may cost less.',
    ),
    atLeastOver: message(
      'The cheapest week that we found costs {estimate}; {unpriced}. That is at least {difference} over the {budget} a week. Fewer people, fewer exclusions or another diet may cost less.',
    ),
    atLeastOpen: message(
      'The week costs {estimate}; {unpriced}. So we cannot tell yet whether it fits the {budget} a week.',
    ),
    highOpen: message(
      'The estimate of {estimate} fits the {budget} a week, but where shops are dear it comes to {high}.',
    ),
    notComparable: 'No price is known for what this week needs, so it could not be compared with the budget.',
    cheaperNotFound: 'No week of cheaper foods was found that keeps what was asked.',
    cheaperChosen: 'Dishes of cheaper foods were chosen to lower the cost.',
    pantry: plural({
      one: 'One food that you have at home is not counted.',
      other: '{count} foods that you have at home are not counted.',
    }),
  },
  cost: {
    atLeast: message('at least {money}'),
    unpriced: plural({ one: '{count} item has no price', other: '{count} items have no price' }),
  },
  rupees: message('₹{amount}'),
  dollars: message('US$\u00a0{amount}'),

  validation: {
    oneSource: 'planIds, or from and to, must be given: one of them, not both.',
    bothDates: 'to must be given together with from.',
    budgetAboveZero: 'budget must be more than 0, such as ₹2000 a week. Leave it empty for no budget.',
    ownOnly: message('{field} can be changed on your own items only.'),
    notOfFoods: 'quantity is for own items and for ingredients without grams; change the grams of this food instead.',
    shopGone: 'This shop is not there any more. Choose another one, or null for no shop.',
    shopNameTaken: message('You have a shop called “{name}” already. Give this one another name.'),
    shopsFull: message('There is room for {max} shops. Remove one before you name another.'),
    shopChoicesFull: message(
      'There is room for {max} things with a shop of their own. Choose the shop of their aisle for some of them first.',
    ),
    foodsOnly: message('{field} is for foods that came with grams; tick this item, or change its quantity.'),
  },
});
