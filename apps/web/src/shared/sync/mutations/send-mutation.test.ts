import { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { expect, test } from 'vitest';
import { trpc } from '../../api/trpc.ts';
import type { ListedFavorite } from '../../favorites/favorite-list.ts';
import { FAVORITE_OPERATIONS, FAVORITES_INPUT } from '../../favorites/favorite-operations.ts';
import type { Performed } from '../queue/operation-queue.ts';
import { anOperation } from '../testing/new-device.ts';
import { mutationsUnderWay } from './mutations-under-way.ts';
import type { OperationsOf } from './operations-of.ts';
import { sendMutation } from './send-mutation.ts';

type Kind = 'favorites.add' | 'favorites.remove';

const list = getQueryKey(trpc.favorites.list, FAVORITES_INPUT, 'query');
const favorite = (id: string) =>
  ({ _id: id, userId: 'ana', meal: { id: `meal-${id}`, name: id }, createdAt: '' }) as ListedFavorite;
/** Each meal has a lane of its own. */
const BY_NAME: OperationsOf<Kind> = {
  ...FAVORITE_OPERATIONS,
  laneOf: ({ input }) => ('meal' in input ? input.meal.name : input.favoriteId),
};

/** A device whose queue answers when it is asked to, in the order of the test. */
function open({ user = 'ana' as string | null } = {}) {
  const client = new QueryClient();
  client.setQueryData(list, [favorite('old')]);
  const asked: { key: string; answer: (done: unknown) => void; fail: () => void }[] = [];
  const state = { user };
  const perform = (_kind: unknown, _input: unknown, { key }: { key: string }) =>
    new Promise<never>((resolve, reject) => {
      asked.push({ key, answer: (done) => resolve(done as never), fail: () => reject(new Error('refused')) });
    });
  const uses = { client, queue: { perform: perform as never }, userId: () => state.user };
  const add = (key: string, lane = key): Promise<Performed<Kind>> =>
    sendMutation<Kind>(uses, BY_NAME, 'favorites.add', { meal: { id: `meal-${key}`, name: lane } }, { key });
  const listed = () => client.getQueryData<ListedFavorite[]>(list)?.map(({ _id }) => _id);
  const answerOf = (key: string) => ({ isQueued: false, result: { favorite: favorite(key) } });
  return { asked, state, add, listed, answerOf };
}

const underWay = () => mutationsUnderWay.getSnapshot().map(({ id }) => id);
const aWhile = () => new Promise((resolve) => setTimeout(resolve));

test('it shows at once, and from its answer on in what the server states, never in both', async () => {
  const { asked, add, listed, answerOf } = open();
  const both: boolean[] = [];
  const end = mutationsUnderWay.subscribe(() =>
    both.push(underWay().includes('new') && listed()?.includes('new') === true),
  );

  const adding = add('new');
  expect([underWay(), listed()]).toEqual([['new'], ['old']]);
  await aWhile();
  asked[0]?.answer(answerOf('new'));
  await adding;
  end();

  expect([underWay(), listed()]).toEqual([[], ['new', 'old']]);
  expect(both).toEqual([false, false]);
});

test('what is refused is shown no more, and does not hold up the next of its lane', async () => {
  const { asked, add, answerOf } = open();
  const first = add('first', 'same');
  const second = add('second', 'same');
  await aWhile();
  asked[0]?.fail();

  await expect(first).rejects.toThrow('refused');
  expect(underWay()).toEqual(['second']);
  await aWhile();
  asked[1]?.answer(answerOf('second'));
  await second;
  expect(underWay()).toEqual([]);
});

test('one lane is done in its order, others do not wait for it', async () => {
  const { asked, add, answerOf } = open();
  const all = [add('a1', 'a'), add('a2', 'a'), add('b1', 'b')];
  await aWhile();
  expect(asked.map(({ key }) => key)).toEqual(['a1', 'b1']);

  asked[0]?.answer(answerOf('a1'));
  await all[0];
  await aWhile();
  expect(asked.map(({ key }) => key)).toEqual(['a1', 'b1', 'a2']);
  for (const { key, answer } of asked) answer(answerOf(key));
  await Promise.all(all);
});

test('what waits for the connection leaves the list of the server as it is', async () => {
  const { asked, add, listed } = open();
  const adding = add('new');
  await aWhile();
  const operation = anOperation({ kind: 'favorites.add', input: { meal: { id: 'meal-new', name: 'new' } } });
  asked[0]?.answer({ isQueued: true, operation });

  expect(await adding).toMatchObject({ isQueued: true });
  expect([underWay(), listed()]).toEqual([[], ['old']]);
});

test('what was asked for by somebody who has left is not shown to who is here now', async () => {
  const { asked, state, add, listed, answerOf } = open();
  const adding = add('new');
  await aWhile();
  state.user = 'ben';
  asked[0]?.answer(answerOf('new'));
  await adding;

  expect(listed()).toEqual(['old']);
});
