import { dateFormat } from '@platewise/contract/language/formats';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import type { NutrientView } from './nutrient-source.ts';

type Days = { from: string; to: string };

const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const momentOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The nutrients of a day, and of the days that it is shown with. */
export function dayViews(of: 'calendar' | 'diary', date: string, week: Days): NutrientView[] {
  return [
    { label: words.day, ...viewOf(of, { from: date, to: date }) },
    { label: words.week, ...viewOf(of, week) },
  ];
}

function viewOf(of: 'calendar' | 'diary', { from, to }: Days): Omit<NutrientView, 'label'> {
  const days = long.formatRange(momentOf(from), momentOf(to));
  const heading = of === 'calendar' ? words.planned({ days }) : words.eaten({ days });
  return { heading, source: { of, from, to } };
}
