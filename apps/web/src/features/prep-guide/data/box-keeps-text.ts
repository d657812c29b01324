import type { PrepContainer } from '@platewise/contract/plans/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';

/** How long a box keeps: to a day of the guide in the fridge, since day 1 comes after the session; days in the freezer. */
export function boxKeepsText({ place, keepsDays }: Pick<PrepContainer, 'place' | 'keepsDays'>): string {
  return place === 'fridge' ? words.untilDay({ day: keepsDays }) : words.forDays({ days: keepsDays });
}
