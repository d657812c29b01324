import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsPhrase, togglePhrase } from './note-phrases.ts';

describe('a phrase of notes', () => {
  it.each([
    ['', 'Less salt. '],
    ['I love salmon', 'I love salmon. Less salt. '],
    ['I love salmon. ', 'I love salmon. Less salt. '],
    ['No nuts!', 'No nuts! Less salt. '],
  ])('stands behind what was written: %s', (notes, expected) => {
    expect(togglePhrase(notes, 'Less salt')).toBe(expected);
  });

  it('goes alone when it is pressed again', () => {
    expect(togglePhrase('I love salmon. Less salt. Soup for dinner. ', 'Less salt')).toBe(
      'I love salmon. Soup for dinner. ',
    );
  });

  it.each(['Use up the tomato paste. ', 'Use up the tomatoes', 'Use up the tomato paste. Use up the tomatoes. '])(
    'is not there where a longer one is: %s',
    (notes) => {
      const both = togglePhrase(notes, 'Use up the tomato');

      expect(holdsPhrase(notes, 'Use up the tomato')).toBe(false);
      expect(holdsPhrase(both, 'Use up the tomato')).toBe(true);
      expect(togglePhrase(both, 'Use up the tomato').trimEnd().replace(/\.$/, '')).toBe(
        notes.trimEnd().replace(/\.$/, ''),
      );
    },
  );

  it('loses no word of anybody, in whatever order phrases come and go', () => {
    const phrases = ['Less salt', 'Soup for dinner', 'No oven'];
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z ]{0,20}$/),
        fc.array(fc.constantFrom(...phrases), { maxLength: 8 }),
        (own, presses) => {
          const notes = presses.reduce(togglePhrase, own);

          for (const word of own.split(' ')) expect(notes).toContain(word);
          for (const phrase of phrases) {
            const times = presses.filter((one) => one === phrase).length;
            expect(holdsPhrase(notes, phrase)).toBe(times % 2 === 1);
          }
        },
      ),
    );
  });
});
