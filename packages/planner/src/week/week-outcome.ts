import type { Certificate } from '@platewise/contract/generation/generation-schema';
import type { MealPlace } from '@platewise/domain/calendar/leftover-places';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { servedOn } from './served-on.ts';
import { weekRepeats } from './variety/week-repeats.ts';
import type { WeekDay } from './week-day.ts';
import type { DayRefusal, ReadDay } from './week-days.ts';
import { fishSummary } from './week-fish.ts';
import type { OpenedPack, WeekLedger } from './week-ledger.ts';

export type PlannedLeftover = { place: number; from: MealPlace; isFrozen: boolean };

export type PlannedDay = {
  date: string;
  meals: PlannedMeal[];
  /** Which of the meals, by their places, are what earlier ones have left: cooked with them, and kept in the fridge or frozen. */
  leftovers: readonly PlannedLeftover[];
  /** Which of the meals, by its place, is an earlier breakfast again, in the amounts of this day. */
  repeatPlace: number | null;
  /** Null where there is nothing to prove: no meal, or kept meals that fill the day and do not keep the request. */
  certificate: Certificate | null;
  warnings: string[];
};

export type PlannedWeek = {
  ok: true;
  /** In the order of the days asked for. */
  days: PlannedDay[];
  /** What gave way in the week, and what every day has to say, each sentence once. */
  warnings: string[];
  /** What is left of opened packs at the end, or was kept too long before, and how many packs were opened. */
  leftOver: readonly OpenedPack[];
  packsOpened: number;
};

export type WeekOutcome = PlannedWeek | DayRefusal;

/** A week whose days are planned, by date. */
type FinishedWeek = {
  read: readonly ReadDay[];
  planned: ReadonlyMap<string, { day: PlannedDay }>;
  ledger: WeekLedger;
  options: { wantsFish?: boolean };
};

/** The days of a week in the order asked for, with what each and all of them have to say. */
export function outcomeOf(week: FinishedWeek, asked: readonly WeekDay[]): PlannedWeek {
  const repeats = weekRepeats(week.read.map((one) => servedOn(week, one)));
  const days = asked.flatMap(({ date }) => week.planned.get(date)?.day ?? []);
  return {
    ok: true,
    days: days.map((day) => ({ ...day, warnings: [...(repeats.get(day.date) ?? []), ...day.warnings] })),
    warnings: [...[...repeats.values()].flat(), ...sharedWarnings(days), ...fishOf(week, days)],
    leftOver: [...week.ledger.open, ...week.ledger.spoilt],
    packsOpened: week.ledger.packs,
  };
}

/** What a week that is to have fish says of it, over the days that were planned. */
function fishOf({ read, options }: FinishedWeek, days: readonly PlannedDay[]): string[] {
  const open = read.filter(({ kept, slots }) => kept.length < slots.length);
  const [first] = open;
  if (!options.wantsFish || !first) return [];
  const planned = days.filter(({ date }) => open.some((one) => one.date === date));
  return [
    fishSummary(
      first.task,
      planned.map(({ meals }) => meals),
    ),
  ];
}

/** The sentences that every day with meals has to say. */
function sharedWarnings(days: readonly PlannedDay[]): string[] {
  const [first, ...others] = days.filter(({ meals }) => meals.length > 0);
  return (first?.warnings ?? []).filter((warning) => others.every(({ warnings }) => warnings.includes(warning)));
}
