import { expect, test } from 'vitest';
import { isShortcut } from './use-shortcut.ts';

const PLAIN = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('Ctrl or Cmd and the key are the shortcut, also with caps lock', () => {
  expect(isShortcut({ ...PLAIN, ctrlKey: true }, 'k')).toBe(true);
  expect(isShortcut({ ...PLAIN, metaKey: true, key: 'K' }, 'k')).toBe(true);
});

test('the key alone, another key or more modifiers are not the shortcut', () => {
  expect(isShortcut(PLAIN, 'k')).toBe(false);
  expect(isShortcut({ ...PLAIN, ctrlKey: true, key: 'b' }, 'k')).toBe(false);
  expect(isShortcut({ ...PLAIN, ctrlKey: true, altKey: true }, 'k')).toBe(false);
  expect(isShortcut({ ...PLAIN, metaKey: true, shiftKey: true }, 'k')).toBe(false);
});
