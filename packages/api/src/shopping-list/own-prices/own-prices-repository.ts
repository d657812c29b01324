import type { Db } from '@platewise/db/database';
import type { OwnPriceRow } from '@platewise/db/tables/shopping-list-tables';

/** What a person paid for foods. */
export function listOwnPrices(db: Db, userId: string): Promise<OwnPriceRow[]> {
  return ownPricesQuery(db, userId).execute();
}

/** The statement of `listOwnPrices`. */
export function ownPricesQuery(db: Db, userId: string) {
  return db
    .selectFrom('own_price')
    .select(['user_id', 'food', 'currency', 'amount', 'grams', 'paid_on'])
    .where('user_id', '=', userId);
}

/** Keeps what a person paid for a food, in the place of what they paid before in the same currency. */
export async function upsertOwnPrice(db: Db, userId: string, price: Omit<OwnPriceRow, 'user_id'>): Promise<void> {
  const { amount, grams, paid_on } = price;
  await db
    .insertInto('own_price')
    .values({ user_id: userId, ...price })
    .onConflict((conflict) => conflict.columns(['user_id', 'food', 'currency']).doUpdateSet({ amount, grams, paid_on }))
    .execute();
}

/** Forgets what a person paid for a food in a currency. */
export async function deleteOwnPrice(
  db: Db,
  userId: string,
  { food, currency }: Pick<OwnPriceRow, 'food' | 'currency'>,
): Promise<void> {
  await db
    .deleteFrom('own_price')
    .where('user_id', '=', userId)
    .where('food', '=', food)
    .where('currency', '=', currency)
    .execute();
}
