import { EVERYDAY_FOODS } from './everyday-foods.ts';
import { readAmount } from './typed-amount.ts';
import { writtenOut } from './typed-shorthand.ts';
import { KITCHEN_WORDS } from './typed-words.ts';

/** A part of what was typed that names one food. */
export type TypedPart = {
  text: string;
  /** What stands before it: a food of its own, one that comes with the last, one that is left out of it, or one of those that make up what was named before. */
  joint: 'own' | 'with' | 'without' | 'held';
  /** True where only a plain 'and' stands before it, or no comma where it is left out, so that it goes on with the part before. */
  goesOn: boolean;
};

/** Names with a joining word in them, which no part ends at: 'mac and cheese', 'beans on toast'. */
const JOINED_NAMES = joinedNames(EVERYDAY_FOODS.flatMap(({ names }) => names));
/** What is put between bread, or into an omelette: 'chicken and bacon sandwich' is one food, and so are crisps of two tastes. */
const OF_TWO =
  /\b(\p{L}+(?: \p{L}+)?) (?:and|&|\+) (\p{L}+(?: \p{L}+)?) (sandwich(?:es)?|toasties?|baguettes?|wraps?|paninis?|subs?|bagels?|rolls?|baps?|omelett?es?|omelets?|crisps)\b/giu;
