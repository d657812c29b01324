import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import type { CURRENCIES } from '@platewise/contract/shopping/list-options';
import type { ListAisle, ListKind } from '@platewise/contract/shopping/shopping-list-schema';
import type { JSONColumnType, Selectable } from 'kysely';

/** One meal of a week that was planned for a list: what a list needs of it. */
export type GeneratedListMeal = {
  day: number;
  slot: CalendarSlot;
  servings: number;
  meal: Pick<ClientMeal, 'name' | 'items' | 'ingredients'>;
};

/** What the kept list follows; a week that was planned for it is kept whole. */
export type StoredListSource =
  | { kind: 'calendar'; from: string; to: string }
  | { kind: 'plans'; planIds: string[] }
  | { kind: 'generated'; generatedAt: string; meals: GeneratedListMeal[] };

/** The one list that a person keeps; `source` is null where it holds own items only. */
export type ShoppingListTable = {
  user_id: string;
  source: JSONColumnType<StoredListSource> | null;
  number_of_people: number;
  /** Since when it follows its source. */
  updated_at: Date;
};

/** What a person did to a line of the list, by its id, or an own item. Amounts are grams, or times of an ingredient line. */
export type ShoppingItemTable = {
  user_id: string;
  id: string;
  kind: ListKind;
  name: string;
  aisle: ListAisle | null;
  quantity: string | null;
  edited_grams: number | null;
  needed_at_edit: number | null;
  is_ticked: boolean;
  ticked_amount: number | null;
  created_at: Date;
  updated_at: Date;
};

/** A food that a person has at home, by its id in the food table. */
export type PantryFoodTable = {
  user_id: string;
  food: string;
  /**
   * Hundredths at the finest; null for some that nobody counted; 0 for what was used up; below 0 what meals ate out of the
   * basket of food that nobody counts.
   */
  grams: number | null;
  /** YYYY-MM-DD. */
  use_by: string | null;
  /** The last restock that brought some, and how much. */
  restock_id: string | null;
  restocked_grams: number | null;
  created_at: Date;
};

/** What a person paid for a food, by its id in the food table: the last price in a currency. */
export type OwnPriceTable = {
  user_id: string;
  food: string;
  currency: (typeof CURRENCIES)[number];
  amount: number;
  /** What was bought for it. */
  grams: number;
  /** The date where the person was, YYYY-MM-DD. */
  paid_on: string;
};

/** A shop that a person goes to. */
export type ShopTable = {
  user_id: string;
  id: string;
  name: string;
  created_at: Date;
};

/** Where a person buys an aisle, or a line of their lists whatever its aisle says. */
export type ShopChoiceTable = {
  user_id: string;
  kind: 'aisle' | 'line';
  /** The name of the aisle; the id of a food or of an ingredient line, or a key of the name of an own item. */
  key: string;
  /** Null for a line that is bought in none of the shops; a shop that is gone counts for nothing. */
  shop_id: string | null;
};

/** The list that was generated last, until it is kept or another is generated. */
export type GeneratedListTable = {
  user_id: string;
  id: string;
  number_of_people: number;
  meals: JSONColumnType<GeneratedListMeal[]>;
  created_at: Date;
};

export type ShoppingListRow = Selectable<ShoppingListTable>;
export type ShoppingItemRow = Selectable<ShoppingItemTable>;
export type PantryFoodRow = Selectable<PantryFoodTable>;
export type OwnPriceRow = Selectable<OwnPriceTable>;
export type ShopRow = Selectable<ShopTable>;
export type ShopChoiceRow = Selectable<ShopChoiceTable>;
export type GeneratedListRow = Selectable<GeneratedListTable>;
