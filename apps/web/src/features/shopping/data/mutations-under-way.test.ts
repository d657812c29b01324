import { expect, test } from 'vitest';
import type { ListMutation } from './list-mutation.ts';
import { mutationsUnderWay } from './mutations-under-way.ts';

const tick = (itemId: string, isTicked: boolean): ListMutation => ({
  kind: 'shoppingList.updateItem',
  input: { itemId, isTicked },
  id: `${itemId} ${isTicked}`,
  shown: undefined,
});

function held() {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

test('a change shows at once and until its work is over, whether that succeeds or not', async () => {
  const mutation = tick('onion', true);
  const failing = mutationsUnderWay.run('onion', mutation, () => Promise.reject(new Error('refused')));

  expect(mutationsUnderWay.getSnapshot()).toEqual([mutation]);
  await expect(failing).rejects.toThrow('refused');
  expect(mutationsUnderWay.getSnapshot()).toEqual([]);
});

test('changes of one line are done in their order, those of others do not wait', async () => {
  const done: string[] = [];
  const first = held();
  const note = (mutation: ListMutation) => async () => void done.push(mutation.id);
  const [on, off, other] = [tick('onion', true), tick('onion', false), tick('leek', true)];

  const runs = [
    mutationsUnderWay.run('onion', on, () => first.until.then(note(on))),
    mutationsUnderWay.run('onion', off, note(off)),
    mutationsUnderWay.run('leek', other, note(other)),
  ];
  await runs[2];
  expect(done).toEqual(['leek true']);
  first.release();
  await Promise.all(runs);

  expect(done).toEqual(['leek true', 'onion true', 'onion false']);
});

test('a change that failed does not keep the next one of its line from being made', async () => {
  const first = mutationsUnderWay.run('onion', tick('onion', true), () => Promise.reject(new Error('refused')));
  const second = mutationsUnderWay.run('onion', tick('onion', false), async () => 'made');

  const outcomes = await Promise.allSettled([first, second]);

  expect(outcomes[1]).toEqual({ status: 'fulfilled', value: 'made' });
});
