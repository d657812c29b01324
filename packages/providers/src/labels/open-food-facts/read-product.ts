import { LIMITS } from '@platewise/contract/limits';
import { z } from 'zod';
import { isPlausible } from '../is-plausible.ts';
import type { LabelAnswer, PackLabel } from '../label-port.ts';

/** A number, or one in text, as older products have them; everything else counts as not stated. */
const figure = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number())
  .optional()
  .catch(undefined);
const text = z.string().optional().catch(undefined);

/**
 * The fields of a product that are asked for. `_100g` are its standardised values for 100 g, or for 100 ml of liquids, as sold; what is
 * for the prepared food has names of its own (`_prepared_100g`) and is not read. Masses are in grams, sodium and salt too; `energy` is in
 * kJ; alcohol is in % vol. (docs/api/ref/schemas/product_nutrition.yaml of openfoodfacts/openfoodfacts-server)
 */
const productSchema = z.object({
  product_name: text,
  product_name_en: text,
  brands: text,
  serving_quantity: figure,
  nutriments: z
    .object({
      'energy-kcal_100g': figure,
      'energy-kj_100g': figure,
      energy_100g: figure,
      proteins_100g: figure,
      carbohydrates_100g: figure,
      fat_100g: figure,
      fiber_100g: figure,
      sugars_100g: figure,
      'saturated-fat_100g': figure,
      sodium_100g: figure,
      salt_100g: figure,
      alcohol_100g: figure,
    })
    .default({})
    .catch({}),
});

const answerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal(0) }),
  z.object({ status: z.literal(1), product: productSchema }),
]);

/** The names of the fields above, for the address. */
export const PRODUCT_FIELDS = ['code', ...Object.keys(productSchema.shape)].join(',');

const KJ_OF_KCAL = 4.184;
/** Salt is sodium times 2.5 (Regulation (EU) 1169/2011, Annex I, 11). */
const SALT_OF_SODIUM = 2.5;
/** Grams of alcohol in 1 ml. */
const ALCOHOL_DENSITY = 0.789;
/** By how much kJ and kcal of one label may disagree. */
const UNIT_SHARE = 0.15;

type Nutriments = z.output<typeof productSchema>['nutriments'];

/** Reads the answer to a product by its barcode (API v2); null where it is none. */
export function readProduct(answer: unknown): LabelAnswer | null {
  const { data } = answerSchema.safeParse(answer);
  if (!data) return null;
  if (data.status === 0) return { kind: 'unknown' };
  const { product } = data;
  const name = cleaned(product.product_name_en) || cleaned(product.product_name);
  const per100g = figuresOf(product.nutriments);
  const alcohol = (product.nutriments.alcohol_100g ?? 0) * ALCOHOL_DENSITY;
  if (name === '' || !per100g || !isPlausible(per100g, { alcohol })) return { kind: 'invalid', name };
  // Several brands stand in a row, the maker's first.
  const maker = cleaned(product.brands?.split(',')[0]);
  return {
    kind: 'found',
    label: { name, maker: maker || null, servingGrams: servingOf(product.serving_quantity), per100g },
  };
}

/** Null where one of the four is missing that every label states, or energies of two units are of two foods. */
function figuresOf(nutriments: Nutriments): PackLabel['per100g'] | null {
  const { proteins_100g: protein, carbohydrates_100g: carbs, fat_100g: fat, sodium_100g, salt_100g } = nutriments;
  const calories = kcalOf(nutriments);
  if (calories === null || protein === undefined || carbs === undefined || fat === undefined) return null;
  const sodium = sodium_100g ?? (salt_100g === undefined ? undefined : salt_100g / SALT_OF_SODIUM);
  const known = (grams: number | undefined) => (grams === undefined ? null : thousandth(grams));
  return {
    calories: thousandth(calories),
    protein: thousandth(protein),
    carbs: thousandth(carbs),
    fat: thousandth(fat),
    fiber: known(nutriments.fiber_100g),
    sugar: known(nutriments.sugars_100g),
    saturatedFat: known(nutriments['saturated-fat_100g']),
    sodium: sodium === undefined ? null : thousandth(sodium * 1000),
  };
}

function kcalOf(nutriments: Nutriments): number | null {
  const kcal = nutriments['energy-kcal_100g'];
  const kj = nutriments['energy-kj_100g'] ?? nutriments.energy_100g;
  const ofKj = kj === undefined ? undefined : kj / KJ_OF_KCAL;
  if (kcal === undefined || ofKj === undefined) return kcal ?? ofKj ?? null;
  return Math.abs(kcal - ofKj) <= Math.max(2, UNIT_SHARE * Math.max(kcal, ofKj)) ? kcal : null;
}

function servingOf(grams: number | undefined): number | null {
  const isServing = grams !== undefined && grams >= LIMITS.loggedFoodMinGrams && grams <= LIMITS.loggedFoodMaxGrams;
  return isServing ? thousandth(grams) : null;
}

/** A name as people may see it: written by strangers, so without controls and turning marks, and not longer than a food's. */
function cleaned(name = ''): string {
  const plain = name.normalize('NFC').replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
  return Array.from(plain.toWellFormed().replaceAll(/\s+/g, ' ').trim())
    .slice(0, LIMITS.nameMaxCharacters)
    .join('')
    .trim();
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}
