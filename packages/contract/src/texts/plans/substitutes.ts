import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** A food that is missing, and what can stand for it: in a meal of a plan and while cooking. */
export const substitutes = area('substitutes', {
  title: message('Something missing for {meal}?'),
  close: 'Close without a substitute',
  whichText: 'Choose what you don’t have. What can stand for it keeps the rules and the targets of your plan.',
  missing: message('I don’t have {food}'),
  amount: message('{amount} {food}'),
  insteadOf: message('Instead of {amount} {food}'),
  other: 'Something else is missing',
  loading: 'Looking for what can stand for it…',
  failed: 'Substitutes could not be loaded.',
  retry: 'Retry',
  none: message(
    'Nothing that we know can stand for {food} and keep this plan as you asked for it. Swap the meal, or leave it out and cook without.',
  ),
  take: 'Take',
  takeFood: message('Take {food}'),
  brings: message('Brings {allergens}.'),
  leavesOut: message('Without {allergens}.'),
  goodFor: message('Good for {uses}.'),
  source: message('Amount by {source}.'),
  ours: message('The amount is our own statement: {reason}.'),

  cooking: {
    ask: message('I don’t have this: {food}'),
    askShort: 'I don’t have this',
    hide: message('Hide what can stand for {food}'),
    hideShort: 'Hide',
    none: message('We know nothing that can stand for {food}.'),
    figures:
      'The figures of this meal stay those of its recipe. In a plan, the menu of the meal puts it in and counts it.',
  },

  uses: {
    any: 'everything',
    raw: 'eating raw',
    baking: 'baking',
    frying: 'frying',
    sauce: 'sauces',
    soup: 'soups',
    topping: 'toppings',
    salad: 'salads',
    spread: 'spreads',
  },
  allergens: {
    milk: 'milk',
    egg: 'egg',
    fish: 'fish',
    crustacean: 'crustaceans',
    mollusc: 'molluscs',
    'tree-nut': 'tree nuts',
    peanut: 'peanuts',
    wheat: 'wheat',
    rye: 'rye',
    barley: 'barley',
    oat: 'oats',
    soy: 'soy',
    sesame: 'sesame',
    celery: 'celery',
    mustard: 'mustard',
    lupin: 'lupin',
    sulphites: 'sulphites',
  },
});
