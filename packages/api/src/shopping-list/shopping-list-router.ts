import {
  addOwnItemSchema,
  clearListSchema,
  followSourceSchema,
  generateListSchema,
  listFromPlanRequestSchema,
  listItemIdSchema,
  listSwapsRequestSchema,
  pantryFoodIdSchema,
  restockIdSchema,
  setOwnPriceSchema,
  setPantryFoodSchema,
  setShopSchema,
  shopIdSchema,
  updateListItemSchema,
  weekWordsRequestSchema,
} from '@platewise/contract/shopping/shopping-list-request-schema';
import { noInput, router, userProcedure } from '../trpc.ts';
import { addOwnItem } from './add-own-item.ts';
import { clearList } from './clear-list.ts';
import { generateList } from './generated/generate-list.ts';
import { writeWeekWords } from './generated/write-week-words.ts';
import { listCheaperSwaps } from './list-cheaper-swaps.ts';
import { setOwnPrice } from './own-prices/set-own-price.ts';
import { listPantryFoods } from './pantry/list-pantry-foods.ts';
import { restock } from './pantry/restock.ts';
import { setPantryFood } from './pantry/set-pantry-food.ts';
import { undoRestock } from './pantry/undo-restock.ts';
import { readShoppingList } from './read-shopping-list.ts';
import { removeListItem } from './remove-list-item.ts';
import { removeShop } from './shops/remove-shop.ts';
import { setShop } from './shops/set-shop.ts';
import { followSource } from './source/follow-source.ts';
import { leaveSource } from './source/leave-source.ts';
import { listFromPlan } from './source/list-from-plan.ts';
import { updateListItem } from './update-list-item.ts';

/** What is to be bought: the list that follows plans or the calendar, lists made once, what is at home, what was paid, and the shops. */
export const shoppingListRouter = router({
  generate: userProcedure('generate', {
    refusals: ['PRO_ONLY', 'NOT_ASSESSED', 'PLAN_IMPOSSIBLE', 'PLANNER_BUSY', 'GENERATION_FAILED'],
  })
    .input(generateListSchema)
    .mutation(({ ctx, input }) => generateList(ctx, input)),
  weekWords: userProcedure('read', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(weekWordsRequestSchema)
    .query(({ ctx, input }) => writeWeekWords(ctx, input)),
  fromPlan: userProcedure('read', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(listFromPlanRequestSchema)
    .query(({ ctx, input }) => listFromPlan(ctx, input)),
  read: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(noInput)
    .query(({ ctx }) => readShoppingList(ctx)),
  follow: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(followSourceSchema)
    .mutation(({ ctx, input }) => followSource(ctx, input)),
  leave: userProcedure('write', { refusals: ['PRO_ONLY'] })
    .input(noInput)
    .mutation(({ ctx }) => leaveSource(ctx)),
  addItem: userProcedure('write', { refusals: ['PRO_ONLY', 'SHOPPING_LIST_FULL'] })
    .input(addOwnItemSchema)
    .mutation(({ ctx, input }) => addOwnItem(ctx, input)),
  updateItem: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(updateListItemSchema)
    .mutation(({ ctx, input }) => updateListItem(ctx, input)),
  removeItem: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(listItemIdSchema)
    .mutation(({ ctx, input }) => removeListItem(ctx, input)),
  clear: userProcedure('write', { refusals: ['PRO_ONLY'] })
    .input(clearListSchema)
    .mutation(({ ctx, input }) => clearList(ctx, input)),
  swaps: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(listSwapsRequestSchema)
    .query(({ ctx, input }) => listCheaperSwaps(ctx, input)),
  pantry: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(noInput)
    .query(({ ctx }) => listPantryFoods(ctx)),
  addPantryFood: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(setPantryFoodSchema)
    .mutation(({ ctx, input }) => setPantryFood(ctx, { ...input, isAtHome: true })),
  removePantryFood: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(pantryFoodIdSchema)
    .mutation(({ ctx, input }) => setPantryFood(ctx, { ...input, isAtHome: false })),
  setOwnPrice: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(setOwnPriceSchema)
    .mutation(({ ctx, input }) => setOwnPrice(ctx, input)),
  setShop: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(setShopSchema)
    .mutation(({ ctx, input }) => setShop(ctx, input)),
  removeShop: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(shopIdSchema)
    .mutation(({ ctx, input }) => removeShop(ctx, input)),
  restock: userProcedure('write', { refusals: ['PRO_ONLY'] })
    .input(noInput)
    .mutation(({ ctx }) => restock(ctx)),
  undoRestock: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(restockIdSchema)
    .mutation(({ ctx, input }) => undoRestock(ctx, input)),
});
