/** The day that it is for the person, as YYYY-MM-DD, so many days from a moment on. */
export function localDay(moment: Date, daysAhead = 0): string {
  const day = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + daysAhead);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(day.getFullYear(), 4)}-${part(day.getMonth() + 1, 2)}-${part(day.getDate(), 2)}`;
}
