const DAY_MS = 86_400_000;

/** The number of a calendar day ('YYYY-MM-DD'), so that two days differ by what lies between them; null for no real date. */
export function dayNumber(date: string): number | null {
  const time = Date.parse(`${date}T00:00:00Z`);
  // Some engines read 30 February as 2 March.
  const isReal = Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === date;
  return isReal ? time / DAY_MS : null;
}
