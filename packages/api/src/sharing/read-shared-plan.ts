import type { SharedPlan } from '@platewise/contract/sharing/sharing-schema';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { orderMeal } from '../meals/listing/order-meal.ts';
import { hashLinkToken } from './link-token.ts';
import { findLinkedPlan } from './plan-links-repository.ts';

/**
 * The plan that a link leads to, without anything about who made it or what that person asked for.
 * @throws AppError NOT_FOUND for a link that was revoked, never was, or whose plan is deleted
 */
export async function readSharedPlan({ db }: Pick<Context, 'db'>, { token }: { token: string }): Promise<SharedPlan> {
  const plan = await findLinkedPlan(db, hashLinkToken(token));
  if (!plan) throw new AppError('NOT_FOUND');
  const { actual, checkedIngredients, people } = plan.certificate;
  return {
    name: plan.name,
    dietaryPreferences: plan.dietary_preferences,
    meals: plan.meals.map((meal) => {
      const { isFavorite: _ofTheOwner, portions: _ofTheFamily, ...shown } = orderMeal(meal);
      return shown;
    }),
    ...(people && { people: people.length }),
    day: { calories: actual.calories, macros: actual.macros },
    checkedIngredients,
  };
}
