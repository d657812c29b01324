import type { OwnFood, SetOwnFood } from '@platewise/contract/diary/own-food-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { OwnFoodRow } from '@platewise/db/tables/diary-tables';
import { AppError } from '../../app-error.ts';
import { invalidInput } from '../../invalid-input.ts';
import { isId } from '../../is-id.ts';
import { type DiaryContext, writeDiary } from '../write-diary.ts';
import { ownFoods, upsertOwnFood } from './own-foods-repository.ts';
import { toOwnFood } from './to-own-food.ts';

/**
 * Keeps a food of the caller's own as its label states it, or changes the one with that id; what was logged of it stays as it was.
 * @throws AppError PRO_ONLY, NOT_FOUND for what cannot be an id, VALIDATION for a barcode that another own food has and for one
 *   food too many
 */
export function setOwnFood(context: DiaryContext, input: SetOwnFood): Promise<OwnFood> {
  const { identity, now } = context;
  const { userId } = identity;
  const { foodId: id, name, statedPer, servingGrams, barcode, ...label } = input;
  if (!isId(id)) throw new AppError('NOT_FOUND');
  return writeDiary<OwnFood>(context, { procedure: 'calorie.setOwnFood', input }, async (trx) => {
    refuseUnfit(input, await ownFoods(trx, userId));
    const figures = { name, serving_grams: servingGrams, stated_per: statedPer, label, barcode };
    const row: OwnFoodRow = { user_id: userId, id, ...figures, updated_at: now() };
    await upsertOwnFood(trx, row);
    return toOwnFood(row);
  });
}

function refuseUnfit({ foodId, barcode }: SetOwnFood, foods: readonly OwnFoodRow[]): void {
  const others = foods.filter(({ id }) => id !== foodId);
  const namesake = barcode === null ? undefined : others.find((other) => other.barcode === barcode);
  if (namesake)
    throw invalidInput([{ path: 'barcode', message: texts.ownFoods.barcodeTaken({ name: namesake.name }) }]);
  const max = LIMITS.ownFoodsMax;
  if (others.length === foods.length && foods.length >= max)
    throw invalidInput([{ path: 'name', message: texts.ownFoods.full({ max }) }]);
}
