import type { Certificate, GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { certifyPlan } from '../certificate/certify-plan.ts';
import { type DayOptions, planDay } from '../day/plan-day.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { reasonAlone, type WeekDay } from './week-day.ts';
import { cookMeals, weekDayPlan } from './week-day-plan.ts';
import { type DayRefusal, type ReadDay, readWeekDays, refusedDay } from './week-days.ts';
import { EMPTY_LEDGER, type OpenedPack, type WeekLedger } from './week-ledger.ts';
import { type ServedDay, weekRepeats } from './week-repeats.ts';

export type WeekOptions = DayOptions & {
  /** In any order, with gaps or without; each date once. */
  days: readonly WeekDay[];
  /** Whether days are chosen that ask for little: few foods, few minutes, nothing left over; they are unless this is false. */
  sparesEffort?: boolean;
};

/** What is loved is served on every third day: no more often may a meal come again. */
const WISHED_EVERY_DAYS = 3;

export type PlannedDay = {
  date: string;
  meals: PlannedMeal[];
  /** Null where there is nothing to prove: no meal, or kept meals that fill the day and do not keep the request. */
  certificate: Certificate | null;
  warnings: string[];
};

export type WeekOutcome =
  | {
      ok: true;
      /** In the order of the days asked for. */
      days: PlannedDay[];
      /** What gave way in the week, and what every day has to say, each sentence once. */
      warnings: string[];
      /** What is left of opened packs at the end, or was kept too long before, and how many packs were opened. */
      leftOver: readonly OpenedPack[];
      packsOpened: number;
    }
  | DayRefusal;

// The week while it is planned: the days by date, those before first.
type Week = {
  read: readonly ReadDay[];
  planned: Map<string, PlannedDay>;
  ledger: WeekLedger;
  options: Omit<WeekOptions, 'days'>;
};

/**
 * Plans days and their slots: each day meets its own target, no meal comes again before the third day after it, no main
 * ingredient stands twice on a day, and the days ask for few foods and little cooking. Meals that days already hold stay
 * byte for byte and count for all of this. Variety never refuses a week: what gives way (see `weekDayPlan`) is stated
 * in its warnings.
 * The same input gives the same week.
 */
export function planWeek(request: GenerationRequest, options: WeekOptions): WeekOutcome {
  const days = planWeekByDay(request, options);
  let step = days.next();
  while (!step.done) step = days.next();
  return step.value;
}

/** The same, pausing after each day, so that anyone who goes on with it can do other work between, or leave off. */
export function* planWeekByDay(
  request: GenerationRequest,
  { days, ...options }: WeekOptions,
): Generator<undefined, WeekOutcome> {
  const read = readWeekDays(request, days);
  if ('ok' in read) return read;
  const week: Week = { read, planned: new Map(), ledger: EMPTY_LEDGER, options };
  for (const [place, one] of read.entries()) {
    const outcome = planOne(week, one, place);
    if ('ok' in outcome) return outcome;
    week.planned.set(one.date, outcome);
    week.ledger = cookMeals(week.ledger, { day: one.day, meals: outcome.meals });
    yield;
  }
  return outcomeOf(week, days);
}

function planOne(week: Week, one: ReadDay, place: number): PlannedDay | DayRefusal {
  const { date, day, kept } = one;
  if (kept.length === one.slots.length) return keptDay(one);
  const { read, ledger, options } = week;
  const plan = weekDayPlan(one, {
    ...options,
    seed: options.seed + place * 1009,
    day,
    kept: namesOf(kept),
    others: read.filter((other) => other !== one).map((other) => servedOn(week, other)),
    ledger,
    there: read.flatMap((other) => (other === one ? kept : (week.planned.get(other.date)?.meals ?? other.kept))),
    later: read.filter((other) => other.day > day).map((other) => ({ day: other.day, meals: other.kept })),
    sparesEffort: options.sparesEffort !== false,
    servesWishes: place % WISHED_EVERY_DAYS === 0,
  });
  if (!plan.ok) return refusedDay(date, reasonOf(one, plan.reason));
  return { date, meals: plan.meals, certificate: plan.certificate, warnings: plan.warnings };
}

/** A whole day without kept meals is refused like a plan of that one day: with what would make it possible. */
function reasonOf({ task, slots, kept, alone }: ReadDay, reason: string): string {
  const { wayOut } = texts.week;
  if (kept.length > 0) return `${reason} ${wayOut.kept}`;
  const isWhole = task.dayShare === 1 && slots.every(({ change }) => change.kind === 'new');
  return (isWhole && reasonAlone(alone)) || `${reason} ${wayOut.fewerMeals}`;
}

/** A day that leaves nothing to plan. */
function keptDay({ date, task, slots, kept }: ReadDay): PlannedDay {
  if (kept.length === 0) return { date, meals: [], certificate: null, warnings: [] };
  const plan = planDay(task, slots, { seed: 0, avoid: [] });
  if (plan.ok) return { date, meals: kept, certificate: plan.certificate, warnings: plan.warnings };
  const reasons = certifyPlan(task, kept).violations.join('; ');
  return { date, meals: kept, certificate: null, warnings: [texts.week.keptMisses({ date, reasons })] };
}

function outcomeOf(week: Week, asked: readonly WeekDay[]): WeekOutcome {
  const repeats = weekRepeats(week.read.map((one) => servedOn(week, one)));
  const days = asked.flatMap(({ date }) => week.planned.get(date) ?? []);
  return {
    ok: true,
    days: days.map((day) => ({ ...day, warnings: [...(repeats.get(day.date) ?? []), ...day.warnings] })),
    warnings: [...[...repeats.values()].flat(), ...sharedWarnings(days)],
    leftOver: [...week.ledger.open, ...week.ledger.spoilt],
    packsOpened: week.ledger.packs,
  };
}

/** What a day holds: its plan, or what is known of it before it is planned. */
function servedOn({ planned }: Week, { date, day, slots, kept }: ReadDay): ServedDay {
  const known = slots.flatMap(({ change }) => {
    if (change.kind === 'new') return [];
    return change.kind === 'fixed' ? change.meal.name : change.name;
  });
  const names = planned.get(date)?.meals.map(({ name }) => name) ?? known;
  return { date, day, names, kept: namesOf(kept) };
}

function namesOf(meals: readonly PlannedMeal[]): Set<string> {
  return new Set(meals.map(({ name }) => name));
}

/** The sentences that every day with meals has to say. */
function sharedWarnings(days: readonly PlannedDay[]): string[] {
  const [first, ...others] = days.filter(({ meals }) => meals.length > 0);
  return (first?.warnings ?? []).filter((warning) => others.every(({ warnings }) => warnings.includes(warning)));
}