const REFUSED = String.raw`(?:without|minus|sans|w\/o(?:ut)?|(?:but )?no)(?: any| added| extra)?|instead of|rather than|except(?: for)?|hold the|skip(?:ped)? the|(?:i )?did ?n['’o]?t (?:have|add|eat|use)(?: any)?`;
const JOINER = new RegExp(
  String.raw`\s*(?:[,;+\n&]|(?<=\s)[-–—](?=\s)|\b(?:${REFUSED}|holding|with|and|plus|on|over|but|then|w\/)(?=\s|$))\s*`,
  'giu',
);
/** Sizes across say nothing that the tables know. */
const ACROSS =
  /\(?\b(?:\d+(?:\.\d+)?|three|four|five|six|eight|ten|twelve)(?:[\s-]?(?:inch(?:es)?|cm)|-?in|["”])(?=\W|$)\)?/giu;

/**
 * What was typed, parted at commas and joining words; halves and names like 'mac and cheese' stay whole.
 * @param names of the person's own foods, which stay whole too
 */
export function partsOfText(text: string, names: readonly string[] = []): TypedPart[] {
  const parted = writtenOut(text)
    .replaceAll(/(\d)([¼-¾⅐-⅞])/g, '$1 $2')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replaceAll(/\b(\d+|one|two|three|four|five) and (?:a |one )?(half|quarter)\b(?! an?\b)/giu, '$1 plus-$2')
    .replaceAll(
      joinedNames(names.filter(isJoined).map((name) => writtenOut(name).trim().replaceAll(/\s+/g, ' '))),
      whole,
    )
    .replaceAll(JOINED_NAMES, whole)
    .replaceAll(OF_TWO, '$1~and~$2~$3')
    .replaceAll(/\bon the cob\b/giu, 'on~the~cob')
    .replaceAll(/\b(half) and (half)\b(?! an?\b)/giu, '$1~and~$2')
    .replaceAll(/\b(chill?i) with (beans)\b/giu, '$1~with~$2')
    // 'three-egg omelette'
    .replaceAll(/\b(two|three|four|five|six|half)-(?=\p{L})/giu, '$1 ')
    // What heads a list holds what follows: 'beans on toast: half a cup of beans, ...'
    .replaceAll(
      /(^|[,;\n])([^,;:\n\d]{2,40}):\s+((?:\d|an? |one |two |three |half )[^,;\n]*)/gu,
      (_, before: string, name: string, amount: string) => before + (namesFood(amount) ? amount : `${name} ${amount}`),
    )
    .replaceAll(
      /(?<!(?:veggie|bean|vegan|turkey|plant|beyond) )\b(hot ?dogs?|(?:ham|cheese)?burgers?) (?:in|on) an? (?:\p{L}+ )?(?:bun|roll)\b/giu,
      '$1',
    )
    .replaceAll(ACROSS, ' ')
    .replaceAll(
      /\b(?:(?:1|an?|one) )?(omelett?e?)s?\s*\(?(?:of |made (?:of|from|with) |with |from )?(\d+|two|three|four) eggs?\)?/giu,
      '$2 egg $1',
    )
    .replaceAll(/\((?=[^)]*,)/gu, ' holding ')
    .replaceAll(/\b(salad|smoothie|shake|sandwich) of (?=\d|an? |one |two |half )/giu, '$1 with ')
    .replaceAll(/(?:\b(?:1|an?|one) )?\b((?:egg )?\w+) of (\d+|two|three|four) eggs?\b/giu, '$2 $1')
    .replaceAll(
      /\bin (?=(?:bread|an? (?:roll|bun|wrap|pitt?a|bap|baguette))\b|\d|(?:an? |one |half )|(?:hot |warm |cold |black )?(?:water|milk|tea|chai|coffee)\b)/giu,
      'with ',
    )
    .replaceAll(
      /(?<=^[\p{L}’' ]{2,40}|[,;\n]\s*[\p{L}’' ]{2,40})(?::\s+|\s[-–—]\s+)|:\s+|\s[-–—]\s+(?=\d|an? |one |two |half )|\s\(?made (?:with|of|from|w\/)\s(?=\d|an? |half |one |two )/giu,
      ' holding ',
    );
  const parts: TypedPart[] = [];
  let start = 0;
  let joint: TypedPart['joint'] = 'own';
  let goesOn = false;
  let afterComma = false;
  const take = (end: number) => {
    const part = unbracketed(parted.slice(start, end).replaceAll('~', ' ').trim()).replace(/\s+\.$/, '');
    if (/[\p{L}\p{N}]/u.test(part)) parts.push({ text: part, joint, goesOn });
    return /[\p{L}\p{N}]/u.test(part);
  };
  for (const match of parted.matchAll(JOINER)) {
    const wasThere = take(match.index);
    start = match.index + match[0].length;
    const next = jointOf(match[0].trim().toLowerCase());
    // 'with no sugar': the last word counts.
    joint = next ?? (wasThere ? 'own' : joint);
    const isComma = /[,;\n]/.test(match[0]);
    afterComma = isComma || (afterComma && !wasThere);
    goesOn = !afterComma && (joint === 'without' || (next === null && wasThere));
  }
  take(parted.length);
  return parts;
}

/** 'Rice: 1 cup' says how much of it, 'beans on toast: half a cup of beans' what is in it. */
function namesFood(text: string): boolean {
  return readAmount(text).words.some((word) => !KITCHEN_WORDS.has(word));
}

/** Whether a name may be parted. */
function isJoined(name: string): boolean {
  return /\s(?:and|with|on|in|over|w|n|&)\s/i.test(name);
}

/** A name that no part ends in. */
function whole(name: string): string {
  return name.replaceAll(/\s+/g, '~').replaceAll('&', 'and');
}

/** A bracket that was parted leaves no half of it behind. */
function unbracketed(part: string): string {
  return part.includes('(') === part.includes(')') ? part : part.replaceAll(/[()]/g, '').trim();
}

function joinedNames(names: readonly string[]): RegExp {
  const joined = names
    .filter((name) => /^[\p{L} ]+ (?:and|with|on|in|over) [\p{L} ]+$/u.test(name))
    .toSorted((a, b) => b.length - a.length);
  const patterns = joined.map((name) => {
    const words = name
      .split(' ')
      .map((word) => (word === 'and' ? '(?:and|&|n|\\+)' : `${word.replace(/y$/, '(?:y|ie)')}(?:e?s)?`));
    return words.join('\\s+');
  });
  // Of no names, nothing.
  return new RegExp(String.raw`\b(?:${patterns.join('|') || '(?!)'})\b`, 'giu');
}

const IS_REFUSED = new RegExp(`^(?:${REFUSED})$`, 'iu');

function jointOf(word: string): TypedPart['joint'] | null {
  if (IS_REFUSED.test(word)) return 'without';
  if (word === 'holding') return 'held';
  return ['with', 'on', 'over', 'w/'].includes(word) ? 'with' : null;
}
