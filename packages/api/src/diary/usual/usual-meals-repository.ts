import type { Db } from '@platewise/db/database';
import type { DiaryMealRow } from '@platewise/db/tables/diary-tables';

/** A logged meal with the id of its day, without what a list does not show. */
export type LoggedMeal = Pick<
  DiaryMealRow,
  'date' | 'id' | 'name' | 'time' | 'calories' | 'protein' | 'carbs' | 'fat' | 'origin'
> & { entry_id: string };

/** The meals of a range of days, newest first: read along the primary keys of both tables. */
export function newestMeals(
  db: Db,
  userId: string,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<LoggedMeal[]> {
  return db
    .selectFrom('diary_meal as meal')
    .innerJoin('diary_entry as entry', (join) =>
      join.onRef('entry.user_id', '=', 'meal.user_id').onRef('entry.date', '=', 'meal.date'),
    )
    .select([
      'meal.date',
      'meal.id',
      'meal.name',
      'meal.time',
      'meal.calories',
      'meal.protein',
      'meal.carbs',
      'meal.fat',
      'meal.origin',
      'entry.id as entry_id',
    ])
    .where('meal.user_id', '=', userId)
    .where('entry.user_id', '=', userId)
    .where('meal.date', '>=', from)
    .where('meal.date', '<=', to)
    .orderBy('meal.date', 'desc')
    .orderBy('meal.id', 'desc')
    .limit(limit)
    .execute();
}
