// 'For twenty minutes, or overnight' leaves the choice to the person, so the dish can be made at once.
const BEFORE = /(?<!\bor )\bovernight\b|\b(?:day|evening|night) before\b|\bferment/i;
const HOURS =
  /\b(?:soak|marinat|chill|ferment|fridge|refrigerat|prove|rise|stand|rest|leave)[^.;]*?\b(two|three|four|five|six|seven|eight|ten|twelve|\d+) hours\b/i;

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** What our recipes say of a dish that stands overnight. */
const OVERNIGHT_HOURS = 8;
/** Two hours in the fridge and the cooking after them are more than two hours (decisions 9.3). */
const HOURS_MIN = 3;
const HOURS_MAX = 72;

/** Whether the steps begin the day before, or hours before, read from the steps alone (decisions 9.3). */
export function beginsBefore({ steps }: { steps: readonly string[] }): boolean {
  return steps.some(isBefore);
}

/**
 * When a dish begins by its steps and with what, for dishes that no recipe of ours says it of: whole hours before the meal,
 * 3-72, and the first sentence that says so; undefined where it is made at once.
 */
export function startsAheadIn(steps: readonly string[]): { hours: number; what: string } | undefined {
  const what = steps.flatMap((step) => step.split(/(?<=[.!])\s+/)).find(isBefore);
  if (what === undefined) return undefined;
  const hours = steps.map(hoursIn).reduce((most, one) => Math.max(most, one), HOURS_MIN);
  return { hours: Math.min(HOURS_MAX, hours), what };
}

function isBefore(step: string): boolean {
  return BEFORE.test(step) || HOURS.test(step);
}

function hoursIn(step: string): number {
  const named = HOURS.exec(step)?.[1]?.toLowerCase();
  if (named === undefined) return BEFORE.test(step) ? OVERNIGHT_HOURS : 0;
  return NUMBERS.includes(named) ? NUMBERS.indexOf(named) + 2 : Number(named);
}
