import { LIMITS } from '@platewise/contract/limits';

/** A comma that parts thousands: 1,200 but not 12,5. */
const THOUSANDS = /,(?=\d{3}(?:\D|$))/g;

/** A number as somebody typed it, with a point or a comma; null where there is none, which is not the same as empty. */
export function readDecimal(text: string): number | null {
  const plain = text.trim().replaceAll(/\s/g, '').replaceAll(THOUSANDS, '').replace(',', '.');
  const value = Number.parseFloat(plain);
  return Number.isFinite(value) ? value : null;
}

/** A figure of a meal: 0 where the text is no number (shell 5); undefined where nothing was typed, which is kept as not known. */
export function readFigure(text: string): number | undefined {
  return text.trim() === '' ? undefined : (readDecimal(text) ?? 0);
}

/** A whole number of kcal; the documented 2000 where the text is none (shell 5). */
export function readGoalKcal(text: string): number {
  const value = readDecimal(text);
  return value === null ? LIMITS.dailyGoalDefaultKcal : Math.trunc(value);
}
