import { z } from 'zod';
import { CALENDAR_SLOTS } from '../calendar/calendar-slots.ts';
import { mealSchema } from '../meals/meal-schema.ts';
import { costSchema } from '../plans/plan-change-schema.ts';
import { CURRENCIES, LIST_AISLES } from './list-options.ts';

/** In what a shop sells food; `loose` is weighed, or in bags of many sizes. */
export const LIST_UNITS = [
  'bunch',
  'bag',
  'piece',
  'pack',
  'tub',
  'carton',
  'tin',
  'bottle',
  'jar',
  'loaf',
  'bulb',
  'lemon',
  'lime',
  'egg',
  'loose',
] as const;

/**
 * What is with a line: still to buy; bought; bought, and more is needed since; at home; bought or changed by the person,
 * and no longer needed.
 */
export const LIST_STATUSES = ['open', 'ticked', 'more', 'have', 'not-needed'] as const;

/** A food of the table (or one that came with grams), an ingredient line without an amount in grams, an own item. */
export const LIST_KINDS = ['food', 'line', 'own'] as const;

/** What the person paid for so many grams, and on which day. */
const ownPriceSchema = z.object({ amount: z.number(), grams: z.number(), paidOn: z.string().describe('YYYY-MM-DD') });

/** Money in one currency, where it comes from, and the food that stands in where the price is that of another cut or pack. */
const listPriceSchema = z.object({
  amount: z.number(),
  low: z.number(),
  high: z.number(),
  basis: z.string(),
  isEstimate: z.boolean().describe('Our own guess, which no sum counts.'),
  standIn: z.string().nullable(),
  ownPrice: ownPriceSchema.optional().describe('Where the price is the person’s own.'),
});

const listCostSchema = z.object({ inr: listPriceSchema.nullable(), usd: listPriceSchema.nullable() });

const listAmountSchema = z.object({
  grams: z.number(),
  count: z.number().int().nullable().describe('Packs or pieces; null for loose food.'),
  soldAs: z.enum(LIST_UNITS),
});

/** What a line is for: grams of all servings and people, or null for an ingredient line without grams. */
const listSourceUseSchema = z.object({
  meal: z.string(),
  date: z.string().nullable(),
  slot: z.enum(CALENDAR_SLOTS).nullable(),
  day: z.number().int().nullable().describe('The day, from 1, of a week that was planned for the list.'),
  planId: z.string().nullable(),
  mealId: z.string().nullable(),
  grams: z.number().nullable(),
});

/** One line of a list (documented: category, name, quantity; the rest is additional). */
export const shoppingItemSchema = z.object({
  id: z.string(),
  kind: z.enum(LIST_KINDS),
  category: z.string().describe('The name of the aisle.'),
  aisle: z.enum(LIST_AISLES),
  shopId: z.string().nullable().describe('Where it is bought: the shop of the line, else of its aisle; null for none.'),
  hasOwnShop: z.boolean().describe('The person chose where this line is bought, whatever its aisle says.'),
  name: z.string(),
  quantity: z.string().describe('What is to be bought, in words; empty where nobody said.'),
  food: z.string().nullable().describe('The id of the food in the food table.'),
  neededGrams: z.number().nullable(),
  measure: z.string().nullable().describe('The needed grams in household measures.'),
  buy: listAmountSchema.nullable().describe('What is to be bought: all of it, or with status "more" what is missing.'),
  status: z.enum(LIST_STATUSES),
  isTicked: z.boolean(),
  covers: z
    .number()
    .nullable()
    .describe('What a tick of this line covers now, to be sent with it; null for own items.'),
  tickedAmount: z.number().nullable().describe('What the tick covers.'),
  extraAmount: z.number().nullable().describe('How much more is needed since it was ticked or its amount was changed.'),
  atHomeGrams: z
    .number()
    .nullable()
    .describe('Grams that are counted at home, which `buy` leaves out; null where nobody counted any.'),
  reservedGrams: z.number().optional().describe('Grams at home that meals before these days need: not in atHomeGrams.'),
  isEdited: z.boolean(),
  isStaple: z.boolean().describe('Probably at home.'),
  cost: listCostSchema.describe('Of what `buy` says.'),
  sources: z.array(listSourceUseSchema),
});

/** A shop that the person goes to, and the aisles of a list that they buy there. An aisle is of one shop at most. */
export const shopSchema = z.object({ id: z.string(), name: z.string(), aisles: z.array(z.enum(LIST_AISLES)) });

const listCostsSchema = z.object({ inr: costSchema, usd: costSchema });

/** What the list follows. */
const storedSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('calendar'), from: z.string(), to: z.string(), numberOfPeople: z.number().int() }),
  z.object({ kind: z.literal('plans'), planIds: z.array(z.string()), numberOfPeople: z.number().int() }),
  z.object({ kind: z.literal('generated'), generatedAt: z.string(), numberOfPeople: z.number().int() }),
]);

