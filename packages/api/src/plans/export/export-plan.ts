import type { ExportCalendar } from '@platewise/contract/plans/plan-export-schema';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import type { UserContext } from '../../context.ts';
import { readFavoriteMarks } from '../../favorites/favorite-marks.ts';
import { invalidInput } from '../../invalid-input.ts';
import { findPlan } from '../find-plan.ts';
import { toPlan } from '../to-plan.ts';
import { planCalendar } from './plan-calendar.ts';

const DAYS_AHEAD = 366;
const DAY_MS = 24 * 3_600_000;

/** A file of a plan: what it is called, without its ending, and what is in it. */
export type PlanFile<Content> = { fileName: string; content: Content };

/**
 * A plan of the caller as data.
 * @throws AppError NOT_FOUND
 */
export async function exportPlan(
  context: Pick<UserContext, 'db' | 'identity'>,
  { planId }: { planId: string },
): Promise<PlanFile<Plan>> {
  const plan = await findPlan(context, { planId });
  const marks = await readFavoriteMarks(context.db, context.identity.userId);
  return { fileName: fileNameOf(plan), content: toPlan(plan, marks) };
}

/**
 * A plan of the caller as a calendar file for one day.
 * @throws AppError NOT_FOUND, VALIDATION for a day more than a year ahead
 */
export async function exportPlanCalendar(
  context: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { planId, date }: ExportCalendar,
): Promise<PlanFile<string>> {
  const now = context.now();
  if (date !== undefined && date > dayOf(new Date(now.getTime() + DAYS_AHEAD * DAY_MS))) {
    throw invalidInput([{ path: 'date', message: texts.validation.date({ field: 'date' }) }]);
  }
  const plan = await findPlan(context, { planId });
  return { fileName: fileNameOf(plan), content: planCalendar(plan, { date: date ?? dayOf(now), now }) };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The plan's name in letters and digits that every file system takes; a general name where none are left. */
function fileNameOf({ name }: { name: string | null }): string {
  const plain = (name ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain.slice(0, 60) || texts.sharing.fileName;
}
