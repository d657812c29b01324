import { texts } from '@platewise/contract/texts';
import { polarityAt } from '../wish-polarity.ts';
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

const NAMED = APPLIANCES.map((appliance) => ({
  appliance,
  pattern: new RegExp(`\\b${appliance.replace(' ', '[\\s-]?')}s?\\b`, 'i'),
}));

/** The appliances that a clause asks to be used, with why none of our recipes is for them. */
export function applianceWishes(clause: string): Wish[] {
  return NAMED.flatMap(({ appliance, pattern }): Wish[] => {
    const match = pattern.exec(clause);
    if (!match || polarityAt(clause, match.index, match.index + match[0].length) !== 'more') return [];
    return [{ label: appliance, cannotAssess: appliance, caveat: texts.wishes.applianceWay({ appliance }) }];
  });
}
