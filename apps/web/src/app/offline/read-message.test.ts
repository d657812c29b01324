import { expect, test } from 'vitest';
import { readMessage } from '../../../service-worker/read-message.ts';

test('a message says what to show and where it leads', () => {
  expect(readMessage('{"body":"To begin ahead: tomorrow’s lunch.","tag":"preparation","path":"/calendar"}')).toEqual({
    body: 'To begin ahead: tomorrow’s lunch.',
    tag: 'preparation',
    path: '/calendar',
  });
});

test.each([
  [undefined],
  ['no JSON'],
  ['{}'],
  ['{"path":"//evil.example"}'],
  ['{"path":"https://evil.example"}'],
  ['{"path":"/\\\\evil.example"}'],
])('what cannot be read leads home: %s', (text) => {
  expect(readMessage(text).path).toBe('/');
});
