import { isId } from '../../is-id.ts';

/** Where a list of meals goes on: at which meal of which plan. */
export type MealsCursor = { createdAt: Date; planId: string; mealIndex: number };

/** A place as an opaque text for a URL. */
export function encodeCursor({ createdAt, planId, mealIndex }: MealsCursor): string {
  return Buffer.from(`${createdAt.getTime()} ${planId} ${mealIndex}`).toString('base64url');
}

/** The place that a cursor names; null when it is not one of ours. */
export function decodeCursor(cursor: string): MealsCursor | null {
  const [time = '', planId = '', index = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  // Fourteen digits reach the year 5138; what is later is a date that the database cannot read.
  if (!/^\d{1,14}$/.test(time) || !isId(planId) || !/^\d$/.test(index)) return null;
  return { createdAt: new Date(Number(time)), planId, mealIndex: Number(index) };
}
