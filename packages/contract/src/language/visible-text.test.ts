import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { trimmedText, visibleText } from './visible-text.ts';

const name = cleanText('name', { min: 1, max: 8 });

const sentenceOf = (value: string) => name.safeParse(value).error?.issues[0]?.message;

test.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners', '\u200c\u200d'],
  ['a byte order mark between blanks', ' \ufeff '],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['marks of direction', '\u200e\u200f'],
  ['Hangul fillers', '\u115f\u3164\uffa0'],
  ['a variation selector', '\ufe0f'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['the blank of braille', '\u2800'],
])('%s alone are no name', (_what, value) => {
  expect(visibleText(value)).toBe('');
  expect(sentenceOf(value)).toBe('name is required.');
});

test.each([
  ['an emoji with its variation selector', '\u2764\ufe0f'],
  ['a family held together by joiners', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a word with a joiner inside', '\u0645\u06cc\u200c\u0631\u0648\u0645'],
])('%s stays whole', (_what, value) => {
  expect(name.parse(value)).toBe(value);
});

test('blanks at both ends go, zero-width ones too', () => {
  expect(name.parse('\ufeff\u200b nuts \u2060')).toBe('nuts');
});

test('the same emails are the same name, however they were composed', () => {
  expect(name.parse('e\u0301te\u0301')).toBe('\u00e9t\u00e9');
});

test('towards the most, every character counts', () => {
  expect(sentenceOf(`a${'\u200b'.repeat(8)}a`)).toBe('name must be at most 8 characters.');
});

test('a long run of blanks inside is trimmed in no time', () => {
  const blanks = ' '.repeat(200_000);
  const started = performance.now();

  expect(trimmedText(`a${blanks}b${blanks}`)).toHaveLength(200_002);
  // What looks at every pair of blanks takes more than half a minute.
  expect(performance.now() - started).toBeLessThan(5000);
});
