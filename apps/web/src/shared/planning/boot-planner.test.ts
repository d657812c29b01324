import { expect, test } from 'vitest';
import { bootPlanner } from './boot-planner.ts';

test('a model is used where the boot data says so', () => {
  expect(bootPlanner('{"planner":{"kind":"openai"}}')).toBe('openai');
});

test('boot data that say nothing of it, or none, leave our own recipes', () => {
  for (const boot of [
    undefined,
    null,
    '',
    '{}',
    'null',
    '[]',
    'not json',
    '{"planner":null}',
    '{"planner":{"kind":5}}',
  ]) {
    expect(bootPlanner(boot)).toBe('embedded');
  }
});
