import { dateFormat } from '@platewise/contract/language/formats';
import type { PlanSharing } from '@platewise/contract/sharing/sharing-schema';
import { texts } from '@platewise/contract/texts';

const format = dateFormat({ dateStyle: 'long' });
const words = texts.sharing.link;

/** How many links lead to a plan and since when, in the time zone of the person who reads it. */
export function sharingWords({ links, sharedAt }: PlanSharing): string {
  if (links === 0 || sharedAt === null) return words.none;
  return words.some({ count: links, date: format.format(new Date(sharedAt)) });
}
