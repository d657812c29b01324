import type { DietDay } from '../expenditure.ts';

/** How a simulated person's days go missing from the diary. */
export type Missing = 'at-random' | 'weekends' | 'large-days';

export type SimulatedPerson = {
  days: DietDay[];
  /** What the person's body really used on each day, kcal. */
  expenditure: number[];
  /** What the equation expects, kcal. */
  equationKcal: number;
};

type Simulation = {
  missing: Missing;
  /** How many days are not logged. */
  missingShare?: number;
  /** How much of a day's water is still there on the next. */
  waterStays?: number;
  days?: number;
};

/**
 * A person whose expenditure is known: drawn around what the equation expects, less by 22 kcal for each kilogram lost (Hall
 * and others, Lancet 2011; 378: 826-837), eating more at weekends, with 0.5 to 1 kg of water on the scale and a body whose
 * kilogram is worth 7,000 to 8,400 kcal. What is logged is exact.
 * @param random numbers from 0 to 1
 */
export function simulatePerson(
  random: () => number,
  { missing, missingShare = 0.25, waterStays = 0, days: count = 84 }: Simulation,
): SimulatedPerson {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const between = (low: number, high: number) => low + (high - low) * random();
  const equationKcal = between(1700, 3200);
  const startKcal = equationKcal * (1 + 0.1 * normal());
  const eats = startKcal * between(0.78, 1.08);
  const waterKg = between(0.5, 1);
  const kcalPerKg = between(7000, 8400);
  const weighs = between(0.4, 1);
  const start = between(55, 110);
  let kg = start;
  let water = waterKg * normal();
  const days: DietDay[] = [];
  const used: number[] = [];
  for (let day = 0; day < count; day++) {
    const isWeekend = day % 7 >= 5;
    const extra = 250 * normal();
    const kcal = Math.max(300, eats + (isWeekend ? 250 : -100) + extra);
    const spent = startKcal - 22 * (start - kg);
    const isMissing = random() < missingShare * likelier[missing]({ isWeekend, extra });
    days.push({
      kg: random() < weighs ? kg + water : null,
      kcal: isMissing ? null : kcal,
      isWeekend,
    });
    used.push(spent);
    kg += (kcal - spent) / kcalPerKg;
    water = waterStays * water + Math.sqrt(1 - waterStays ** 2) * waterKg * normal();
  }
  return { days, expenditure: used, equationKcal };
}

/** How many times as likely as on any day it is that one is missing. */
const likelier: Record<Missing, (day: { isWeekend: boolean; extra: number }) => number> = {
  'at-random': () => 1,
  weekends: ({ isWeekend }) => (isWeekend ? 2.25 : 0.5),
  'large-days': ({ extra }) => (extra > 0 ? 1.5 : 0.5),
};
