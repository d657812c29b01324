import type { ListSwapsRequest } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ListSwap } from '@platewise/contract/shopping/shopping-list-schema';
import { cheaperSwaps, type FoundSwap, type SwapPlan } from '@platewise/shopping/budget/cheaper-swaps';
import type { UserContext } from '../context.ts';
import { orderMeal } from '../meals/listing/order-meal.ts';
import { changeOptions } from '../plans/changes/change-options.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { inTurns } from './in-turns.ts';
import { loadList } from './load-list.ts';
import { type CalendarPlaces, readCalendarPlaces } from './source/calendar-places.ts';
import { plansOf } from './source/meals-of-source.ts';

/**
 * Cheaper dishes for meals that need the costliest lines of the kept list, with what the list then costs less. Only meals of
 * the caller's plans have them: of others nobody knows what they were to keep. On the calendar what is locked, over or eaten
 * stays. Nothing is changed and no token taken.
 * @throws AppError PRO_ONLY, GENERATION_FAILED when the caller has gone
 */
export async function listCheaperSwaps(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'signal'>,
  { currency }: ListSwapsRequest,
): Promise<ListSwap[]> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity } = context;
  const { list, parts } = await loadList(db, identity.userId, context);
  const places = await readCalendarPlaces(context, list.source);
  const plans = new Map<string, SwapPlan>();
  for (const plan of await plansOf(
    db,
    identity.userId,
    parts.meals.flatMap(({ origin }) => origin.planId ?? []),
  )) {
    // What suits several people, and what each then eats, is found by the plan's own alternatives.
    if (plan.request.people) continue;
    const { locked: _, ...options } = await changeOptions(context, plan, { locked: [] });
    plans.set(plan.id, { request: plan.request, meals: plan.meals, options });
  }
  const wanted = { currency: currency === 'INR' ? 'inr' : 'usd', isSettled: places.isSettled } as const;
  const found = await inTurns(cheaperSwaps(parts, plans, wanted), context.signal);
  return found.map((swap) => toListSwap(swap, { plans, places, currency }));
}

function toListSwap(
  { item, origin, before, alternative, saving, isEstimate, unpriced }: FoundSwap,
  {
    plans,
    places,
    currency,
  }: { plans: ReadonlyMap<string, SwapPlan>; places: CalendarPlaces; currency: ListSwap['currency'] },
): ListSwap {
  const { planId, mealId, date, slot } = origin;
  const others = plans.get(planId)?.meals.filter(({ id }) => id !== mealId) ?? [];
  const { id, meal } = alternative;
  return {
    item,
    meal: before,
    date,
    slot,
    note: places.noteOf(origin),
    planId,
    mealId,
    // Not stored, so it has no id of its own yet.
    alternative: { id, meal: orderMeal({ ...meal, id, isFavorite: false }) },
    locked: others.map((one) => one.id),
    currency,
    saving,
    isEstimate,
    unpriced,
  };
}
