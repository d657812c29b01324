import type { DiaryDay } from '@platewise/contract/diary/diary-day-schema';
import type { AddWater } from '@platewise/contract/diary/water-schema';
import { LIMITS } from '@platewise/contract/limits';
import { water as words } from '@platewise/contract/texts/diary/water';
import { AppError } from '../../app-error.ts';
import { requireReachable } from '../../calendar/entries/require-reachable.ts';
import { invalidInput } from '../../invalid-input.ts';
import { isId } from '../../is-id.ts';
import { readDiaryDay } from '../read-day.ts';
import { type DiaryContext, writeDiary } from '../write-diary.ts';
import { listDrinks, upsertDrink } from './water-repository.ts';

/**
 * Logs a glass of water; the same id again gives it another size.
 * @throws AppError PRO_ONLY, NOT_FOUND for what cannot be an id, VALIDATION for a date too far ahead and a glass too many
 */
export async function addWater(context: DiaryContext, input: AddWater): Promise<DiaryDay> {
  const { userId } = context.identity;
  const { date, drinkId: id, ml } = input;
  if (!isId(id)) throw new AppError('NOT_FOUND');
  return writeDiary<DiaryDay>(context, { procedure: 'calorie.addWater', input }, async (trx) => {
    requireReachable(context, { date });
    const known = await listDrinks(trx, userId, { date });
    const max = LIMITS.waterDrinksPerDayMax;
    if (known.every((drink) => drink.id !== id) && known.length >= max)
      throw invalidInput([{ path: 'ml', message: words.full({ max }) }]);
    // Several that waited for the connection arrive in one millisecond: the last is the one that is taken back.
    const last = known.at(-1)?.created_at.getTime() ?? 0;
    const createdAt = new Date(Math.max(context.now().getTime(), last + 1));
    await upsertDrink(trx, { user_id: userId, date, id, ml, created_at: createdAt });
    return readDiaryDay(trx, context, { date });
  });
}
