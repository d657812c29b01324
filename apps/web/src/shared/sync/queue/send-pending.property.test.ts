import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anOperation, newDevice } from '../testing/new-device.ts';
import { FAULTS, type Fault, inOrder, pretendServer } from '../testing/pretend-server.ts';
import { isPendingOperation, type Operation, pendingId } from './operation.ts';
import { sendPending } from './send-pending.ts';

/** What a person does without the server; `of` picks one of what there is. */
type Act =
  | { does: 'add'; meal: number }
  | { does: 'remove'; of: number }
  | { does: 'rename'; plan: number; name: string }
  | { does: 'delete'; plan: number }
  | { does: 'save'; meals: number }
  | { does: 'eat'; meal: string }
  | { does: 'send' };

const anAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ does: fc.constant('add' as const), meal: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('remove' as const), of: fc.nat(5) }),
  fc.record({
    does: fc.constant('rename' as const),
    plan: fc.integer({ min: 1, max: 4 }),
    name: fc.constantFrom('A', 'B'),
  }),
  fc.record({ does: fc.constant('delete' as const), plan: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ does: fc.constant('save' as const), meals: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('eat' as const), meal: fc.constantFrom('Soup', 'Salad') }),
  fc.constant({ does: 'send' as const }),
);

test('whatever is lost, and whenever the page is closed: the server ends as if everything had been done once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anAct, { maxLength: 14 }),
      fc.array(fc.constantFrom(...FAULTS), { maxLength: 20 }).filter(breaksSeldom),
      async (acts, faults) => {
        const device = newDevice();
        const server = pretendServer([...faults]);
        const made: Operation[] = [];
        for (const act of acts) {
          const operation = act.does === 'send' ? null : operationOf(act, made);
          if (operation) made.push(await device.add(operation));
          if (act.does === 'send') await server.untilClosed(sendFrom(device, server));
        }
        for (let tries = 0; tries <= faults.length + 1; tries += 1) await server.untilClosed(sendFrom(device, server));

        expect(server.state).toEqual(inOrder(made));
        expect(new Set(server.order).size).toBe(server.order.length);
        expect(server.order).toEqual(made.map(({ id }) => id).filter((id) => server.order.includes(id)));
        const left = await device.list('ana');
        expect(left.filter(isPendingOperation)).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);

/** What breaks five times is left to the person. */
function breaksSeldom(faults: readonly Fault[]): boolean {
  return faults.filter((fault) => fault === 'broken').length < 5;
}

function sendFrom(store: ReturnType<typeof newDevice>, { send }: ReturnType<typeof pretendServer>) {
  return sendPending(
    {
      store,
      send,
      now: () => 0,
      hasNetwork: () => true,
      explain: async (refusal) => refusal,
      onDone: () => undefined,
      onRefused: () => undefined,
    },
    'ana',
  );
}

function operationOf(act: Exclude<Act, { does: 'send' }>, made: readonly Operation[]): Operation | null {
  if (act.does === 'add')
    return anOperation({ kind: 'favorites.add', input: { meal: { id: `meal-${act.meal}`, name: 'M' } } });
  if (act.does === 'save') return save(act.meals);
  if (act.does === 'eat') {
    const input = { name: act.meal, calories: 300, date: '2026-11-22' };
    return anOperation({ kind: 'calorie.addMeal', input });
  }
  if (act.does === 'rename') {
    return anOperation({ kind: 'plans.rename', input: { planId: `p${act.plan}`, name: act.name } });
  }
  if (act.does === 'delete') return anOperation({ kind: 'plans.remove', input: { planId: `p${act.plan}` } });
  const added = made.filter(({ kind }) => kind === 'favorites.add');
  const one = added[act.of % Math.max(1, added.length)];
  return one ? anOperation({ kind: 'favorites.remove', input: { favoriteId: pendingId(one) } }) : null;
}

function save(meals: number): Operation {
  const items = Array.from({ length: meals }, () => ({ name: 'M', mealType: 'dinner' as const, items: [] }));
  const request = { goal: 'balanced', dietaryPreferences: 'none' } as const;
  return anOperation({ kind: 'plans.save', input: { request, seed: 1, items } });
}
