import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { GenerateList } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { GeneratedList } from '@platewise/contract/shopping/shopping-list-schema';
import type { GeneratedListMeal } from '@platewise/db/tables/shopping-list-tables';
import { costClaim } from '@platewise/domain/shopping/cost-claim';
import type { ListWeek, SearchOptions } from '@platewise/shopping/budget/search-week';
import type { ListMeal } from '@platewise/shopping/list/list-meal';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { dislikedNames } from '../../disliked-meals/disliked-meals-repository.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { asGenerationFailure } from '../../meals/generating/make-plan.ts';
import { requireRead } from '../../meals/generating/require-read.ts';
import { readCallersRegion } from '../../preferences/read-preferences.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { listOwnPrices } from '../own-prices/own-prices-repository.ts';
import { toOwnPrices } from '../own-prices/to-own-prices.ts';
import { listPantry } from '../pantry/pantry-repository.ts';
import { toPantry } from '../pantry/to-pantry.ts';
import { inOwnShops } from '../shops/own-shops.ts';
import { readOwnShops } from '../shops/shops-repository.ts';
import { replaceGenerated } from './generated-list-repository.ts';
import { generatedNotes } from './generated-notes.ts';
import { type ReadWishes, readWishes } from './read-wishes.ts';
import { askedRequest, weekRequest } from './week-request.ts';

/** Seeds run from 0 up to this, the largest the wire takes plus one. */
const SEEDS = 2 ** 31;

/**
 * Plans a week for what people eat and may spend, and lists what it needs for all of them. Diet and exclusions hold
 * whatever the budget says; what cannot be met is stated. It is kept as the caller's last generated list, which the kept list
 * can be reported to follow. Once for an Idempotency-Key.
 * @throws AppError PRO_ONLY, VALIDATION for a budget that is not above 0, NOT_ASSESSED with the words that may be an allergy and
 * cannot be read, PLAN_IMPOSSIBLE with the planner's reason, GENERATION_FAILED when the caller has gone
 */
export async function generateList(context: UserContext, input: GenerateList): Promise<GeneratedList> {
  await requireEntitlement(context, 'shoppingList');
  const wishes = readWishes(input);
  requireRead(askedRequest(wishes.diet, input));
  return runOnce<GeneratedList>(context, { procedure: 'shoppingList.generate', input }, async (save) => {
    const { week, request, isCheaper } = await findWeek(context, wishes);
    const { db, identity, now, newId } = context;
    const id = newId();
    const items = inOwnShops(week.items, await readOwnShops(db, identity.userId));
    const answer = toAnswer({ id, week: { ...week, items }, wishes, request, isCheaper });
    await db.transaction().execute(async (trx) => {
      const meals = week.meals.map(toStored);
      const row = { id, number_of_people: wishes.people, meals, created_at: now() };
      await replaceGenerated(trx, identity.userId, row);
      await save(trx, answer);
    });
    return answer;
  });
}

type FoundWeek = { week: ListWeek; request: GenerationRequest; isCheaper: boolean };

async function findWeek(
  { db, identity, rights, random, planner, signal }: UserContext,
  { people, budget, diet }: ReadWishes,
): Promise<FoundWeek> {
  const { userId } = identity;
  const request = weekRequest(diet);
  const options: SearchOptions = {
    seed: Math.floor(random() * SEEDS),
    people,
    pantry: toPantry(await listPantry(db, userId)),
    ownPrices: toOwnPrices(await listOwnPrices(db, userId)),
    disliked: await dislikedNames(db, userId),
    region: await readCallersRegion({ db, identity, rights }),
    currency: budget.kind === 'amount' ? budget.currency : 'inr',
    maximum: budget.kind === 'amount' ? budget.perWeek : null,
    wantsCheap: budget.kind === 'words' || budget.kind === 'otherCurrency',
  };
  const found = await planner.searchWeek(request, { ...options, signal, person: userId }).catch((cause: unknown) => {
    throw asGenerationFailure(cause);
  });
  if (!found.ok) throw new AppError('PLAN_IMPOSSIBLE', { reason: found.reason });
  return { ...found, request };
}

function toAnswer({
  id,
  week,
  wishes,
  request,
  isCheaper,
}: FoundWeek & { id: string; wishes: ReadWishes }): GeneratedList {
  const { budget } = wishes;
  const currency = budget.kind === 'amount' ? budget.currency : 'inr';
  const cost = week.costs[currency];
  return {
    items: week.items,
    ...(cost.amount > 0 && { estimatedCost: cost.amount }),
    estimateIsAtLeast: costClaim(cost) !== 'about',
    currency: currency === 'inr' ? 'INR' : 'USD',
    cost: week.costs,
    notes: generatedNotes({ week, wishes, request, isCheaper }),
    generatedId: id,
    meals: week.meals.map(toStored).map(({ day, slot, meal }) => ({ day, slot, name: meal.name })),
  };
}

function toStored({ meal, servings, origin: { day, slot } }: ListMeal): GeneratedListMeal {
  if (day === null || slot === null) throw new Error('A meal of a generated week has a day and a slot.');
  return { meal, servings, day, slot };
}
