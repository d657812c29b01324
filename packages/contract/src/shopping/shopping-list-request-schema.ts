import { z } from 'zod';
import { dayNumber } from '../dates/local-date.ts';
import { localDate } from '../dates/local-date-schema.ts';
import { acceptNotAssessedSchema } from '../generation/generation-schema.ts';
import { cleanText, oneOf, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';
import { CURRENCIES, LIST_AISLES } from './list-options.ts';

const people = wholeNumber('numberOfPeople', { min: LIMITS.shoppingPeopleMin, max: LIMITS.shoppingPeopleMax });

const dietaryPreferences = cleanText('dietaryPreferences', {
  max: LIMITS.notesMaxCharacters,
  multiline: true,
}).default('');

/** What a list is generated from (shell 2): texts as people write them. */
export const generateListSchema = z.object({
  dietaryPreferences,
  budget: cleanText('budget', { max: LIMITS.budgetMaxCharacters }).default(''),
  numberOfPeople: people,
  acceptNotAssessed: acceptNotAssessedSchema.optional(),
});

/** The list that words are wanted for, and what it was generated for: that says what they must not name, and is not sent on. */
export const weekWordsRequestSchema = z.object({
  generatedId: z.string({ error: () => texts.validation.textExpected({ field: 'generatedId' }) }),
  dietaryPreferences,
});

const max = LIMITS.shoppingPlansMax;
const planIds = z
  .array(z.string(), { error: () => texts.validation.listExpected({ field: 'planIds' }) })
  .min(1, { error: () => texts.validation.required({ field: 'planIds' }) })
  .max(max, { error: () => texts.validation.tooMany({ field: 'planIds', max }) });

const choiceShape = {
  planIds: planIds.optional(),
  from: localDate('from').optional(),
  to: localDate('to').optional(),
  numberOfPeople: people,
};

type Choice = { planIds?: unknown; from?: string | undefined; to?: string | undefined; generatedId?: unknown };

const sourceTexts = texts.shoppingList.validation;
const { notBefore, daysAtMost } = texts.validation;
const maxDays = LIMITS.shoppingRangeMaxDays;

/** Meals by plans or by dates, never both. */
export const listFromPlanRequestSchema = withOneSource(z.object(choiceShape));

/** What the kept list is to follow; `startAnew` forgets ticks and changed amounts, and ticked own items. */
export const followSourceSchema = withOneSource(
  z.object({
    ...choiceShape,
    generatedId: z.string({ error: () => texts.validation.textExpected({ field: 'generatedId' }) }).optional(),
    startAnew: z.boolean({ error: () => texts.validation.boolean({ field: 'startAnew' }) }).default(false),
  }),
);

function withOneSource<Schema extends z.ZodType<Choice>>(schema: Schema) {
  return schema
    .refine(hasOneSource, { path: ['planIds'], error: () => sourceTexts.oneSource })
    .refine(({ from, to }) => (from === undefined) === (to === undefined), {
      path: ['to'],
      error: () => sourceTexts.bothDates,
    })
    .refine(({ from, to }) => isWithin(from, to, Infinity), {
      path: ['to'],
      error: () => notBefore({ field: 'to', other: 'from' }),
    })
    .refine(({ from, to }) => isWithin(from, to, maxDays), {
      path: ['to'],
      error: () => daysAtMost({ field: 'to', other: 'from', max: maxDays }),
    });
}

function hasOneSource({ planIds, from, to, generatedId }: Choice): boolean {
  const isByDate = from !== undefined || to !== undefined;
  return [planIds !== undefined, isByDate, generatedId !== undefined].filter(Boolean).length === 1;
}

// What is no date is refused by its own field.
function isWithin(from: string | undefined, to: string | undefined, days: number): boolean {
  const [first, last] = [dayNumber(from ?? ''), dayNumber(to ?? '')];
  return first === null || last === null || (first <= last && last - first < days);
}

const amountBounds = { min: 0, max: LIMITS.shoppingAmountMax };
const amount = (field: string) => {
  const error = () => texts.validation.number({ field, ...amountBounds });
  return z.number({ error }).min(amountBounds.min, { error }).max(amountBounds.max, { error });
};
const flag = (field: string) => z.boolean({ error: () => texts.validation.boolean({ field }) });
const ownName = cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters });
const quantity = cleanText('quantity', { max: LIMITS.shoppingQuantityMaxCharacters });
const aisle = oneOf('aisle', LIST_AISLES);

const shopId = z.string({ error: () => texts.validation.textExpected({ field: 'shopId' }) });

