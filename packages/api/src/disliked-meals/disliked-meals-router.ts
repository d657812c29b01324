import { addDislikedMealSchema, dislikedMealIdSchema } from '@platewise/contract/meals/disliked-meal-schema';
import { noInput, router, userProcedure } from '../trpc.ts';
import { addDislikedMeal } from './add-disliked-meal.ts';
import { listForUser } from './disliked-meals-repository.ts';
import { removeDislikedMeal } from './remove-disliked-meal.ts';
import { toDislikedMeal } from './to-disliked-meal.ts';

/** The meals that a person does not want again. */
export const dislikedMealsRouter = router({
  list: userProcedure('read')
    .input(noInput)
    .query(async ({ ctx }) => (await listForUser(ctx.db, ctx.identity.userId)).map(toDislikedMeal)),
  add: userProcedure('write', { refusals: ['DISLIKED_FULL'] })
    .input(addDislikedMealSchema)
    .mutation(({ ctx, input }) => addDislikedMeal(ctx, input)),
  remove: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(dislikedMealIdSchema)
    .mutation(({ ctx, input }) => removeDislikedMeal(ctx, input)),
});
