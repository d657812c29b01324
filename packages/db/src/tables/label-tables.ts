import type { LabelSourceKind } from '@platewise/contract/diary/label-sources';
import type { FoodLabel } from '@platewise/contract/diary/own-food-schema';
import type { JSONColumnType, Selectable } from 'kysely';

/** A label of a pack, as a source stated it; nobody's. */
export type LabelFoodTable = {
  /** Its GTIN in 13 or 14 digits. */
  barcode: string;
  source: LabelSourceKind;
  name: string;
  maker: string | null;
  serving_grams: number | null;
  /** For 100 g, of drinks for 100 ml. */
  per_100g: JSONColumnType<FoodLabel>;
  /** When the source was asked. */
  fetched_at: Date;
};

export type LabelFoodRow = Selectable<LabelFoodTable>;
