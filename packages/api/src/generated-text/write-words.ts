import type { Words } from '@platewise/contract/generation/generated-text-schema';
import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import { excludedOf } from '@platewise/planner/proposals/excluded-of';
import type { GeneratedTextTask } from '@platewise/planner/proposals/text/generated-text-tasks';
import { readGeneratedText } from '@platewise/planner/proposals/text/read-generated-text';
import type { UserContext } from '../context.ts';
import { limiterSubject } from '../rate-limit/limiter-subject.ts';

/**
 * Words that a model wrote on a guide or a list, where they pass every check; null without a model, for whatever fails, and
 * while somebody asks too often: nothing is missing without them.
 * @param requests what the meals were asked for with: what they leave out is not named
 */
export async function writeWords(
  { identity, ip, limiter, signal, wordWriter }: UserContext,
  task: GeneratedTextTask | null,
  requests: readonly PlanRequest[],
): Promise<Words> {
  if (!wordWriter || !task) return { words: null };
  const person = identity.userId;
  const mayAsk = async () => (await limiter(limiterSubject({ identity, ip }), 'words')) === null;
  const written = await wordWriter(task.textRequest, { person, signal, mayAsk });
  if (written === null) return { words: null };
  const read = readGeneratedText(written, { foods: task.foods, excluded: excludedOf(requests) });
  return { words: 'text' in read ? read.text : null };
}
