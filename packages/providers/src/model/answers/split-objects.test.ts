import { describe, expect, it } from 'vitest';
import { splitObjects } from './split-objects.ts';

const dish = (name: string) => ({ name, items: [{ food: 'a', grams: 1 }], steps: [`Say "hi" {there} \\ to ${name}.`] });
const [a, b] = [dish('one'), dish('two')];

function read(text: string, size: number): unknown[] {
  const split = splitObjects(['items', 'steps']);
  const found: unknown[] = [];
  for (let start = 0; start < text.length; start += size) found.push(...split(text.slice(start, start + size)));
  return found;
}

describe('dishes are found', () => {
  it.each([
    ['in an object', JSON.stringify({ dishes: [a, b] })],
    ['in a bare list', JSON.stringify([a, b])],
    ['one by one', `${JSON.stringify(a)}\n${JSON.stringify(b)}`],
    ['in a fence behind prose', `Here "you are:\n\`\`\`json\n${JSON.stringify({ dishes: [a, b] }, null, 2)}\n\`\`\``],
    ['behind thoughts with braces and quotes', `<think>{ "steps" or "items"? }</think>${JSON.stringify([a, b])}`],
  ])('%s, wherever the pieces end', (_, text) => {
    for (const size of [1, 2, 7, 10_000]) expect(read(text, size)).toEqual([a, b]);
  });
});

it('an unfinished dish is none, and the finished one before it stays', () => {
  expect(read(JSON.stringify([a, b]).slice(0, -10), 5)).toEqual([a]);
});

it('goes on after a brace that never closes', () => {
  expect(read(`{ ${'so many words '.repeat(3000)} ${JSON.stringify({ dishes: [a] })}`, 100)).toEqual([a]);
});