/** The list that is kept: everything of its source, less what is at home, and own items. */
export const shoppingListSchema = z.object({
  source: storedSourceSchema.nullable(),
  shops: z.array(shopSchema).describe('In the order in which the person named them.'),
  items: z.array(shoppingItemSchema),
  cost: listCostsSchema.describe('Of everything on the list but what is at home, bought or not.'),
  openCost: listCostsSchema.describe('Of what is still to be bought.'),
  notes: z.array(z.string()),
});

/** What a change of one line left: the line as it is now (null where it is off the list), and the costs. */
export const listChangeSchema = z.object({
  item: shoppingItemSchema.nullable(),
  cost: listCostsSchema,
  openCost: listCostsSchema,
});

/** A list that is not kept. */
export const listFromPlanSchema = shoppingListSchema.pick({ items: true, cost: true, notes: true });

/** A list for a week that was planned for it; `generatedId` keeps it. */
export const generatedListSchema = z.object({
  items: z.array(shoppingItemSchema),
  estimatedCost: z
    .number()
    .optional()
    .describe(
      'For a week and all people; absent where no price is known. The least that it costs where `estimateIsAtLeast`.',
    ),
  estimateIsAtLeast: z.boolean().describe('Less than nine tenths of the weight has a price from a table.'),
  currency: z.enum(CURRENCIES),
  cost: listCostsSchema,
  notes: z.array(z.string()),
  generatedId: z.string(),
  meals: z.array(z.object({ day: z.number().int(), slot: z.enum(CALENDAR_SLOTS), name: z.string() })),
});

/** A food at home. */
export const pantryFoodSchema = z.object({
  food: z.string(),
  name: z.string(),
  category: z.string(),
  aisle: z.enum(LIST_AISLES),
  since: z.string().describe('ISO date-time, UTC'),
  grams: z.number().nullable().describe('Null for some that nobody counted: no list buys any.'),
  useBy: z.string().nullable().describe('YYYY-MM-DD'),
  wish: z
    .string()
    .nullable()
    .describe('What notes say so that a plan uses it up; null where no name of it is understood there.'),
});

/** The kept list after what was ticked went into the pantry; `restockId` takes that back, and is null where nothing went. */
export const restockedSchema = z.object({
  restockId: z.string().nullable(),
  foods: z.number().int().describe('How many foods went into the pantry.'),
  list: shoppingListSchema,
});

/** Another dish in the place of a meal, and what the whole list then costs less. */
export const listSwapSchema = z.object({
  item: z.string().describe('The id of the line that is the reason.'),
  meal: z.string(),
  date: z.string().nullable(),
  slot: z.enum(CALENDAR_SLOTS).nullable(),
  note: z
    .string()
    .nullable()
    .describe('What stands beside the meal in the calendar, to be placed with the other dish.'),
  planId: z.string(),
  mealId: z.string(),
  alternative: z
    .object({ id: z.string(), meal: mealSchema })
    .describe('Its id is what a swap of the plan is asked with.'),
  locked: z.array(z.string()).describe('The other meals of the plan, which the swap leaves as they are.'),
  currency: z.enum(CURRENCIES),
  saving: z.number().describe('For all people, with packs as shops sell them.'),
  isEstimate: z.boolean().describe('Prices that are our own guess are in the saving.'),
  unpriced: z.array(z.string()).describe('Foods of which more is needed then and that have no price.'),
});

export type ListAisle = (typeof LIST_AISLES)[number];
export type Shop = z.infer<typeof shopSchema>;
export type ListUnit = (typeof LIST_UNITS)[number];
export type ListStatus = (typeof LIST_STATUSES)[number];
export type ListKind = (typeof LIST_KINDS)[number];
export type OwnPrice = z.infer<typeof ownPriceSchema>;
export type ListPrice = z.infer<typeof listPriceSchema>;
export type ListCost = z.infer<typeof listCostSchema>;
export type ListCosts = z.infer<typeof listCostsSchema>;
export type ListAmount = z.infer<typeof listAmountSchema>;
export type ListUse = z.infer<typeof listSourceUseSchema>;
export type ShoppingItem = z.infer<typeof shoppingItemSchema>;
export type StoredSource = z.infer<typeof storedSourceSchema>;
export type ShoppingList = z.infer<typeof shoppingListSchema>;
export type ListFromPlan = z.infer<typeof listFromPlanSchema>;
export type GeneratedList = z.infer<typeof generatedListSchema>;
export type PantryFood = z.infer<typeof pantryFoodSchema>;
export type Restocked = z.infer<typeof restockedSchema>;
export type ListChange = z.infer<typeof listChangeSchema>;
export type ListSwap = z.infer<typeof listSwapSchema>;
