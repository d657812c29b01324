import { texts } from '@platewise/contract/texts';
import { readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { askedBefore, polarityAt } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';

/** What people would like to cook with and no recipe of ours is written for. */
export const APPLIANCES: readonly string[] = [
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'instant pot',
  'bread maker',
  'steamer',
];

/** What food is called that was made in one. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  'air fryer': String.raw`|air[\s-]?fr(?:ied|y)`,
  'slow cooker': String.raw`|crock[\s-]?pots?`,
};

const NAMED = APPLIANCES.map((appliance) => ({
  appliance,
  pattern: new RegExp(`\\b(?:${appliance.replace(' ', '[\\s-]?')}s?${ALSO_CALLED[appliance] ?? ''})\\b`, 'i'),
}));

/** The appliances that a clause asks to be used, with why none of our recipes is for them. */
export function applianceWishes(clause: string): Wish[] {
  return NAMED.flatMap(({ appliance, pattern }): Wish[] => {
    const match = pattern.exec(clause);
    if (!match || !isAskedFor(clause, match.index, match.index + match[0].length)) return [];
    return [{ label: appliance, cannotAssess: appliance, caveat: texts.wishes.applianceWay({ appliance }) }];
  });
}

function isAskedFor(clause: string, start: number, end: number): boolean {
  return (
    polarityAt(clause, start, end) === 'more' ||
    // 'air fryer chicken' names what is made in it.
    (isBeforeFood(clause.slice(end)) && askedBefore(clause, start) === 'more')
  );
}

function isBeforeFood(behind: string): boolean {
  const [, first = '', second = ''] =
    /^\s(?!(?:is|are|was|broke|died|has|had|and|or|but)\b)([\p{L}-]+)(?:\s([\p{L}-]+))?/iu.exec(behind) ?? [];
  return first !== '' && (readKnownWords(first) ?? readKnownWords(`${first} ${second}`)) !== null;
}
