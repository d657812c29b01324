import type { NoteWish } from '@platewise/contract/generation/note-wishes-schema';
import { DISH_FORMS, EQUIPMENT } from '../notes/traits/dish-trait.ts';
import { CUISINES } from '../notes/wish-words.ts';

/** Minutes and kcal that a wish may name. */
const MINUTES = { min: 5, max: 240 } as const;
const KCAL = { min: 50, max: 3000 } as const;
/** Names of foods are letters; nothing else is put into a phrase. */
const FOOD_NAME = /^\p{L}+(?:[ -]\p{L}+){0,3}$/u;

/**
 * A wish in the plainest words that the rules read, so that a model's reading passes through the same grammar as a person's words;
 * null for what the grammar has no place for.
 */
export function wishPhrase({ kind, more, meal, value }: NoteWish): string | null {
  const at = meal === 'any' ? '' : ` for ${meal}`;
  switch (kind) {
    case 'food':
      return FOOD_NAME.test(value) ? `${more ? 'more' : 'less'} ${value.toLowerCase()}` : null;
    case 'cuisine': {
      const cuisine = CUISINES.find((one) => one.toLowerCase() === value.toLowerCase());
      return cuisine ? `${more ? 'more' : 'less'} ${cuisine} food` : null;
    }
    case 'form': {
      const form = DISH_FORMS.find((one) => one === value.toLowerCase());
      return form ? `${more ? 'I want' : 'less'} ${form}${at}` : null;
    }
    case 'minutes':
      return !more && isWithin(value, MINUTES) ? `at most ${value} minutes of cooking${at}` : null;
    case 'without-equipment': {
      const equipment = EQUIPMENT.find((one) => one === value.toLowerCase());
      return equipment && !more ? `no ${equipment}` : null;
    }
    case 'kcal':
      return meal !== 'any' && isWithin(value, KCAL) ? `${meal} of ${value} kcal` : null;
    case 'size':
      return meal === 'any' ? null : `a ${more ? 'big' : 'light'} ${meal}`;
    case 'warm':
      return meal === 'any' ? null : `a ${more ? 'warm' : 'cold'} ${meal}`;
    case 'nothing':
      return null;
    default: {
      const phrase = PLAIN[kind][more ? 'more' : 'less'];
      return phrase && TAKES_MEAL.has(kind) ? `${phrase}${at}` : phrase;
    }
  }
}

type PlainKind = Exclude<
  NoteWish['kind'],
  'food' | 'cuisine' | 'form' | 'minutes' | 'without-equipment' | 'kcal' | 'size' | 'warm' | 'nothing'
>;

/** 'No chillies' would leave foods out, which no model's reading may. */
const PLAIN: Readonly<Record<PlainKind, Record<'more' | 'less', string | null>>> = {
  quick: { more: 'quick meals', less: null },
  easy: { more: 'simple dishes', less: null },
  'one-pot': { more: 'one-pot dishes', less: null },
  'no-cook': { more: 'no-cook dishes', less: null },
  spicy: { more: 'fiery dishes', less: null },
  salt: { more: null, less: 'less salt' },
  sugar: { more: null, less: 'less sugar' },
  fibre: { more: 'more fibre', less: null },
  protein: { more: 'more protein', less: 'less protein' },
  carbs: { more: 'more carbs', less: 'fewer carbs' },
  fat: { more: 'more fat', less: 'less fat' },
  cheap: { more: 'cheap food', less: null },
  repeat: { more: 'repeats are fine', less: 'no repeats' },
};
const TAKES_MEAL: ReadonlySet<NoteWish['kind']> = new Set(['quick', 'easy', 'no-cook', 'spicy']);

function isWithin(value: string, { min, max }: Record<'min' | 'max', number>): boolean {
  return /^\d{1,4}$/.test(value) && Number(value) >= min && Number(value) <= max;
}
