import { expect, test } from 'vitest';
import type { KeyValueStorage } from '../../../shared/storage/browser-storage.ts';
import { readTicks, saveTicks } from './stored-ticks.ts';

function storageWith(text: string | null = null): KeyValueStorage & { text: () => string | null } {
  let stored = text;
  return {
    read: () => stored,
    write: (_, value) => {
      stored = value;
    },
    remove: () => {
      stored = null;
    },
    text: () => stored,
  };
}

test('each guide has its own ticks, and one without any leaves nothing behind', () => {
  const storage = storageWith();
  saveTicks('a', ['cut-onion'], storage);
  saveTicks('b', ['dish-1', 'dish-2'], storage);

  expect(readTicks('a', storage)).toEqual(['cut-onion']);
  saveTicks('a', [], storage);
  expect([readTicks('a', storage), readTicks('b', storage)]).toEqual([[], ['dish-1', 'dish-2']]);
  saveTicks('b', [], storage);
  expect(storage.text()).toBeNull();
});

test('the guide that was ticked longest ago gives way', () => {
  const storage = storageWith();
  for (let guide = 0; guide < 11; guide += 1) saveTicks(`guide-${guide}`, ['x'], storage);

  expect(readTicks('guide-0', storage)).toEqual([]);
  expect(readTicks('guide-1', storage)).toEqual(['x']);
  expect(readTicks('guide-10', storage)).toEqual(['x']);
});

test.each(['{', 'null', '{"a":["x"]}', '[["a"]]', '[["a",[1]]]', '[7]'])('%s holds no ticks', (text) => {
  expect(readTicks('a', storageWith(text))).toEqual([]);
});
