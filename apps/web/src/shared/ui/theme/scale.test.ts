import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test('sizes of text are what their names say', () => {
  const sizes = tokens(/--text-(\d+): ([\d.]+)rem;/g);

  expect(Object.keys(sizes)).toEqual(['12', '14', '16', '18', '22', '28', '36', '48']);
  for (const [pixels, rem] of Object.entries(sizes)) expect(Number(rem) * 16).toBe(Number(pixels));
});

test('steps of space are what their names say, on a grid of 4 px', () => {
  const steps = tokens(/--space-(\d+): (\d+)px;/g);

  expect(Object.keys(steps).length).toBeGreaterThan(8);
  for (const [name, pixels] of Object.entries(steps)) {
    expect(pixels).toBe(name);
    if (name !== '2') expect(Number(pixels) % 4).toBe(0);
  }
});

test("Mantine's sizes are steps of the scale", () => {
  const names = [...css.matchAll(/^ +(--[a-z]+-\w+):/gm)].map(([, name]) => `var(${name})`);
  const sizes = Object.values(theme.fontSizes ?? {});

  expect(sizes).toEqual(names.filter((name) => name.startsWith('var(--text')).slice(0, 5));
  expect(names).toEqual(
    expect.arrayContaining([...Object.values({ ...theme.spacing }), ...Object.values({ ...theme.radius })]),
  );
});

function tokens(pattern: RegExp): Record<string, string> {
  return Object.fromEntries([...css.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));
}
