import { expect, test } from 'vitest';
import { fetchesPlanner } from './cache-planner.ts';

test.each([
  ['a browser that says nothing of its line', {}, true],
  ['a fast line', { saveData: false, type: 'wifi', effectiveType: '4g' }, true],
  ['a line that is paid by the byte', { type: 'cellular', effectiveType: '4g' }, false],
  ['a slow line', { effectiveType: '3g' }, false],
  ['data to be saved', { saveData: true, type: 'wifi', effectiveType: '4g' }, false],
])('%s: the planner of the device is fetched ahead: %j', (_name, line, isFetched) => {
  expect(fetchesPlanner(line, { hasPlanned: false })).toBe(isFetched);
});

test('who has asked for a plan gets it on a slow line as well, but not where data is to be saved', () => {
  expect(fetchesPlanner({ type: 'cellular', effectiveType: '2g' }, { hasPlanned: true })).toBe(true);
  expect(fetchesPlanner({ saveData: true }, { hasPlanned: true })).toBe(false);
});
