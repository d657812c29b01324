import { expect, test } from 'vitest';
import { sampleCertificate } from '../../features/planner/testing/sample-plan.ts';
import { signedPercentText } from '../format/signed-percent.ts';
import { certificateWords, notAssessedSentence } from './certificate-words.ts';

const plain = (text: string) => text.replaceAll(/[\s\u202f]/g, ' ');
const removes = (term: string) => ({ term, understoodAs: term, foodsRemoved: 3 });

test('the line names diet, exclusions, energy and how much was checked', () => {
  const words = certificateWords(sampleCertificate({ excluded: [removes('nuts'), removes('soy')] }));

  expect(plain(words)).toBe('Vegan · no nuts, no soy · 1,802 of 1,800 kcal · all 21 ingredients checked');
});

test('without a diet and without exclusions nothing is claimed about them', () => {
  const words = certificateWords(sampleCertificate({ diet: 'none', checkedIngredients: 1 }));

  expect(plain(words)).toBe('1,802 of 1,800 kcal · the one ingredient checked');
});

test('a word that could not be assessed is reported as such and never promised as left out', () => {
  const words = certificateWords(sampleCertificate({ excluded: [removes('xyz')], notAssessed: ['xyz'] }));

  expect(words).toContain('cannot assess “xyz”');
  expect(words).not.toContain('no xyz');
});

test('all that could not be assessed is reported in one sentence, with what it means', () => {
  expect(notAssessedSentence({ notAssessed: ['xyz'] })).toMatch(/cannot assess “xyz”\. Where you excluded it, /);
  expect(notAssessedSentence({ notAssessed: ['xyz', 'organic'] })).toMatch(/“xyz” and “organic”\. .*one of them/);
});

test('nothing is ever called safe', () => {
  expect(certificateWords(sampleCertificate({ excluded: [removes('nuts')] }))).not.toMatch(/safe/i);
});

test('a difference from the target has its sign', () => {
  expect(plain(signedPercentText(1802, 1800))).toBe('+0.1 %');
  expect(plain(signedPercentText(90, 100))).toBe('−10 %');
  expect(plain(signedPercentText(100, 100))).toBe('0 %');
  expect(signedPercentText(5, 0)).toBe('–');
});
