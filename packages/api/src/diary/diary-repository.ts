import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { Db } from '@platewise/db/database';
import type { DiaryEntryRow, DiaryMealRow } from '@platewise/db/tables/diary-tables';

/** What a meal of the diary is, whatever day it stands on. */
export type DiaryMealFields = Omit<DiaryMealRow, 'user_id' | 'date' | 'id' | 'updated_at'>;

/** Days of a range, newest first. */
export function entriesBetween(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DiaryEntryRow[]> {
  return entriesOf(db, userId).where('date', '>=', from).where('date', '<=', to).execute();
}

/** The newest days. */
export function newestEntries(db: Db, userId: string, { limit }: { limit: number }): Promise<DiaryEntryRow[]> {
  return entriesOf(db, userId).limit(limit).execute();
}

/** The day with that date. */
export function findEntry(db: Db, userId: string, { date }: { date: string }): Promise<DiaryEntryRow | undefined> {
  return entryQuery(db, { userId, date }).executeTakeFirst();
}

/** The statement of `findEntry`. */
export function entryQuery(db: Db, { userId, date }: { userId: string; date: string }) {
  return entriesOf(db, userId).where('date', '=', date);
}

/** Makes a day where there is none; false when it was there. */
export async function insertEntry(
  db: Db,
  userId: string,
  { date, id, at }: { date: string; id: string; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('diary_entry')
    .values({ user_id: userId, date, id, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'date']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Says that a day was changed. */
export async function touchEntry(db: Db, userId: string, { date, at }: { date: string; at: Date }): Promise<void> {
  await db
    .updateTable('diary_entry')
    .set({ updated_at: at })
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .execute();
}

/** How many days a person's diary has. */
export async function countEntries(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('diary_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The meals of a range of days, in the order in which they were added. */
export function mealsBetween(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DiaryMealRow[]> {
  return mealsQuery(db, { userId, from, to }).execute();
}

/** The statement of `mealsBetween`. */
export function mealsQuery(db: Db, { userId, from, to }: { userId: string; from: string; to: string }) {
  return db
    .selectFrom('diary_meal')
    .select([
      'user_id',
      'date',
      'id',
      'name',
      'time',
      'calories',
      'protein',
      'carbs',
      'fat',
      'nutrition',
      'origin',
      'is_edited',
      'slot',
      'taken_grams',
      'updated_at',
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('id');
}

/** The foods of which meals of the diary took some from the pantry. */
export async function foodsTaken(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('diary_meal')
    .select('taken_grams')
    .where('user_id', '=', userId)
    .where('taken_grams', 'is not', null)
    .execute();
  return rows.flatMap(({ taken_grams }) => Object.keys(taken_grams ?? {}));
}

/** How many meals a day has. */
export async function countMeals(db: Db, userId: string, { date }: { date: string }): Promise<number> {
  const { count } = await db
    .selectFrom('diary_meal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .executeTakeFirstOrThrow();
  return count;
}

/** A meal by its own id and that of its day; undefined also where the two do not belong together. */
export function findMeal(
  db: Db,
  userId: string,
  { entryId, mealId }: { entryId: string; mealId: string },
): Promise<DiaryMealRow | undefined> {
  return db
    .selectFrom('diary_meal as meal')
    .innerJoin('diary_entry as entry', (join) =>
      join.onRef('entry.user_id', '=', 'meal.user_id').onRef('entry.date', '=', 'meal.date'),
    )
    .selectAll('meal')
    .where('entry.user_id', '=', userId)
    .where('entry.id', '=', entryId)
    .where('meal.user_id', '=', userId)
    .where('meal.id', '=', mealId)
    .executeTakeFirst();
}

/** Adds meals to days that are there. */
export async function insertMeals(db: Db, meals: readonly DiaryMealRow[]): Promise<void> {
  if (meals.length === 0) return;
  await db.insertInto('diary_meal').values(meals.map(toColumns)).execute();
}

/** Changes the fields that are given; the others stay. */
export async function updateMeal(
  db: Db,
  userId: string,
  { date, id }: { date: string; id: string },
  fields: Partial<DiaryMealFields> & Pick<DiaryMealRow, 'updated_at'>,
): Promise<void> {
  await db
    .updateTable('diary_meal')
    .set(toColumns(fields))
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .where('id', '=', id)
    .execute();
}

/** Removes a meal. */
export async function deleteMeal(db: Db, userId: string, { date, id }: { date: string; id: string }): Promise<void> {
  await db
    .deleteFrom('diary_meal')
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .where('id', '=', id)
    .execute();
}

/** A meal that is planned in a slot of a day; of a meal eaten out the id is empty. */
export type PlannedOfDay = { date: string; slot: CalendarSlot; mealId: string };

/** The statement of the planned meals of a day that were not eaten. */
export function skippedQuery(db: Db, { userId, date }: { userId: string; date: string }) {
  return db
    .selectFrom('diary_skip')
    .select(['date', 'slot', 'meal_id as mealId'])
    .where('user_id', '=', userId)
    .where('date', '=', date);
}

/** The planned meals of some days that were not eaten. */
export function skippedBetween(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<PlannedOfDay[]> {
  return db
    .selectFrom('diary_skip')
    .select(['date', 'slot', 'meal_id as mealId'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
}

/** Says that a planned meal was not eaten. */
export async function insertSkip(
  db: Db,
  userId: string,
  { date, slot, mealId, at }: PlannedOfDay & { at: Date },
): Promise<void> {
  await db
    .insertInto('diary_skip')
    .values({ user_id: userId, date, slot, meal_id: mealId, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'date', 'slot', 'meal_id']).doNothing())
    .execute();
}

/** Takes it back. */
export async function deleteSkip(db: Db, userId: string, { date, slot, mealId }: PlannedOfDay): Promise<void> {
  await db
    .deleteFrom('diary_skip')
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .where('slot', '=', slot)
    .where('meal_id', '=', mealId)
    .execute();
}

function entriesOf(db: Db, userId: string) {
  return db
    .selectFrom('diary_entry')
    .select(['user_id', 'date', 'id', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('date', 'desc');
}

/** Objects as the text that the database reads them from; what is not there stays away. */
function toColumns<Fields extends Partial<DiaryMealRow>>(fields: Fields) {
  return {
    ...fields,
    ...(fields.origin && { origin: JSON.stringify(fields.origin) }),
    ...(fields.nutrition && { nutrition: JSON.stringify(fields.nutrition) }),
    ...(fields.taken_grams && { taken_grams: JSON.stringify(fields.taken_grams) }),
  };
}
