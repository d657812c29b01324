import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** What the weekly prep guide says. */
export const prepGuide = area('prep-guide', {
  soak: message('Soak the {foods}'),
  soaked: message('{food} ({grams} g)'),
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
  prepare: message('Prepare: {dish}'),
  putTogether: message('Put together: {dish}'),
  cook: message('Cook: {dish}'),
  bake: message('Oven at {celsius} °C: {dish}'),
  grill: message('Grill: {dish}'),
  pack: plural({ one: 'Cool and pack: {what}, {count} box', other: 'Cool and pack: {what}, {count} boxes' }),
  cool: message('Cool: {what}'),
  begin: message('{meal}: begin the evening before'),
  cooked: message('{food}, cooked'),
  prepared: message('{food}, cut'),
  notes: {
    minutes:
      'Minutes are about right for one unhurried cook: those that the recipes name, and our own for cutting and packing.',
    meat: 'Cut what is eaten raw before raw meat and fish, and wash board, knife and hands after them (USDA FSIS).',
    chill: 'Pack in shallow boxes, and put each into the fridge or freezer within two hours of cooking (USDA FSIS).',
    fridge: message(
      'Cooked dishes keep 3 to 4 days at 4 °C or below (USDA FSIS and FoodSafety.gov, Cold Food Storage Chart); we count {days}.',
    ),
    rice: message(
      'Cooked rice is cold within an hour and stays in the fridge for {days} day (Food Standards Agency); for later it is frozen.',
    ),
    freezer: message('What is eaten later is frozen, for at most {days} days; thaw it in the fridge the day before.'),
    reheat: 'What you eat hot is heated once, and through: to 74 °C, 165 °F (USDA FSIS).',
    fresh: 'Fish, soft eggs, quick dishes and what would not keep or freeze well are left for their day.',
  },
});
