import { message, plural } from '../../message.ts';

/** What the weekly prep guide says. */
export const prepGuide = {
  soak: message('Soak the {food}: {grams} g'),
  cut: message('{manner} the {food}: {grams} g'),
  manners: {
    chop: 'chop',
    dice: 'dice',
    slice: 'slice',
    grate: 'grate',
    shred: 'shred',
    crush: 'crush',
    cut: 'cut',
  },
  base: message('Cook the {food}: {grams} g'),
  mix: message('Mix: {dish}'),
  cook: message('Cook: {dish}'),
  bake: message('Oven at {celsius} °C: {dish}'),
  grill: message('Grill: {dish}'),
  pack: plural({ one: 'Cool and pack: {what}, {count} box', other: 'Cool and pack: {what}, {count} boxes' }),
  cool: message('Cool: {what}'),
  finish: message('{meal}'),
  cooked: message('{food}, cooked'),
  prepared: message('{food}, cut'),
  notes: {
    minutes:
      'Minutes are about right for one unhurried cook: those that the recipes name, and our own for cutting and packing.',
    chill: 'Put every box into the fridge or freezer within two hours of cooking (USDA FSIS).',
    fridge: message(
      'Cooked dishes keep 3 to 4 days at 4 °C or below (USDA FSIS and FoodSafety.gov, Cold Food Storage Chart); we count {days}.',
    ),
    freezer: message('What is eaten later is frozen, for at most {days} days; thaw it in the fridge the day before.'),
    reheat: 'Heat cooked dishes through to 74 °C (165 °F) before you eat them (USDA FSIS).',
    fresh: 'Quick dishes, and those that would not keep or freeze well, are left for their day.',
  },
};
