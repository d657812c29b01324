import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { CALENDAR_SLOTS } from '@platewise/contract/calendar/calendar-slots';
import { tenth } from '../rounding.ts';

type Figures = NonNullable<CalendarEntry['figures']>;

/**
 * What an entry brings to its day: of a meal, the figures that it shows times its servings; of a meal eaten out, the
 * person's estimate. Null where nobody knows, and for a note. kcal are whole, grams have a tenth.
 * @param basis of a meal's figures: whether they are computed from foods of the table
 */
export function figuresOfEntry(
  {
    kind,
    meal,
    servings,
    kcal,
  }: Pick<CalendarEntry, 'kind' | 'servings' | 'kcal'> & {
    meal: Pick<NonNullable<CalendarEntry['meal']>, 'calories' | 'macros'> | null;
  },
  basis: Figures['basis'],
): Figures | null {
  if (kind === 'eating-out') return kcal === null ? null : { calories: kcal, macros: null, basis: 'stated' };
  if (meal?.calories === undefined) return null;
  const { macros } = meal;
  return {
    calories: Math.round(meal.calories * servings),
    macros: macros
      ? {
          protein: tenth(macros.protein * servings),
          fat: tenth(macros.fat * servings),
          carbs: tenth(macros.carbs * servings),
        }
      : null,
    basis,
  };
}

/** The order of entries in their day. */
export function bySlot(a: Pick<CalendarEntry, 'slot'>, b: Pick<CalendarEntry, 'slot'>): number {
  return CALENDAR_SLOTS.indexOf(a.slot) - CALENDAR_SLOTS.indexOf(b.slot);
}

/** Sums of the figures that the entries of a day show, so that what a person adds up agrees. */
export function daySums(entries: readonly CalendarEntry[]): Pick<CalendarDay, 'totals' | 'unknown'> {
  const eaten = entries.filter(({ kind }) => kind !== 'note');
  const known = eaten.flatMap(({ figures }) => figures ?? []);
  const macros = known.flatMap((figures) => figures.macros ?? []);
  const sum = (of: 'protein' | 'fat' | 'carbs') => tenth(macros.reduce((total, one) => total + one[of], 0));
  return {
    totals: {
      calories: known.reduce((total, { calories }) => total + calories, 0),
      macros: { protein: sum('protein'), fat: sum('fat'), carbs: sum('carbs') },
    },
    unknown: { calories: eaten.length - known.length, macros: eaten.length - macros.length },
  };
}
