import { expect, test, vi } from 'vitest';
import { toasts } from './toasts-store.ts';

test('three are shown, and the fourth when one of them goes', () => {
  const ids = ['one', 'two', 'three', 'four'].map((message) => toasts.show({ message, color: 'basil' }));
  const messages = () => toasts.getSnapshot().map(({ message }) => message);

  expect(messages()).toEqual(['one', 'two', 'three']);
  toasts.hide(ids[1] ?? '');
  expect(messages()).toEqual(['one', 'three', 'four']);
  ids.forEach(toasts.hide);
  expect(messages()).toEqual([]);
});

test('one with the same id takes the place of the other, and its closing is reported once', () => {
  const onClose = vi.fn();
  toasts.show({ id: 'timer', message: 'one', color: 'basil', onClose });
  toasts.show({ id: 'timer', message: 'two', color: 'basil', onClose });

  expect(toasts.getSnapshot()).toHaveLength(1);
  toasts.hide('timer');
  toasts.hide('timer');

  expect(onClose).toHaveBeenCalledTimes(1);
});
