import { TRPCClientError } from '@trpc/client';
import { type Operation, pendingId } from '../queue/operation.ts';

/** What may befall a call: nothing, its request or its answer lost, a server that is busy, or a page that is closed. */
export const FAULTS = [
  'none',
  'lost-before',
  'lost-after',
  'busy',
  'away',
  'broken',
  'closed-before',
  'closed-after',
] as const;

export type Fault = (typeof FAULTS)[number];

export type ServerState = {
  /** Meals by the id of their favorite. */
  favorites: Record<string, string>;
  plans: Record<string, string>;
  saved: string[];
  /** Names of the meals of the diary: the same one twice is two. */
  diary: string[];
  tokens: number;
};

export const START: ServerState = {
  favorites: {},
  plans: { p1: 'One', p2: 'Two', p3: 'Three' },
  saved: [],
  diary: [],
  tokens: 5,
};

/** Does what an operation asks for, or throws the server's refusal. */
export function apply(state: ServerState, { kind, input, id }: Operation): unknown {
  if (kind === 'favorites.add') {
    const mealId = input.meal.id ?? '';
    const known = Object.entries(state.favorites).find(([, meal]) => meal === mealId)?.[0];
    const favoriteId = known ?? `favorite-${id}`;
    state.favorites[favoriteId] = mealId;
    return { favorite: { _id: favoriteId }, created: known === undefined };
  }
  if (kind === 'favorites.remove') {
    if (!(input.favoriteId in state.favorites)) throw refusal('NOT_FOUND');
    delete state.favorites[input.favoriteId];
    return null;
  }
  if (kind === 'plans.save') {
    if (state.tokens < input.items.length) throw refusal('TOO_FEW_TOKENS');
    state.tokens -= input.items.length;
    state.saved.push(id);
    return { _id: `plan-${id}` };
  }
  if (kind === 'calorie.addMeal') {
    state.diary.push(input.name);
    return { _id: 'entry-1' };
  }
  // Of the other kinds these tests send none.
  if (kind !== 'plans.rename' && kind !== 'plans.remove') return null;
  if (!(input.planId in state.plans)) throw refusal('NOT_FOUND');
  if (kind === 'plans.rename') state.plans[input.planId] = input.name;
  else delete state.plans[input.planId];
  return { _id: input.planId };
}

/** A server that does each key's work once, behind a network that fails as it is reported. */
export function pretendServer(faults: Fault[]) {
  const state = structuredClone(START);
  const answers = new Map<string, unknown>();
  const order: string[] = [];
  let onClosed: () => void = () => undefined;

  function once(operation: Operation): unknown {
    if (answers.has(operation.id)) return answers.get(operation.id);
    const answer = apply(state, operation);
    answers.set(operation.id, answer);
    order.push(operation.id);
    return answer;
  }

  async function send(operation: Operation): Promise<unknown> {
    const fault = faults.shift() ?? 'none';
    if (fault === 'lost-before') throw lost();
    if (fault === 'busy') throw refusal('KEY_STILL_RUNNING');
    if (fault === 'away') throw refusal('DATABASE_UNAVAILABLE');
    if (fault === 'broken') throw refusal('INTERNAL');
    if (fault === 'closed-before') return closed();
    const answer = once(operation);
    if (fault === 'lost-after') throw lost();
    return fault === 'closed-after' ? closed() : answer;
  }

  function closed(): Promise<never> {
    onClosed();
    return new Promise(() => undefined);
  }

  return {
    state,
    order,
    send,
    /** Runs something until it is over or its page is closed. */
    untilClosed: (work: Promise<unknown>) =>
      Promise.race([
        work,
        new Promise<void>((resolve) => {
          onClosed = resolve;
        }),
      ]),
  };
}

/** What the server must hold in the end: everything done once, in its order; refusals change nothing. */
export function inOrder(operations: readonly Operation[]): ServerState {
  const state = structuredClone(START);
  const names = new Map<string, string>();
  for (const operation of operations) {
    try {
      const result = apply(state, withNames(operation, names));
      if (operation.kind === 'favorites.add') {
        const { favorite } = result as { favorite: { _id: string } };
        names.set(pendingId(operation), favorite._id);
      }
    } catch {
      // As on the server.
    }
  }
  return state;
}

function withNames(operation: Operation, names: Map<string, string>): Operation {
  if (operation.kind !== 'favorites.remove') return operation;
  const favoriteId = names.get(operation.input.favoriteId) ?? operation.input.favoriteId;
  return { ...operation, input: { favoriteId } };
}

export function refusal(code: string, data: object = {}): Error {
  return TRPCClientError.from({ error: { code: -32000, message: code, data: { code, error: code, ...data } } });
}

export function lost(): Error {
  return TRPCClientError.from(new TypeError('Failed to fetch'));
}
