import { dateFormat } from '@platewise/contract/language/formats';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import type { NutrientSource, NutrientSubject } from './nutrient-source.ts';

/** One view of nutrients, and what heads it. */
export type NutrientView = { label: string; heading: string; source: NutrientSource };

const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const momentOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The views of what was opened: of a day also that of the days that it is shown with. */
export function nutrientViews(subject: NutrientSubject): NutrientView[] {
  if (subject.of === 'plan' || subject.of === 'meal') {
    const heading = subject.of === 'plan' ? words.plan : words.meal({ meal: subject.name });
    return [{ label: heading, heading, source: { of: 'meals', meals: subject.meals } }];
  }
  const { of, date, week } = subject;
  return [
    { label: words.day, ...viewOfDays(of, { from: date, to: date }) },
    { label: words.week, ...viewOfDays(of, week) },
  ];
}

function viewOfDays(of: 'calendar' | 'diary', { from, to }: { from: string; to: string }): Omit<NutrientView, 'label'> {
  const days = long.formatRange(momentOf(from), momentOf(to));
  const heading = of === 'calendar' ? words.planned({ days }) : words.eaten({ days });
  return { heading, source: { of, from, to } };
}