/** An own item; without an aisle it stands where the food table knows its name. */
export const addOwnItemSchema = z.object({
  name: ownName,
  quantity: quantity.default(''),
  aisle: aisle.optional(),
  shopId: shopId.nullable().optional().describe('Where it is bought, now and whenever it is on the list again.'),
});

/** An id that cannot be one of a list is not found, like a missing one. */
export const listItemIdSchema = z.object({ itemId: z.string() });

/** The fields that are there are changed, the others stay. Null takes a changed amount back. */
export const updateListItemSchema = listItemIdSchema.extend({
  isTicked: flag('isTicked').optional(),
  covers: amount('covers').optional().describe('With isTicked: what the tick covers, as the person saw it.'),
  grams: amount('grams').nullable().optional().describe('Another amount of a food than the list says.'),
  quantity: quantity.nullable().optional().describe('Of an own item, or another one than an ingredient line says.'),
  name: ownName.optional().describe('Of an own item.'),
  aisle: aisle.optional().describe('Of an own item.'),
  have: flag('have').optional().describe('Whether a food is at home; kept beyond this list.'),
  shopId: shopId.nullable().optional().describe('Where it is bought, null for no shop; kept beyond this list.'),
});

/** What is cleared away: lines that are no longer needed, or every tick (and ticked own items). */
export const clearListSchema = z.object({ what: oneOf('what', ['not-needed', 'ticked'] as const) });

/** One of the person's shops; an id that cannot be one is not found, like a missing one. */
export const shopIdSchema = z.object({ shopId: z.string() });

/** A shop by the id that its maker gave it, a UUID, so that one that is named without a connection is named once. */
export const setShopSchema = shopIdSchema.extend({
  name: cleanText('name', { min: 1, max: LIMITS.shopNameMaxCharacters }),
  aisles: z
    .array(oneOf('aisles', LIST_AISLES), { error: () => texts.validation.listExpected({ field: 'aisles' }) })
    .transform((aisles) => LIST_AISLES.filter((one) => aisles.includes(one)))
    .describe('What stands in them is bought there; another shop gives them up.'),
});

/** A food at home, by its id in the food table; one that is not there is not found. */
export const pantryFoodIdSchema = z.object({ food: z.string() });

const pantryBounds = { min: LIMITS.pantryGramsMin, max: LIMITS.shoppingAmountMax };
const pantryError = () => texts.validation.number({ field: 'grams', ...pantryBounds });
const foodGrams = z
  .number({ error: pantryError })
  .min(pantryBounds.min, { error: pantryError })
  .max(pantryBounds.max, { error: pantryError });

/** The fields that are there are changed, the others stay. */
export const setPantryFoodSchema = pantryFoodIdSchema.extend({
  grams: foodGrams.nullable().optional().describe('How much there is; null for some that nobody counted.'),
  useBy: localDate('useBy').nullable().optional().describe('Until when it is good; null where that does not matter.'),
});

const priceBounds = { min: LIMITS.ownPriceMin, max: LIMITS.ownPriceMax };
const priceError = () => texts.validation.number({ field: 'amount', ...priceBounds });

/** What was paid for so many grams of a food; without an amount, that it is forgotten. */
export const setOwnPriceSchema = pantryFoodIdSchema.extend({
  currency: oneOf('currency', CURRENCIES),
  amount: z
    .number({ error: priceError })
    .min(priceBounds.min, { error: priceError })
    .max(priceBounds.max, { error: priceError })
    .nullable()
    .describe('Money that was paid; null forgets the price in this currency.'),
  grams: foodGrams.optional().describe('What was bought for it; it goes with an amount.'),
});

/** The answer of a restock has it. */
export const restockIdSchema = z.object({
  restockId: z.string({ error: () => texts.validation.textExpected({ field: 'restockId' }) }),
});

/** The currency that is to be saved. */
export const listSwapsRequestSchema = z.object({ currency: oneOf('currency', CURRENCIES).default('INR') }).prefault({});

export type WeekWordsRequest = z.output<typeof weekWordsRequestSchema>;
export type GenerateList = z.output<typeof generateListSchema>;
export type ListFromPlanRequest = z.output<typeof listFromPlanRequestSchema>;
export type FollowSource = z.output<typeof followSourceSchema>;
export type AddOwnItem = z.output<typeof addOwnItemSchema>;
export type UpdateListItem = z.output<typeof updateListItemSchema>;
export type SetPantryFood = z.output<typeof setPantryFoodSchema>;
export type SetOwnPrice = z.output<typeof setOwnPriceSchema>;
export type SetShop = z.output<typeof setShopSchema>;
export type ClearList = z.output<typeof clearListSchema>;
export type ListSwapsRequest = z.output<typeof listSwapsRequestSchema>;
