import { texts } from '@platewise/contract/texts';
import { isFoodList } from '../exclusions-of.ts';
import { polarityAt } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import { ONLY_ALLOWED, slotIn } from './meal-words.ts';

const words = texts.wishes;

/**
 * Dishes, and foods that our table does not have, as people ask for them by name: each is looked for in the names of our dishes
 * (day/dish-traits.ts), and answered where none is called so. Names that the table of foods knows are no part of it.
 */
const DISH_NAMES: readonly string[] =
  `ramen,udon,lasagne|lasagna,gnocchi,ravioli,risotto,paella,biryani|biriani,pilaf|pilau|pulao,sushi,dumpling,gyoza,spring roll,summer roll,falafel|felafel,
tzatziki,guacamole,kimchi,meatball,fajita,quesadilla,enchilada,nacho,tagine,kebab|kabob,shawarma,gyros,moussaka,shakshuka|shakshouka,goulash,stroganoff,
schnitzel,ratatouille,quiche,shepherd's pie,cottage pie,fish pie,pot pie,chips,roast dinner|sunday roast|roast on sunday|roast this sunday,pho,bibimbap,bulgogi,pad thai,laksa,nasi goreng,jollof,
korma,vindaloo,dosa,idli,upma,uttapam,samosa,pakora,bhaji,ceviche,poke,caesar salad,coleslaw|slaw,bruschetta,focaccia,crumpet,croissant,scone,waffle,french toast,
toast,granola,muesli,overnight oats,halloumi,skyr,mascarpone,gazpacho,borscht,minestrone,gumbo,jambalaya,grits,cornbread,injera,banh mi,bao,satay,teriyaki,katsu,tempura,donburi,okonomiyaki,
rendang,tabbouleh|tabouleh,fattoush,dolma,mezze,tapas,empanada,arepa,tamale,pozole,feijoada,pierogi,spaetzle,cassoulet,bourguignon,fritter,rosti,hash browns|hash brown,
fish finger,hot dog,trifle,crumble,tostada,chowmein|chow mein,rasam,sambar,khichdi|khichri,pav bhaji,chaat,thali,fondue,pot roast,bolognese|spag bol|spaghetti bol,carbonara,bangers and mash,toad in the hole,meatloaf,kedgeree,hotpot,kofta,congee,
tikka masala,chana masala,palak paneer,butter chicken,mac and cheese|mac & cheese|macaroni cheese|mac n cheese`
    .split(',')
    .map((name) => name.trim());

/** A dish; `isFood` where the table of foods knows its name too: bare in a list it is the food, of which an allergy may be stated later. */
type Dish = { dish: string; pattern: RegExp; isFood?: true };

/** 'a mean chili', 'chilli con carne', 'bean chilli', 'make chili again' are a dish; 'chilli' and 'chilli sauce' are what makes food hot. */
export const CHILI_DISH = new RegExp(
  [
    String.raw`\bchill?i (?:con|sin) carne\b`,
    String.raw`\b(?:(?<order>(?:mak|cook)(?:e|es|ing|)(?: (?:some|my|our|the|us))? )|(?:(?:pot|bowl|batch|plate|pan|portion)s? of|an?|my|our|mean|good|nice|turkey|beef|beans?|veggie|vegetable|vegetarian|vegan|lentil|chicken|classic|homemade|proper|texas) )chill?i\b(?! (?:con|sin|sauce|powder|flakes?|oil|jam|peppers?|paste|heat|kick|crisp|or|and)\b)`,
    String.raw`\bchill?i nights?\b`,
  ].join('|'),
  'iu',
);

/** A name of one dish in its spellings, singular or plural. */
export function dishPattern(name: string): RegExp {
  const spellings = name.split('|').map((one) => one.replaceAll(/[\s-]/g, '[\\s-]').replaceAll("'", "['’]?"));
  return new RegExp(String.raw`\b(?:${spellings.join('|')})(?:e?s)?\b`, 'iu');
}

/** The dishes that notes can ask for, each with the pattern of its names. */
export const DISHES: readonly Dish[] = [
  ...DISH_NAMES.map((name) => ({ dish: name.split('|')[0] ?? name, pattern: dishPattern(name) })),
  // 'stir fries' are none.
  { dish: 'fries', pattern: /(?<!\bstir[\s-]?)\bfries\b/i },
  { dish: 'dal', pattern: dishPattern('dal|daal|dahl|dhal'), isFood: true },
  { dish: 'chili', pattern: CHILI_DISH, isFood: true },
];

/** Any of these dishes by its name. */
export const DISH_PATTERN = new RegExp(DISHES.map(({ pattern }) => pattern.source).join('|'), 'iu');

/** The dishes that a clause names, and whether it asks for them. */
export function namedDishWishes(clause: string): Wish[] {
  if (!DISH_PATTERN.test(clause) || ONLY_ALLOWED.test(clause)) return [];
  const mealType = slotIn(clause);
  return DISHES.flatMap(({ dish, pattern, isFood }): Wish[] => {
    const match = pattern.exec(clause);
    if (!match || (isFood && isFoodList(clause))) return [];
    // 'make chili again' names what is made.
    const start = match.index + (match.groups?.order?.length ?? 0);
    const polarity = polarityAt(clause, start, match.index + match[0].length);
    if (polarity === 'neither') return [];
    const trait = { kind: 'named', dish } as const;
    const at = mealType && { mealType };
    if (polarity === 'less') return [{ label: words.noForm({ form: dish }), trait, isLess: true, ...at }];
    return [{ label: words.form({ form: dish }), trait, reach: 'one', ...at }];
  });
}
