import { TREND_DAYS } from '@platewise/contract/diary/trend-days';

/** What the address of the calorie tracker says. */
export type TrackerSearch = {
  /** The day as it was written, which may be none; today when left out. */
  date?: string | undefined;
  view?: 'trends' | undefined;
  /** How far the trends reach back; seven days when left out. */
  days?: (typeof TREND_DAYS)[number] | undefined;
};

const DATE_MAX_CHARACTERS = 20;

/** The search part of /calorie-tracker. Set to undefined, since the router keeps the raw value of what is left out. */
export function readTrackerSearch({ date, view, days }: Record<string, unknown>): TrackerSearch {
  return {
    date: typeof date === 'string' ? date.slice(0, DATE_MAX_CHARACTERS) || undefined : undefined,
    view: view === 'trends' ? view : undefined,
    days: TREND_DAYS.find((known) => known === days && known !== TREND_DAYS[0]),
  };
}
