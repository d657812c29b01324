import { afterEach, expect, test } from 'vitest';
import { area } from './area.ts';
import { compileTexts } from './compile-texts.ts';
import { SOURCE_LOCALE, takeLocaleFrom } from './locale.ts';
import { message, plural } from './message.ts';
import { addTranslations } from './translations.ts';

const soup = area('soup', {
  title: 'Soup of the day',
  eaten: message('{name} ate {dish}.'),
  bowls: plural({ one: '{count} bowl for {name}', other: '{count} bowls for {name}' }),
  steps: ['Cut', 'Boil'],
  of: { noon: 'At noon' },
});

addTranslations(
  'ar',
  compileTexts([
    { id: 'soup.title', text: 'حساء اليوم', isIcu: false },
    {
      id: 'soup.bowls',
      text: '{count, plural, zero {لا وعاء} one {وعاء} two {وعاءان} few {{count} أوعية} many {{count} وعاءً} other {{count} وعاء}} · {name}',
      isIcu: true,
    },
    { id: 'soup.steps.1', text: 'يُغلى', isIcu: false },
    { id: 'soup.of.noon', text: 'ظهرًا', isIcu: false },
  ]),
);

afterEach(() => takeLocaleFrom(() => SOURCE_LOCALE));

test('a text is read in the language of whom it is written for, at the moment when it is read', () => {
  expect(soup.title).toBe('Soup of the day');
  takeLocaleFrom(() => 'ar');
  expect([soup.title, soup.of.noon, soup.steps[1]]).toEqual(['حساء اليوم', 'ظهرًا', 'يُغلى']);
});

test('what nobody has translated is read in English, sentences and plain texts alike', () => {
  takeLocaleFrom(() => 'ar');

  expect(soup.steps[0]).toBe('Cut');
  expect(soup.eaten({ name: 'Asha', dish: 'dal' })).toBe('Asha ate dal.');
});

test('a plural has the forms of the language, not those of English', () => {
  const bowls = [0, 1, 2, 3, 11, 100].map((count) => soup.bowls({ count, name: 'A' }));
  takeLocaleFrom(() => 'ar');
  const translated = [0, 1, 2, 3, 11, 100].map((count) => soup.bowls({ count, name: 'A' }));

  expect(bowls.slice(0, 2)).toEqual(['0 bowls for A', '1 bowl for A']);
  expect(translated).toEqual(['لا وعاء · A', 'وعاء · A', 'وعاءان · A', '3 أوعية · A', '11 وعاءً · A', '100 وعاء · A']);
});

test('a name cannot be taken for a part of the sentence', () => {
  expect(soup.eaten({ name: '{dish}', dish: "a 'plain' {soup}" })).toBe("{dish} ate a 'plain' {soup}.");
});

test('a wrong, a missing or a surplus parameter does not compile', () => {
  const wrong = () => [
    // @ts-expect-error the dish is missing
    soup.eaten({ name: 'Asha' }),
    // @ts-expect-error nobody asked for a place
    soup.eaten({ name: 'Asha', dish: 'dal', place: 'home' }),
    // @ts-expect-error a count is a number
    soup.bowls({ count: 'two', name: 'Asha' }),
  ];

  expect(wrong).toBeTypeOf('function');
});

test('a word before a place does not make a form of a plural', () => {
  expect(message('No other {slot} is left.')({ slot: 'lunch' })).toBe('No other lunch is left.');
});
