const DAY_MS = 86_400_000;

/** The day in UTC of a moment, or of one so many days before it, as 'YYYY-MM-DD'. */
export function utcDay(at: Date, { daysBefore = 0 }: { daysBefore?: number } = {}): string {
  return new Date(at.getTime() - daysBefore * DAY_MS).toISOString().slice(0, 10);
}

/** The month in UTC of a moment, as 'YYYY-MM'. */
export function utcMonth(at: Date): string {
  return at.toISOString().slice(0, 7);
}
