import type { Words } from '@platewise/contract/generation/generated-text-schema';
import { prepTextTask } from '@platewise/planner/proposals/text/generated-text-tasks';
import type { UserContext } from '../../context.ts';
import { writeWords } from '../../generated-text/write-words.ts';
import { guideOf, guidePlans } from './read-prep-guide.ts';

/**
 * Words on the session of a prep guide, where a model is set and writes some that may be shown.
 * @throws AppError PRO_ONLY, NOT_FOUND, as the guide itself
 */
export async function writePrepWords(
  context: UserContext,
  { planIds }: { planIds: readonly string[] },
): Promise<Words> {
  const plans = await guidePlans(context, { planIds });
  const requests = plans.map(({ request }) => request);
  return writeWords(context, prepTextTask(guideOf(plans)), requests);
}
