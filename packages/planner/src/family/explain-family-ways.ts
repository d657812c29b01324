import type { CookingTime } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import type { FamilyRequest } from '@platewise/contract/profiles/family-schema';
import { texts } from '@platewise/contract/texts';
import { capitalised } from '@platewise/domain/capitalised';
import { listWords } from '@platewise/domain/list-words';

const { wayOut: words } = texts.plans;
const { wayOut: own } = texts.family;

/** A sentence names no more ways than these; they are of different kinds. */
const NAMED = 2;

/** Other cooking times, the smallest step first. */
const OTHER_TIMES: Record<CookingTime, readonly CookingTime[]> = {
  any: [],
  quick: ['medium', 'any'],
  medium: ['quick', 'any'],
  slow: ['medium', 'any'],
};

type IsPossible = (request: FamilyRequest) => boolean;

/**
 * What would let a shared plan be made, in one sentence, each way tried: one or two people who are planned for apart, another
 * cooking time, another number of meals.
 */
export function explainFamilyWays(request: FamilyRequest, isPossible: IsPossible): string {
  const ways = [apart(request, isPossible), otherTime(request, isPossible), otherCount(request, isPossible)]
    .flat()
    .slice(0, NAMED);
  const [first, second] = ways;
  if (first === undefined) return own.none;
  return capitalised(second === undefined ? words.one({ first }) : words.two({ first, second }));
}

/** The fewest people without whom the others can share a day; anyone who is named last is tried first, as the newest guest. */
function apart(request: FamilyRequest, isPossible: IsPossible): string[] {
  const { people } = request;
  const names = people.map(({ name }) => name);
  if (people.length === 2) {
    const canEach = people.every((person) => isPossible({ ...request, people: [person] }));
    return canEach ? [own.each({ names: listWords(names, 'and') })] : [];
  }
  const singles = people.map((_, place) => [place]);
  const pairs = people.length < 4 ? [] : singles.flatMap(([a = 0]) => singles.slice(a + 1).map(([b = 0]) => [a, b]));
  const set = [...singles.reverse(), ...pairs].find((places) =>
    isPossible({ ...request, people: people.filter((_, place) => !places.includes(place)) }),
  );
  if (!set) return [];
  const listed = listWords(
    set.map((place) => names[place] ?? ''),
    'and',
  );
  return [own.apart({ names: listed })];
}

function otherTime(request: FamilyRequest, isPossible: IsPossible): string[] {
  const time = OTHER_TIMES[request.cookingTime].find((cookingTime) => isPossible({ ...request, cookingTime }));
  if (time === undefined) return [];
  return [time === 'any' ? words.anyTime : words.time({ time: texts.options.cookingTime[time] })];
}

function otherCount(request: FamilyRequest, isPossible: IsPossible): string[] {
  const counts = Array.from({ length: LIMITS.mealCountMax }, (_, index) => index + 1)
    .filter((mealCount) => mealCount !== request.mealCount)
    .sort((a, b) => Math.abs(a - request.mealCount) - Math.abs(b - request.mealCount))
    .filter((mealCount) => isPossible({ ...request, mealCount }));
  const [count] = counts;
  return count === undefined ? [] : [words.mealCount({ count, counts: String(count) })];
}
