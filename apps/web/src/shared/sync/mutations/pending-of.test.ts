import { expect, test } from 'vitest';
import { FAVORITE_OPERATIONS } from '../../favorites/favorite-operations.ts';
import type { Operation } from '../queue/operation.ts';
import { anOperation } from '../testing/new-device.ts';
import type { OperationsOf } from './operations-of.ts';
import { pendingOf } from './use-pending-operations.ts';

const add = anOperation({ kind: 'favorites.add', input: { meal: { id: 'meal-1', name: 'Dal' } } });
const remove = anOperation({ kind: 'favorites.remove', input: { favoriteId: 'f1' } });
const rename = anOperation({ kind: 'plans.rename', input: { planId: 'p1', name: 'A' } });
const shown = (stored: readonly Operation[], sent: readonly Operation[], operations = FAVORITE_OPERATIONS) =>
  pendingOf(operations, stored, sent).shown.map(({ id }) => id);

test('what waits comes first, then what is on its way; what belongs to others is left aside', () => {
  expect(shown([rename, add], [remove])).toEqual([add.id, remove.id]);
});

test('what the server did not take is not shown as done', () => {
  expect(shown([{ ...add, refusal: { code: 'FAVORITES_FULL', sentence: 'Full.' } }], [])).toEqual([]);
});

test('what could not be sent and waits by now is shown once, and is not on its way', () => {
  const { shown: once, queued, underWay } = pendingOf(FAVORITE_OPERATIONS, [add], [add]);

  expect([once.length, queued.length, underWay.size]).toEqual([1, 1, 0]);
});

test('what shows late is known to be on its way and is not shown, but when it waits', () => {
  const late: OperationsOf<'favorites.add' | 'favorites.remove'> = {
    ...FAVORITE_OPERATIONS,
    shownLate: ['favorites.add'],
  };

  expect(shown([], [add, remove], late)).toEqual([remove.id]);
  expect(pendingOf(late, [], [add]).underWay).toEqual(new Set([add.id]));
  expect(shown([add], [], late)).toEqual([add.id]);
});
