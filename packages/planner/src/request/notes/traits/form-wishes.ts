import { texts } from '@platewise/contract/texts';
import { polarityAt } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import { DISH_FORMS, type DishForm } from './dish-trait.ts';
import { ONLY_ALLOWED, slotIn } from './meal-words.ts';

const words = texts.wishes;

/** How people write each form; the plural and the spelling without a hyphen are read too. */
const FORM_WORDS: Readonly<Record<DishForm, string>> = {
  soup: 'soups?|broth|chowder',
  salad: 'salads?',
  sandwich: 'sand ?w(?:h?ich|itch)(?:es)?|sarnies?|sandos?|toasties?|paninis?|butt(?:y|ies)',
  wrap: 'wraps?|burritos?',
  bowl: 'bowls?(?! of (?:something|anything|cereal|porridge|oats|soup|fruit|rice))|buddha bowls?',
  curry: 'curr(?:y|ys|ies)',
  stew: 'stews?|stewed(?! (?:fruits?|apples?|plums?|rhubarb|prunes?|tea)\\b)',
  pasta: 'pastas?|spaghetti',
  'stir-fry': 'stir[\\s-]?(?:fry|fries|fried)(?: dishes)?',
  smoothie: 'smooth(?:ies?|ys?)|smothies?|shakes?',
  omelette: 'om(?:e|)l(?:e|a)tt?es?|frittatas?',
  porridge: 'porr?idge|oatmeal',
  pancake: 'pancakes?|crepes?',
  burger: '(?:ham|cheese)?burgers?',
  pizza: 'pizzas?',
  taco: 'tacos?',
  casserole:
    'cass?eroles?|bakes|(?<=\\b(?:an?|of|pasta|veg|veggie|vegetable|fish|chicken|potato|cheesy|tuna|lentil) )bake',
};

/** 'the pizza place', 'a soup kitchen' */
const NO_DISH = String.raw`(?!\s(?:places?|vans?|shops?|parlou?rs?|joints?|restaurants?|box(?:es)?|trucks?|delivery|stones?|cutters?|spoons?|makers?|press|kitchens?|chains?|guy|man|lady)\b)`;

/** Any kind of dish by its name. */
export const FORM_PATTERN = new RegExp(`\\b(?:${Object.values(FORM_WORDS).join('|')})\\b${NO_DISH}`, 'i');

/** The kinds of dishes that a clause names, and whether it asks for them. */
export function formWishes(clause: string): Wish[] {
  if (!FORM_PATTERN.test(clause)) return [];
  const slot = slotIn(clause);
  return DISH_FORMS.flatMap((form): Wish[] => {
    const match = new RegExp(`\\b(?:${FORM_WORDS[form]})\\b${NO_DISH}`, 'i').exec(clause);
    if (!match || ONLY_ALLOWED.test(clause)) return [];
    const polarity = polarityAt(clause, match.index, match.index + match[0].length);
    if (polarity === 'neither') return [];
    const trait = { kind: 'form', form } as const;
    const at = slot && { mealType: slot };
    if (polarity === 'less') return [{ label: words.noForm({ form: words.forms[form] }), trait, isLess: true, ...at }];
    return [{ label: words.form({ form: words.forms[form] }), trait, reach: 'one', ...at }];
  });
}
