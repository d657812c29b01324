import { PRODUCTS } from '@platewise/test-emulators/open-food-facts/products';
import {
  type OpenFoodFactsFault,
  type StandInOpenFoodFacts,
  startOpenFoodFacts,
} from '@platewise/test-emulators/open-food-facts/start-open-food-facts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOpenFoodFacts } from './create-open-food-facts.ts';
import { inspectOpenFoodFacts } from './inspect-open-food-facts.ts';

const SPREAD = '3017624010701';
const USER_AGENT = 'Platewise/1.0.0 (cook@meals.example)';

let standIn: StandInOpenFoodFacts;
let now = 0;
beforeAll(async () => {
  standIn = await startOpenFoodFacts();
});
beforeEach(() => {
  Object.assign(standIn, { fault: null, calls: [], products: { ...PRODUCTS } });
});
afterAll(() => standIn.close());

const asked = () => ({ baseUrl: standIn.url, userAgent: USER_AGENT, timeoutMs: 300 });
const source = () => createOpenFoodFacts({ ...asked(), now: () => new Date(now) });
const withFigures = (change: object) => {
  const product = PRODUCTS[SPREAD] as { nutriments: object };
  standIn.products[SPREAD] = { ...product, nutriments: { ...product.nutriments, ...change } };
};

test('a product is read with its maker, its serving and its figures for 100 g; what it does not state is null', async () => {
  expect(await source().find(SPREAD)).toEqual({
    kind: 'found',
    label: {
      name: 'Nutella',
      maker: 'Ferrero',
      servingGrams: 15,
      per100g: {
        calories: 539,
        protein: 6.3,
        carbs: 57.5,
        fat: 30.9,
        fiber: null,
        sugar: 56.3,
        saturatedFat: 10.6,
        sodium: 42.8,
      },
    },
  });
});

test('it is given the code, the fields that are read, and the name of who asks; nothing else', async () => {
  await source().find(SPREAD);

  const [{ path, headers }] = standIn.calls as [StandInOpenFoodFacts['calls'][number]];
  expect(path).toMatch(/^\/api\/v2\/product\/3017624010701\?fields=code,product_name,[\w,-]+$/);
  expect(headers['user-agent']).toBe(USER_AGENT);
  expect(Object.keys(headers).toSorted()).toEqual(
    ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'user-agent'].toSorted(),
  );
});

test('kJ become kcal, salt becomes sodium, numbers may be text, and a serving of nothing is none', async () => {
  expect(await source().find('4006381333931')).toMatchObject({
    label: {
      name: 'Haferriegel',
      maker: null,
      servingGrams: null,
      per100g: { calories: 450.048, sodium: 150, sugar: null },
    },
  });
});

test('an EAN-8 is asked for by its eight digits, and the energy of alcohol is not held against it', async () => {
  expect(await source().find('0000096385074')).toMatchObject({ kind: 'found', label: { name: 'Dry red wine' } });
  expect(standIn.calls[0]?.path).toContain('/product/96385074?');
});

test('what it does not have is unknown, in a 404 or in a 200', async () => {
  expect(await source().find('4001234567890')).toEqual({ kind: 'unknown' });
  standIn.fault = 'unknown-200';
  expect(await source().find(SPREAD)).toEqual({ kind: 'unknown' });
});

describe('figures that cannot be used are refused, and the name is kept', () => {
  test.each([
    ['5000112637922', 'Soup powder'],
    ['7622210449283', 'Biscuits'],
  ])('%s', async (code, name) => {
    expect(await source().find(code)).toEqual({ kind: 'invalid', name });
  });

  test.each([
    ['negative', { proteins_100g: -1 }],
    ['more than 100 g', { carbohydrates_100g: 80 }],
    ['more fat than 100 g', { fat_100g: 309, 'energy-kcal_100g': 900, 'energy-kj_100g': 3766 }],
    ['more sugar than carbohydrate', { sugars_100g: 70 }],
    ['more saturated fat than fat', { 'saturated-fat_100g': 40 }],
    ['an energy that its fat alone exceeds', { 'energy-kcal_100g': 129, 'energy-kj_100g': 540 }],
    ['an energy that nothing gives', { 'energy-kcal_100g': 820, 'energy-kj_100g': 3431 }],
    ['kJ and kcal of two foods', { 'energy-kj_100g': 1000 }],
    ['more sodium than salt has', { sodium_100g: 45 }],
    ['no protein', { proteins_100g: '' }],
    ['no number', { fat_100g: 'traces' }],
  ])('%s', async (_what, change) => {
    withFigures(change);

    expect(await source().find(SPREAD)).toEqual({ kind: 'invalid', name: 'Nutella' });
  });

  test('no name', async () => {
    standIn.products[SPREAD] = { ...PRODUCTS[SPREAD], product_name: ' ', product_name_en: undefined };

    expect(await source().find(SPREAD)).toEqual({ kind: 'invalid', name: '' });
  });
});

test('a name of strangers has no controls, no marks that turn text around, and the length of a food’s', async () => {
  standIn.products[SPREAD] = { ...PRODUCTS[SPREAD], product_name_en: `Spread\u202e\n\u0000 ${'x'.repeat(500)}` };

  const answer = await source().find(SPREAD);

  expect(answer.kind === 'found' && answer.label.name).toMatch(/^Spread x{113}$/);
});

describe('without an answer that can be read it says so, in time', () => {
  const faults: OpenFoodFactsFault[] = [
    'silent',
    'drip',
    'huge',
    'malformed',
    'html',
    'html-404',
    'rate-limited',
    'overloaded',
    'redirect',
    'server-error',
  ];
  test.each(faults)('%s', async (fault) => {
    standIn.fault = fault;
    const began = performance.now();

    expect(await source().find(SPREAD)).toEqual({ kind: 'unavailable' });
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test('nobody there', async () => {
    const gone = createOpenFoodFacts({ ...asked(), baseUrl: 'http://127.0.0.1:1', now: () => new Date(now) });

    expect(await gone.find(SPREAD)).toEqual({ kind: 'unavailable' });
  });
});

test.each([
  ['rate-limited', 120],
  ['overloaded', 60],
] as const)('%s, it is left alone for %i s', async (fault, seconds) => {
  const asking = source();
  standIn.fault = fault;
  await asking.find(SPREAD);
  standIn.fault = null;

  now += seconds * 1000 - 1;
  expect(await asking.find(SPREAD)).toEqual({ kind: 'unavailable' });
  expect(standIn.calls).toHaveLength(1);
  now += 1;
  expect(await asking.find(SPREAD)).toMatchObject({ kind: 'found' });
});

test('an operator sees whether it is Open Food Facts that answers', async () => {
  const inspect = (fault: OpenFoodFactsFault | null) => {
    standIn.fault = fault;
    return inspectOpenFoodFacts(asked());
  };

  expect(await inspect(null)).toEqual({ kind: 'ok' });
  standIn.products = {};
  expect(await inspect(null)).toEqual({ kind: 'ok' });
  expect(await inspect('html-404')).toEqual({ kind: 'other', status: 404 });
  expect(await inspect('rate-limited')).toEqual({ kind: 'refused', status: 429 });
  expect(await inspect('silent')).toEqual({ kind: 'unreachable' });
});
