import { readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { isWish } from './note-signals.ts';
import { isPlainWord } from './plain-words.ts';
import type { Mention } from './read-notes.ts';
import { traitWishesOf } from './traits/trait-wishes.ts';
import { polarityAt } from './wish-polarity.ts';
import { WISH_WORDS, type Wish } from './wish-words.ts';

/** What may be eaten and is not asked for. */
const ALLOWED_ONLY =
  /\b(?:fine|ok|okay|allowed|safe|welcome|tolerates?|energy|no problem|not a problem|don['’]?t mind|happy)\b/i;
const SEASONING = /^(?:salt|sugars?)$/i;
/** There is more of it than can be eaten: what sounds like too much is asked for. */
const TO_USE_UP =
  /\b(?:going (?:brown|soft|bad|off|over)|(?:coming|growing) out of (?:my|our) ears|glut|on (?:its|their) last legs|about to (?:go off|turn|expire)|expir\w+|best before|use by|before (?:it|they) go(?:es)? off|(?:huge |big |whole )?(?:sack|bag|crate|box|pile|bunch|ton|tons|load|loads)s? of)\b/i;
const ASKED_FOR =
  /\b(?:finish|us(?:e|ing) up|need(?:s|ing)? (?:using|eating|to go)|(?:i|we)(?:['’]ve| have| got| have got)|in (?:the|my|our) (?:fridge|freezer|pantry|cupboard)|(?:at|on|to) hand|left ?overs?|left(?! out)|if possible|going (?:bad|off)|instead of|for (?:breakfast|lunch|dinner|a snack|snacks)|(?:once|twice|three times) a (?:day|week)|(?:every|each) (?:day|week|morning|evening))\b/i;

/** What a clause of notes wishes for that is no food: a cuisine, a split, a way of eating. */
export function wishesOf(clause: string): Wish[] {
  const [asked = ''] = clause.split(/\b(?:no|without|avoid|hate)\s/i);
  const known = WISH_WORDS.flatMap(({ pattern, wish, isNegation }) => {
    if (wish.cuisine || wish.shiftPoints || isNegation) return directedWish(clause, pattern, wish);
    return pattern.test(asked) ? [wish] : [];
  });
  return [...known, ...traitWishesOf(clause)];
}

/** What a clause asks for, or asks for less of: 'not Indian' lowers Indian, 'no need for high protein' raises nothing. */
function directedWish(clause: string, pattern: RegExp, wish: Wish): Wish[] {
  const match = pattern.exec(clause);
  if (!match) return [];
  const polarity = polarityAt(clause, match.index, match.index + match[0].length);
  if (polarity === 'more') return [wish];
  const { cuisine } = wish;
  if (polarity === 'neither') return [];
  return cuisine ? [{ label: `less ${cuisine} food`, cuisine, isLess: true }] : [{ label: `not “${wish.label}”` }];
}

/** Foods that a clause wishes for, or is tired of; one that is merely allowed is neither. */
export function foodWishesOf(clause: string, mentions: readonly Mention[]): Wish[] {
  if (ALLOWED_ONLY.test(clause)) return [];
  const isOfTaste = traitWishesOf(clause).some(({ trait }) => trait?.kind === 'salty' || trait?.kind === 'sweetened');
  return mentions.flatMap(compared).flatMap(({ text, foods }) => {
    const end = clause.indexOf(text) + text.length;
    const polarity = foods.size === 0 ? 'neither' : polarityAt(clause, end, end);
    const label = foodLabel(text);
    // 'less sugar' asks it of dishes, and has been read so.
    if (isOfTaste && SEASONING.test(label)) return [];
    if (foods.size > 0 && TO_USE_UP.test(clause)) return [{ label, foods }];
    if (polarity === 'less') return [{ label: `less ${label}`, foods, isLess: true }];
    return polarity === 'more' && (isWish(clause) || ASKED_FOR.test(clause)) ? [{ label, foods }] : [];
  });
}

/** 'salmon instead of chicken' speaks of two. */
function compared({ clause, text }: Mention): Mention[] {
  return text.split(/\s(?=(?:instead of|in place of|rather than)\s)/i).flatMap((part) => {
    const foods = readKnownWords(part)?.foods;
    return foods ? [{ clause, text: part, foods }] : [];
  });
}

/** 'I love salmon' is about salmon. */
function foodLabel(text: string): string {
  const words = text.split(' ');
  const kept = words.filter((word) => !isPlainWord(word) && readKnownWords(word) !== null);
  return kept.length > 0 ? kept.join(' ').toLowerCase() : text;
}
