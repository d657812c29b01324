import type { DiaryDay } from '@platewise/contract/diary/diary-day-schema';
import type { WaterDrinkId } from '@platewise/contract/diary/water-schema';
import { AppError } from '../../app-error.ts';
import { isId } from '../../is-id.ts';
import { readDiaryDay } from '../read-day.ts';
import { type DiaryContext, writeDiary } from '../write-diary.ts';
import { deleteDrink } from './water-repository.ts';

/**
 * Takes a glass of water out of a day.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export async function removeWater(context: DiaryContext, input: WaterDrinkId): Promise<DiaryDay> {
  const { userId } = context.identity;
  const { date, drinkId: id } = input;
  return writeDiary<DiaryDay>(context, { procedure: 'calorie.removeWater', input }, async (trx) => {
    if (!isId(id) || !(await deleteDrink(trx, userId, { date, id }))) throw new AppError('NOT_FOUND');
    return readDiaryDay(trx, context, { date });
  });
}
