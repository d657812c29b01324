import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { MealToTaste, TasteEventKind } from '@platewise/domain/taste/taste-events';
import type { PlanMutation } from '../plan/plan-mutation.ts';
import { tastes } from './tastes.ts';

/** What a person did with meals, and what of it they took back. */
export type TasteNews = {
  did?: readonly { kind: TasteEventKind; meal: MealToTaste }[];
  undid?: readonly { kind: TasteEventKind; meal: { name: string } }[];
};

/** ms that a request for meals waits for its taste: a network that hangs costs a plan its taste, never the plan. */
const TASTE_WAIT_MS = 2000;

// Fetched when something is first done: no page waits for it.
const memory = () => import('./taste-memory.ts');

/** Lets this device learn from what somebody did with meals. Nothing waits for it, and what it cannot learn now is not missed. */
export function rememberTaste(person: string | undefined, news: TasteNews): void {
  if (person === undefined) return;
  void memory().then(({ remember }) => remember(person, news), ignore);
}

/** The same of a plan, by its meals before and after. */
export function rememberPlanChange(
  person: string | undefined,
  mutation: Pick<PlanMutation, 'kind'>,
  { before, after }: { before: readonly Meal[]; after: readonly Meal[] },
): void {
  if (person === undefined) return;
  void memory().then(({ remember, newsOfChange }) => remember(person, newsOfChange(mutation, before, after)), ignore);
}

/** What meals are asked for with: the taste that this device has learnt of somebody, or nothing. Never rejects, and takes two seconds at most. */
export async function tasteOfPerson(person: string | undefined, load = memory): Promise<{ taste?: Taste }> {
  if (person === undefined || tastes.read(person) === undefined) return {};
  const learnt = load().then(({ tasteNow }) => tasteNow(person), ignore);
  const taste = await Promise.race([learnt, nothingIn(TASTE_WAIT_MS)]);
  return taste ? { taste } : {};
}

function nothingIn(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}

function ignore(): undefined {
  return undefined;
}
