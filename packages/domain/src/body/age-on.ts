/** Years from which on a body is measured, and a target computed from it (decisions 9.11). */
export const BODY_MIN_AGE = 18;

/** Whole years of somebody on a date, both YYYY-MM-DD; who was born on 29 February is older on 1 March in other years. */
export function ageOn(date: string, bornOn: string): number {
  const years = Number(date.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return date.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
