import { texts } from '@platewise/contract/texts';
import type { Wish } from '../wish-words.ts';
import { slotIn } from './meal-words.ts';

const words = texts.wishes;

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  'thirty five': 35,
  forty: 40,
  'forty five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const NUMBER = String.raw`(?<number>\d{1,3}|${Object.keys(NUMBER_WORDS).toReversed().join('|').replaceAll(' ', '[\\s-]')})`;
const MINUTES = new RegExp(String.raw`\b${NUMBER}[\s-]*(?:min(?:ute?)?s?\b|mns?\b|m\b|['’](?!\p{L}))`, 'giu');
/** 'dinner in 20' */
const BARE_LIMIT =
  /\b(?:in|under|within|takes?) (?<number>\d{2}|ten|fifteen|twenty|thirty|forty)(?=\W*(?:$|please|pls|or\b|max|tops|so\b|because|and\b|then\b|flat\b|if\b|when\b))/giu;
const PARTS_OF_AN_HOUR: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:an |one |1 )?hour and a half\b|\b1[.,]5 ?(?:hours?|hrs?|h)\b|\b(?:1|one) ?(?:hour|hr|h) (?:and )?(?:30|thirty)\b/i,
    90,
  ],
  [/\b(?:three|3)[\s-]quarters? (?:of an )?(?:hour|hr)s?\b|(?<!\d)(?:3[/⁄]4|¾)(?: of)?(?: an)? ?(?:hour|hr)s?\b/i, 45],
  [
    /(?<!(?:three|3)[\s-])\bquarter[\s-](?:of an )?(?:hour|hr)\b|(?<!\d)(?:1[/⁄]4|¼)(?: of)?(?: an)? ?(?:hour|hr)s?\b/i,
    15,
  ],
  [
    /(?<!\d)(?<!and a )\bhalf[\s-](?:an |a )?(?:hour|hr)s?\b|(?<!\d)(?:1[/⁄]2|½)(?: an)? ?(?:hour|hr)s?\b|(?<!\d)0?[.,]5 ?(?:hour|hr)s?\b/i,
    30,
  ],
  [
    /\b(?:under|less th[ae]n|within|no more th[ae]n|at most|in|over|max(?:imum)?(?: of)?|up to|only|just|about|around|past|beyond|longer than|more than|an absolute)\s(?:an|one|1|the) (?:hour|hr)\b(?! (?:and|before|after|later))|\b(?:have|got|spare|allow|give it|give myself) (?:about |only |around )?(?:an|one|1) (?:hour|hr)\b(?! and)|\b(?:an|one|1) (?:hour|hr)\b(?=[^,.]{0,25}\b(?:limit|ceiling|maximum)\b)|\b(?:an|one|1) (?:hour|hr) (?:tops|max(?:imum)?|at (?:the )?most|or less|is (?:my|the|our|all|about|plenty)|to cook|for cooking|limit|of cooking|in the kitchen)/i,
    60,
  ],
];
/** Minutes that are no limit: they are welcome, or are not of cooking. */
const NO_LIMIT =
  /\b(?:at least|minimum|(?:do|does)(?:n['’]?t| not) mind|fine with|happy (?:to|with)|ok(?:ay)? with|walk\w*|runs?|running|jog\w*|gym|workout|swim\w*|commut\w*|drive|bus|train|ago|apart|interval|later|before|after|marinat\w*|nap|eggs? (?:boiled|for)|until|early|rest(?:ing)?|hours? (?:or more|plus))\b/i;
/** A limit, whatever else the clause speaks of. */
const LIMIT =
  /\b(?:tops|max(?:imum)?|at most|under|within|less than|no more|limit|in under|or (?:less|under|so|fewer|quicker)|only (?:have|got)|nothing (?:over|above|past)|cook\w*|recipes?|meals?|dishes|dinners?|kitchen)\b/i;
/** What is asked in less is no time to cook in. */
const SHORTEST_MINUTES = 5;

/** The minutes that a clause gives to cooking; the least where it names several. People who name minutes name a limit. */
export function timeWishes(clause: string): Wish[] {
  if (NO_LIMIT.test(clause) && !LIMIT.test(clause)) return [];
  const stated = [
    ...[...clause.matchAll(MINUTES), ...clause.matchAll(BARE_LIMIT)].map(({ groups }) => numberOf(groups?.number)),
    ...PARTS_OF_AN_HOUR.flatMap(([pattern, minutes]) => (pattern.test(clause) ? [minutes] : [])),
  ];
  const minutes = Math.min(...stated);
  if (!Number.isFinite(minutes) || minutes < SHORTEST_MINUTES) return [];
  const mealType = slotIn(clause);
  const trait = { kind: 'longer', minutes } as const;
  return [{ label: words.minutes({ count: minutes }), trait, isLess: true, ...(mealType && { mealType }) }];
}

function numberOf(written = ''): number {
  return NUMBER_WORDS[written.toLowerCase().replace('-', ' ')] ?? Number(written);
}
