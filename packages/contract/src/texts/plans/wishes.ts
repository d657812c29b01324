import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** What notes wish for, and what became of it (decisions 9.10). */
export const wishes = area('wishes', {
  form: message('{form}'),
  noForm: message('no {form}'),
  forms: {
    soup: 'soup',
    salad: 'salad',
    sandwich: 'sandwiches',
    wrap: 'wraps',
    bowl: 'bowls',
    curry: 'curry',
    stew: 'stew',
    pasta: 'pasta',
    'stir-fry': 'stir-fries',
    smoothie: 'smoothies',
    omelette: 'omelettes',
    porridge: 'porridge',
    pancake: 'pancakes',
    burger: 'burgers',
    pizza: 'pizza',
    taco: 'tacos',
    casserole: 'casseroles and bakes',
  },
  without: message('nothing for {equipment}'),
  equipment: { oven: 'the oven', blender: 'a blender', grill: 'a grill', stove: 'the stove', microwave: 'a microwave' },
  minutes: message('at most {count} minutes'),
  simple: 'simple dishes of few foods',
  demanding: 'dishes that ask more of the cook',
  onePot: 'simple dishes (how many pots they take is not in our recipes)',
  noCook: 'nothing that is cooked',
  fibre: 'dishes rich in fibre',
  lessFibre: 'no dish rich in fibre',
  salt: 'no dish with more than 1 mg of sodium for a kcal',
  limits: {
    sodium: {
      label: message('at most {count} mg of sodium a day'),
      kept: message('Your notes wish for at most {bound} mg of sodium. These meals hold at most {held} mg.'),
      over: message(
        'Your notes wish for at most {bound} mg of sodium. These meals may hold {held} mg: none within it were found that meet the other targets.',
      ),
      shared: 'Your notes wish for a limit of sodium. Meals that several people share are held to none.',
      source:
        'The adequate intake of adults is 1,500 mg of sodium a day (National Academies 2019, doi 10.17226/25353).',
    },
    fiber: {
      label: message('at most {count} g of fiber a day'),
      kept: message('Your notes wish for at most {bound} g of fiber. These meals hold at most {held} g.'),
      over: message(
        'Your notes wish for at most {bound} g of fiber. These meals may hold {held} g: none within it were found that meet the other targets.',
      ),
      shared: 'Your notes wish for a limit of fiber. Meals that several people share are held to none.',
      source:
        'Somebody who ate little fiber adds it a little at a time, and drinks enough with it (NIDDK, Eating, Diet, & Nutrition for Constipation). Raise the limit when you are used to it: adults reach 14 g for 1,000 kcal (National Academies 2005, doi 10.17226/10490).',
    },
  },
  sugar: 'no dish with added sugar',
  hot: 'dishes with chilli',
  warm: message('a warm {meal}'),
  cold: message('a cold {meal}'),
  big: message('a big {meal}'),
  light: message('a light {meal}'),
  kcal: message('a {meal} of about {kcal} kcal'),
  slots: { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner', snack: 'snack' },
  cheap: 'cheap food',
  costly: 'costly food',
  cheapWay:
    'A plan of meals does not choose by price: “Plan a week for a budget” on the shopping list does, and the list names cheaper dishes.',
  applianceWay: message('No recipe of ours is written for the {appliance}: the steps name the stove and the oven.'),
  guests: 'guests',
  guestsWay:
    'A plan is for one person: set the servings of a meal in the calendar, or the number of people of the shopping list, where others eat along.',
  repeats: 'meals that repeat',
  repeatsWay:
    'Within a day nothing repeats: “Fill” in the calendar cooks a dinner for the next lunch and repeats breakfasts.',
  varied: 'no dish twice',
  keptInPart: message('Your notes wish for {wish}. We kept it where the day allowed: not for {meals}.'),
  used: message('You have {have} g of {food}: this plan takes {used} g of it.'),
  noSuchMeal: message('Your notes wish for {wish}. This plan has no such meal.'),
  sizeMissed: message('Your notes wish for {wish}. As near as we came is {kcal} kcal.'),
});
