import { expect, test } from 'vitest';
import { readContactSearch } from './read-contact-search.ts';

test('a subject in the address is read', () => {
  expect(readContactSearch({ subject: 'Please call me' })).toEqual({ subject: 'Please call me' });
  expect(readContactSearch({ subject: 42 })).toEqual({ subject: '42' });
});

test('a subject is one line without control characters, and at most 200 characters', () => {
  expect(readContactSearch({ subject: ' two\r\nlines\u0000 ' })).toEqual({ subject: 'two lines' });
  expect(readContactSearch({ subject: '🥕'.repeat(300) })).toEqual({ subject: '🥕'.repeat(200) });
});

test('markup stays the text it is', () => {
  expect(readContactSearch({ subject: '<b>Oats</b>' })).toEqual({ subject: '<b>Oats</b>' });
});

test('what is no text is no subject', () => {
  for (const subject of [undefined, null, '', '  ', true, [1, 2], { a: 1 }]) {
    expect(readContactSearch({ subject })).toEqual({});
  }
});
