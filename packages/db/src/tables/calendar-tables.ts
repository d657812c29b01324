import type { Region } from '@platewise/contract/account/preference-options';
import type { CalendarKind, CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** A meal as the calendar keeps it: whole where it is one of ours, else with what it came with. */
export type StoredCalendarMeal = ClientMeal & { id: string };

/** What stands in one slot of one day. */
export type CalendarEntryTable = {
  user_id: string;
  /** YYYY-MM-DD. */
  date: string;
  slot: CalendarSlot;
  kind: CalendarKind;
  /** Null for anything but a meal. Its `servings` are those of the column. */
  meal: JSONColumnType<StoredCalendarMeal> | null;
  /** How much of the meal the person eats; 1 for anything but a meal. */
  servings: number;
  note: string | null;
  /** An estimate for a meal that is eaten out: kcal. */
  kcal: number | null;
  /** It stays where weeks are filled, repeated or cleared, and nothing is put in its place. */
  is_locked: Generated<boolean>;
  /** It is what an earlier entry with the same meal has left, as long as that one stands and it keeps. */
  is_leftover: Generated<boolean>;
  /** It is left over and waits in the freezer, from the day on which it was cooked. */
  is_frozen: Generated<boolean>;
  /** The saved plan that the meal was taken from; it may be gone since. */
  plan_id: string | null;
  /** The calendar's revision that wrote it. */
  revision: number;
  updated_at: Date;
};

/** What a person's calendar is counted and found by. */
export type CalendarTable = {
  user_id: string;
  /** Grows by one with every change. */
  revision: number;
  /** SHA-256 of the feed link's secret, in hex; the secret itself is in the link only. */
  feed_hash: string | null;
  feed_created_at: Date | null;
};

/** One change, for as long as it can be taken back. */
export type CalendarChangeTable = { user_id: string; id: string; revision: number; created_at: Date };

/** What stood in a slot before a change, and what stands there by it; null for nothing. */
export type CalendarChangeSlotTable = {
  user_id: string;
  change_id: string;
  date: string;
  slot: CalendarSlot;
  was: JSONColumnType<StoredEntry> | null;
  became: JSONColumnType<StoredEntry> | null;
};

/** An entry as a change keeps it. */
export type StoredEntry = Omit<Selectable<CalendarEntryTable>, 'user_id' | 'date' | 'slot' | 'revision' | 'updated_at'>;

/** How a person wants dates and amounts shown; what they never chose is null. */
export type UserPreferencesTable = {
  user_id: string;
  /** A name of the IANA table, such as Asia/Kolkata. */
  time_zone: string | null;
  /** The day that weeks start on: Sunday 0, Monday 1, Saturday 6. */
  week_start: 0 | 1 | 6 | null;
  units: 'metric' | 'us' | null;
  /** The profile that the calendar plans for; it may be gone since. */
  profile_id: string | null;
  /** Whose reference intakes nutrients are compared with. */
  reference_set: 'dri' | 'icmr' | null;
  /** Where most dishes of plans are to be from. */
  region: Region | null;
  updated_at: Date;
};

export type StoredEntryRow = Selectable<CalendarEntryTable>;
/** An entry as it is read: of one that is left over, the date of the last entry before it that may have left it. */
export type CalendarEntryRow = StoredEntryRow & { cooked_on: string | null };
export type UserPreferencesRow = Selectable<UserPreferencesTable>;
