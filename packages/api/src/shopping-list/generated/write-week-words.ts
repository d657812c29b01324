import type { Words } from '@platewise/contract/generation/generated-text-schema';
import type { WeekWordsRequest } from '@platewise/contract/shopping/shopping-list-request-schema';
import { listTextTask } from '@platewise/planner/proposals/text/generated-text-tasks';
import { readDietText } from '@platewise/shopping/budget/read-diet-text';
import { buildList } from '@platewise/shopping/list/build-list';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { writeWords } from '../../generated-text/write-words.ts';
import { isId } from '../../is-id.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { listPantry } from '../pantry/pantry-repository.ts';
import { toPantry } from '../pantry/to-pantry.ts';
import { mealsOfSource } from '../source/meals-of-source.ts';
import { findGenerated } from './generated-list-repository.ts';
import { weekRequest } from './week-request.ts';

/**
 * Words on going round the shop for the week that the caller generated last, where a model is set and writes some that may
 * be shown. What the week was asked for with is not sent: it says what may not be named.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export async function writeWeekWords(
  context: UserContext,
  { generatedId, dietaryPreferences }: WeekWordsRequest,
): Promise<Words> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity } = context;
  const { userId } = identity;
  const generated = isId(generatedId) ? await findGenerated(db, userId, { id: generatedId }) : undefined;
  if (!generated) throw new AppError('NOT_FOUND');
  const { number_of_people: people, created_at: createdAt } = generated;
  const source = { kind: 'generated', generatedAt: createdAt.toISOString(), meals: generated.meals } as const;
  const { meals } = await mealsOfSource(db, userId, source);
  const pantry = toPantry(await listPantry(db, userId));
  const { lines } = buildList(meals, { people, pantry });
  return writeWords(context, listTextTask(lines), [weekRequest(readDietText(dietaryPreferences))]);
}
