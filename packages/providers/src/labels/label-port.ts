import type { LabelSourceKind } from '@platewise/contract/diary/label-sources';
import type { FoodLabel } from '@platewise/contract/diary/own-food-schema';

/** What the maker of a pack states on it. */
export type PackLabel = {
  name: string;
  maker: string | null;
  /** What a serving weighs by the label. */
  servingGrams: number | null;
  /** kcal, grams and mg of sodium in 100 g, of drinks in 100 ml; null where the label states nothing. */
  per100g: FoodLabel;
};

/** What a source has on a barcode; `invalid` where it knows the pack, and its figures are too few or cannot be true. */
export type LabelAnswer =
  | { kind: 'found'; label: PackLabel }
  | { kind: 'invalid'; name: string }
  | { kind: 'unknown' }
  /** It could not be asked, or answered what cannot be read. */
  | { kind: 'unavailable' };

/** Where labels are looked up by their barcode. */
export type LabelsPort = {
  kind: LabelSourceKind;
  /**
   * Looks up one barcode, and is given nothing else.
   * @param barcode its GTIN in 13 or 14 digits
   */
  find: (barcode: string) => Promise<LabelAnswer>;
};
