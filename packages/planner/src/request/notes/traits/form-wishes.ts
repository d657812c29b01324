import { texts } from '@platewise/contract/texts';
import { polarityAt } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import { DISH_FORMS, type DishForm, EQUIPMENT, type Equipment } from './dish-trait.ts';
import { ONLY_ALLOWED, slotIn } from './meal-words.ts';

const words = texts.wishes;

/** How people write each form; the plural and the spelling without a hyphen are read too. */
const FORM_WORDS: Readonly<Record<DishForm, string>> = {
  soup: 'soups?|broth|chowder',
  salad: 'salads?',
  sandwich: 'sandwich(?:es)?|sarnies?|sandos?|toasties?|paninis?',
  wrap: 'wraps?|burritos?',
  bowl: 'bowls?|buddha bowls?',
  curry: 'curry|curries',
  stew: 'stews?',
  pasta: 'pastas?|spaghetti',
  'stir-fry': 'stir[\\s-]?(?:fry|fries|fried)(?: dishes)?',
  smoothie: 'smoothies?|shakes?',
  omelette: 'omelett?es?|frittatas?',
  porridge: 'porridge|oatmeal',
  pancake: 'pancakes?|crepes?',
  burger: 'burgers?',
  pizza: 'pizzas?',
  taco: 'tacos?',
  casserole: 'casseroles?|bakes',
};

const EQUIPMENT_WORDS: Readonly<Record<Equipment, string>> = {
  oven: 'ovens?|baking|roasting',
  blender: 'blenders?|blending|food processor',
  grill: 'grills?|grilling|bbq|barbecue',
  stove: 'stoves?|stovetop|hob|cooker',
};

/** The kitchen lacks it: the object of a verb that says so, or of a plain negation. */
const LACKS = String.raw`\b(?:no|without(?: an?| the| my| using)?|(?:do|does|have|has|did)(?:n['’]?t| not)(?: have| own| got| use| want)?(?: to)?(?: use)?(?: an?| the| my| any)?|avoid(?: using)?(?: the)?|skip(?: the)?|(?:my|the|our)(?= \S+ (?:is |['’]s )?(?:broken|broke|out of order|not working|dead)))\s+(?:access to (?:an? )?)?(?:turn(?:ing)? on the\s|switch(?:ing)? on the\s|heat(?:ing)? up the\s)?`;
/** 'I'd rather not switch the oven on', 'without turning on the oven'. */
const LEFT_OFF = String.raw`\b(?:not|without|never|avoid|(?:do|does|wo|ca|would|can)n['’]?t)\b[^,.]{0,24}\b(?:turn|switch|us|heat|fir|put|touch)\w*\b[^,.]{0,12}\b`;
const BROKEN = String.raw`(?:['’]s| is(?:n['’]?t)?| has)?\s*(?:broken|working(?= though|$)|broke|out of order|not working|dead|bust(?:ed)?|died)\b`;

/** The kinds of dishes that a clause names, and whether it asks for them. */
export function formWishes(clause: string): Wish[] {
  const slot = slotIn(clause);
  return DISH_FORMS.flatMap((form): Wish[] => {
    const match = new RegExp(`\\b(?:${FORM_WORDS[form]})\\b`, 'i').exec(clause);
    if (!match || ONLY_ALLOWED.test(clause)) return [];
    const polarity = polarityAt(clause, match.index, match.index + match[0].length);
    if (polarity === 'neither') return [];
    const trait = { kind: 'form', form } as const;
    const at = slot && { mealType: slot };
    if (polarity === 'less') return [{ label: words.noForm({ form: words.forms[form] }), trait, isLess: true, ...at }];
    return [{ label: words.form({ form: words.forms[form] }), trait, reach: 'one', ...at }];
  });
}

/** What a clause says the kitchen lacks. */
export function equipmentWishes(clause: string): Wish[] {
  return EQUIPMENT.flatMap((equipment): Wish[] => {
    const named = EQUIPMENT_WORDS[equipment];
    const lacks = new RegExp(`${LACKS}(?:${named})\\b|\\b(?:${named})\\b${BROKEN}`, 'i');
    const isLeftOff = new RegExp(`${LEFT_OFF}(?:${named})\\b`, 'i').test(clause);
    if (!lacks.test(clause) && !isLeftOff) return [];
    const trait = { kind: 'needs', equipment } as const;
    return [{ label: words.without({ equipment: words.equipment[equipment] }), trait, isLess: true }];
  });
}
