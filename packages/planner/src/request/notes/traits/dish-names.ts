import { texts } from '@platewise/contract/texts';
import { polarityAt } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import { ONLY_ALLOWED, slotIn } from './meal-words.ts';

const words = texts.wishes;

/**
 * Dishes, and foods that our table does not have, as people ask for them by name: each is looked for in the names of our dishes
 * (day/dish-traits.ts), and answered where none is called so. Names that the table of foods knows are no part of it.
 */
export const DISH_NAMES: readonly string[] =
  `ramen,udon,lasagne|lasagna,gnocchi,ravioli,risotto,paella,biryani|biriani,pilaf|pilau|pulao,sushi,dumpling,gyoza,spring roll,summer roll,falafel|felafel,
tzatziki,guacamole,kimchi,meatball,fajita,quesadilla,enchilada,nacho,tagine,kebab|kabob,shawarma,gyros,moussaka,shakshuka|shakshouka,goulash,stroganoff,
schnitzel,ratatouille,quiche,shepherd's pie,cottage pie,fish pie,pot pie,chips,fries,roast dinner,sunday roast,pho,bibimbap,bulgogi,pad thai,laksa,nasi goreng,jollof,
korma,vindaloo,dosa,idli,upma,uttapam,samosa,pakora,bhaji,ceviche,poke,caesar salad,coleslaw|slaw,bruschetta,focaccia,crumpet,croissant,scone,waffle,french toast,
toast,granola,muesli,overnight oats,halloumi,skyr,mascarpone,gazpacho,borscht,minestrone,gumbo,jambalaya,grits,cornbread,injera,banh mi,bao,satay,teriyaki,katsu,tempura,donburi,okonomiyaki,
rendang,tabbouleh|tabouleh,fattoush,dolma,mezze,tapas,empanada,arepa,tamale,pozole,feijoada,pierogi,spaetzle,cassoulet,bourguignon,fritter,rosti,hash browns|hash brown,
fish finger,hot dog,trifle,crumble,tostada,chowmein|chow mein,rasam,sambar,khichdi|khichri,pav bhaji,chaat,thali,fondue,pot roast,bolognese,carbonara,bangers and mash,toad in the hole`
    .split(',')
    .map((name) => name.trim());

/** A name of one dish in its spellings, singular or plural. */
export function dishPattern(name: string): RegExp {
  const spellings = name.split('|').map((one) => one.replaceAll(/[\s-]/g, '[\\s-]').replaceAll("'", "['’]?"));
  return new RegExp(String.raw`\b(?:${spellings.join('|')})(?:e?s)?\b`, 'iu');
}

const PATTERNS = DISH_NAMES.map((name) => ({ dish: name.split('|')[0] ?? name, pattern: dishPattern(name) }));

/** Any of these dishes by its name. */
export const DISH_PATTERN = new RegExp(
  String.raw`\b(?:${DISH_NAMES.map((name) => dishPattern(name).source).join('|')})`,
  'iu',
);

/** The dishes that a clause names, and whether it asks for them. */
export function namedDishWishes(clause: string): Wish[] {
  if (!DISH_PATTERN.test(clause) || ONLY_ALLOWED.test(clause)) return [];
  const mealType = slotIn(clause);
  return PATTERNS.flatMap(({ dish, pattern }): Wish[] => {
    const match = pattern.exec(clause);
    if (!match) return [];
    const polarity = polarityAt(clause, match.index, match.index + match[0].length);
    if (polarity === 'neither') return [];
    const trait = { kind: 'named', dish } as const;
    const at = mealType && { mealType };
    if (polarity === 'less') return [{ label: words.noForm({ form: dish }), trait, isLess: true, ...at }];
    return [{ label: words.form({ form: dish }), trait, reach: 'one', ...at }];
  });
}
