import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split(':root[data-mantine-color-scheme="dark"]');

const TEXT_ON_GROUND: [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink', 'primary-tint-strong'],
  ['ink', 'saffron-tint'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['primary-text', 'paper'],
  ['primary-text', 'surface'],
  ['primary-text', 'primary-tint'],
  ['primary-text', 'primary-tint-strong'],
  ['on-primary', 'primary'],
  ['tomato', 'paper'],
  ['tomato', 'surface'],
  ['tomato', 'tomato-tint'],
  ['on-saffron', 'saffron'],
];

const GRAPHICS_ON_GROUND: [string, string][] = ['field-border', 'focus', 'protein', 'carbs', 'fat'].flatMap((name) => [
  [name, 'paper'],
  [name, 'surface'],
]);

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, tokens) => {
  test.each(TEXT_ON_GROUND)('text in %s is readable on %s', (text, ground) => {
    expect(contrast(colour(tokens, text), colour(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GRAPHICS_ON_GROUND)('%s stands out from %s', (shape, ground) => {
    expect(contrast(colour(tokens, shape), colour(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

test('the design page names the contrasts as they are', () => {
  const page = readFileSync(new URL('../../../../../../docs/design.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([\w-]+)` on `([\w-]+)` \| ([\d.]+) \| ([\d.]+) \|/gm)];

  const named = rows.map(([, text = '', ground = '', inLight, inDark]) => ({ text, ground, inLight, inDark }));

  expect(named.length).toBeGreaterThanOrEqual(15);
  expect(named).toEqual(
    named.map(({ text, ground }) => ({
      text,
      ground,
      inLight: contrast(colour(light, text), colour(light, ground)).toFixed(2),
      inDark: contrast(colour(dark, text), colour(dark, ground)).toFixed(2),
    })),
  );
});

function colour(tokens: string, name: string): string {
  const found = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens)?.[1];
  if (!found) throw new Error(`tokens.css has no colour ${name}`);
  return found;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
