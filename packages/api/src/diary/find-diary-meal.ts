import type { DiaryMealId } from '@platewise/contract/diary/diary-schema';
import type { Db } from '@platewise/db/database';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';
import { AppError } from '../app-error.ts';
import { isId } from '../is-id.ts';
import { findMeal } from './diary-repository.ts';

/**
 * A meal of a day of the person's.
 * @throws AppError NOT_FOUND also for one of somebody else, one of another day, and ids that cannot be ours
 */
export async function findDiaryMeal(db: Db, userId: string, { entryId, mealId }: DiaryMealId): Promise<DiaryMealRow> {
  const meal = isId(entryId) && isId(mealId) ? await findMeal(db, userId, { entryId, mealId }) : undefined;
  if (!meal) throw new AppError('NOT_FOUND');
  return meal;
}
