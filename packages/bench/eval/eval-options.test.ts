import { expect, test } from 'vitest';
import { readEvalOptions } from './eval-options.ts';

const NEEDED = ['--base-url', 'http://localhost:11434/v1/', '--model', 'qwen3:8b'];

test('an address and a name are enough', () => {
  expect(readEvalOptions(NEEDED)).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3:8b',
    effort: undefined,
    price: undefined,
    requests: 40,
  });
});

test('effort, number and price can be named', () => {
  const words = ['--effort', 'high', '--requests', '5', '--price-in', '0.25', '--price-out', '2'];

  expect(readEvalOptions([...NEEDED, ...words])).toMatchObject({
    effort: 'high',
    requests: 5,
    price: { input: 0.25, output: 2 },
  });
});

test('the default model is asked to think for as long as the server says, no matter who passes it on', () => {
  const [flag = '', address = ''] = NEEDED;

  expect(readEvalOptions([flag, address, '--model', 'openai/gpt-6-luna'])?.effort).toBe('low');
});

test.each([
  { args: [] },
  { args: ['--model', 'qwen3:8b'] },
  { args: ['--base-url', 'localhost', '--model', 'qwen3:8b'] },
  { args: [...NEEDED, '--requests', 'all'] },
  { args: [...NEEDED, '--price-in', '1'] },
  { args: [...NEEDED, '--price-in', '1', '--price-out', 'cheap'] },
  { args: [...NEEDED, '--speed', 'fast'] },
])('$args cannot be used', ({ args }) => {
  expect(readEvalOptions(args)).toBeNull();
});
