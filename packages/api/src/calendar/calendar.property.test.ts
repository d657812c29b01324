import type { CalendarChange, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Caller } from '../app-router.ts';
import { porridge } from '../testing/fake-planner.ts';
import { person } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const SEED = 20_261_121;
const RUNS = 12;
const DATES = ['2026-11-29', '2026-11-30', '2026-12-01'] as const;
const SLOTS: CalendarSlot[] = ['breakfast', 'lunch', 'dinner'];

const place = fc.record({ date: fc.constantFrom(...DATES), slot: fc.constantFrom(...SLOTS) });
const range = fc.tuple(fc.constantFrom(...DATES), fc.constantFrom(...DATES)).map((dates) => dates.toSorted());
type Operation = { what: string; run: (api: Caller) => Promise<CalendarChange> };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .record({ at: place, name: fc.integer({ min: 1, max: 4 }), isLocked: fc.boolean() })
    .map(({ at, name, isLocked }) => ({
      what: `place ${name} at ${at.date} ${at.slot}`,
      run: (api: Caller) =>
        api.calendar.place({ ...at, meal: { ...porridge(`Meal ${name}`), id: `meal-${name}` }, isLocked }),
    })),
  place.map((at) => ({ what: `remove ${at.date} ${at.slot}`, run: (api: Caller) => api.calendar.remove(at) })),
  fc.record({ from: place, to: place, copy: fc.boolean() }).map((input) => ({
    what: `move ${JSON.stringify(input)}`,
    run: (api: Caller) => api.calendar.move(input),
  })),
  fc.record({ at: place, isLocked: fc.boolean(), servings: fc.constantFrom(0.5, 1, 2) }).map(({ at, ...fields }) => ({
    what: `change ${at.date} ${at.slot}`,
    run: (api: Caller) => api.calendar.change({ ...at, ...fields }),
  })),
  range.map(([from = '', to = '']) => ({
    what: `clear ${from} ${to}`,
    run: (api: Caller) => api.calendar.clear({ from, to }),
  })),
  range.map(([from = '', to = '']) => ({
    what: `repeat ${from} ${to}`,
    run: (api: Caller) => api.calendar.repeat({ from, to, days: 1 }),
  })),
);

const testApi = useTestApi();

async function entriesOf(api: Caller): Promise<CalendarEntry[]> {
  const { days } = await api.calendar.read({ from: DATES[0], to: DATES[2] });
  return days.flatMap((day) => day.entries);
}
const plain = (list: readonly CalendarEntry[]) =>
  list.map(({ revision: _revision, updatedAt: _updatedAt, ...entry }) => entry);
const keyOf = ({ date, slot }: CalendarEntry) => `${date} ${slot}`;

test('whatever is done, nothing goes untold, what is locked stays, all can be taken back', {
  timeout: 1_800_000,
}, async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 9 }), async (operations) => {
      runs += 1;
      const api = testApi().as(person(`run-${runs}`));
      let before: CalendarEntry[] = [];
      const done: CalendarChange[] = [];
      for (const { run, what } of operations) {
        const change = await run(api).catch(refused);
        const after = await entriesOf(api);
        if (!change) {
          expect(after, what).toEqual(before);
          continue;
        }
        done.push(change);
        const changed = before.filter((old) => !after.some((one) => JSON.stringify(one) === JSON.stringify(old)));
        expect(change.replaced.map(keyOf).toSorted(), what).toEqual(changed.map(keyOf).toSorted());
        const lost = changed.filter(({ isLocked }) => isLocked && !/^(remove|move|change)/.test(what));
        expect(lost, what).toEqual([]);
        before = after;
      }
      const last = plain(await entriesOf(api));

      const undone: CalendarChange[] = [];
      for (const { changeId } of done.toReversed()) {
        if (changeId) undone.push(await api.calendar.undo({ changeId }));
      }
      expect(await entriesOf(api)).toEqual([]);
      for (const { changeId } of undone.toReversed()) await api.calendar.undo({ changeId: changeId ?? '' });
      expect(plain(await entriesOf(api))).toEqual(last);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test('a move that is taken back after other changes neither loses a meal nor doubles one', {
  timeout: 1_800_000,
}, async () => {
  const near = fc.record({ date: fc.constant(DATES[0]), slot: fc.constantFrom(...SLOTS) });
  const step = fc.record({ from: near, to: near, what: fc.constantFrom('move', 'move', 'move', 'place', 'remove') });
  const story = fc.record({
    steps: fc.array(step, { minLength: 4, maxLength: 8 }),
    order: fc.infiniteStream(fc.nat()),
  });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(story, async ({ steps, order }) => {
      runs += 1;
      const api = testApi().as(person(`taking-back-${runs}`));
      const place = (at: { date: string; slot: CalendarSlot }, id: string) =>
        api.calendar.place({ ...at, meal: { ...porridge(id), id } });
      for (const slot of ['breakfast', 'lunch'] as const) await place({ date: DATES[0], slot }, `first-${slot}`);
      const moves: string[] = [];
      for (const [count, { what, from, to }] of steps.entries()) {
        if (what === 'place') await place(to, `meal-${count}`);
        if (what === 'remove') await api.calendar.remove(to).catch(refused);
        const moved = what === 'move' ? await api.calendar.move({ from, to }).catch(refused) : null;
        if (moved?.changeId) moves.push(moved.changeId);
      }
      while (moves.length > 0) {
        const [changeId = ''] = moves.splice(order.next().value % moves.length, 1);
        const before = await entriesOf(api);
        await api.calendar.undo({ changeId });
        expect(mealsOf(await entriesOf(api))).toEqual(mealsOf(before));
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

function mealsOf(entries: readonly CalendarEntry[]): string[] {
  return entries.map(({ meal }) => meal?.id ?? '').toSorted((one, other) => one.localeCompare(other));
}

/** An empty or locked slot, the same place twice. */
function refused(error: unknown): null {
  if (error instanceof TRPCError && ['NOT_FOUND', 'CONFLICT', 'BAD_REQUEST'].includes(error.code)) return null;
  throw error;
}
