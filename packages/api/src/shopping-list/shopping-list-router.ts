import {
  addOwnItemSchema,
  clearListSchema,
  followSourceSchema,
  generateListSchema,
  listFromPlanRequestSchema,
  listItemIdSchema,
  listSwapsRequestSchema,
  pantryFoodIdSchema,
  updateListItemSchema,
  weekWordsRequestSchema,
} from '@platewise/contract/shopping-list-request-schema';
import { noInput, router, userProcedure } from '../trpc.ts';
import { addOwnItem } from './add-own-item.ts';
import { clearList } from './clear-list.ts';
import { followSource } from './follow-source.ts';
import { generateList } from './generate-list.ts';
import { leaveSource } from './leave-source.ts';
import { listCheaperSwaps } from './list-cheaper-swaps.ts';
import { listFromPlan } from './list-from-plan.ts';
import { listPantryFoods } from './list-pantry-foods.ts';
import { readShoppingList } from './read-shopping-list.ts';
import { removeListItem } from './remove-list-item.ts';
import { setPantryFood } from './set-pantry-food.ts';
import { updateListItem } from './update-list-item.ts';
import { writeWeekWords } from './write-week-words.ts';

/** What is to be bought: the list that follows plans or the calendar, lists made once, and what is at home. */
export const shoppingListRouter = router({
  generate: userProcedure('generate')
    .input(generateListSchema)
    .mutation(({ ctx, input }) => generateList(ctx, input)),
  weekWords: userProcedure('read')
    .input(weekWordsRequestSchema)
    .query(({ ctx, input }) => writeWeekWords(ctx, input)),
  fromPlan: userProcedure('read')
    .input(listFromPlanRequestSchema)
    .query(({ ctx, input }) => listFromPlan(ctx, input)),
  read: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readShoppingList(ctx)),
  follow: userProcedure('write')
    .input(followSourceSchema)
    .mutation(({ ctx, input }) => followSource(ctx, input)),
  leave: userProcedure('write')
    .input(noInput)
    .mutation(({ ctx }) => leaveSource(ctx)),
  addItem: userProcedure('write')
    .input(addOwnItemSchema)
    .mutation(({ ctx, input }) => addOwnItem(ctx, input)),
  updateItem: userProcedure('write')
    .input(updateListItemSchema)
    .mutation(({ ctx, input }) => updateListItem(ctx, input)),
  removeItem: userProcedure('write')
    .input(listItemIdSchema)
    .mutation(({ ctx, input }) => removeListItem(ctx, input)),
  clear: userProcedure('write')
    .input(clearListSchema)
    .mutation(({ ctx, input }) => clearList(ctx, input)),
  swaps: userProcedure('read')
    .input(listSwapsRequestSchema)
    .query(({ ctx, input }) => listCheaperSwaps(ctx, input)),
  pantry: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => listPantryFoods(ctx)),
  addPantryFood: userProcedure('write')
    .input(pantryFoodIdSchema)
    .mutation(({ ctx, input }) => setPantryFood(ctx, { ...input, isAtHome: true })),
  removePantryFood: userProcedure('write')
    .input(pantryFoodIdSchema)
    .mutation(({ ctx, input }) => setPantryFood(ctx, { ...input, isAtHome: false })),
});
