import { join } from 'node:path';
import { appRouter } from '@platewise/api/app-router';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { mealFigures, roundFigures } from '@platewise/nutrition/recipes/meal-nutrition';
import { beforeAll, describe, expect, test } from 'vitest';
import { openapiDocument } from '../openapi.ts';
import { exampleCalls } from '../testing/example-calls.ts';
import { recordExamples } from '../testing/record-examples.ts';
import { ANSWERS } from './named-answers.ts';
import { REQUESTS } from './named-requests.ts';
import { ACCOUNT_OPERATIONS, ACCOUNTS } from './reference/account-operations.ts';
import { EXAMPLES_FOLDER, examplesFile, REFUSAL, readExamples } from './rest-examples.ts';
import { REST_ROUTES } from './rest-routes.ts';

const EXAMPLES = readExamples();

/** The operations of accounts, as rows of the table. */
const ACCOUNT_ROWS = ACCOUNT_OPERATIONS.map(({ name, ...row }) => ({ ...row, procedure: name, tag: ACCOUNTS }));

test('the examples are what calls send, and what they are answered today', { timeout: 120_000 }, async () => {
  const examples = await recordExamples(exampleCalls);

  expect(Object.keys(examples).toSorted()).toEqual(
    [
      ...REST_ROUTES.map(({ procedure }) => procedure),
      ...ACCOUNT_ROWS.map(({ procedure }) => procedure),
      REFUSAL,
    ].toSorted(),
  );
  const files = Map.groupBy([...REST_ROUTES, ...ACCOUNT_ROWS, { procedure: REFUSAL, tag: 'Refusals' }], examplesFile);
  for (const [file, rows] of files) {
    const lines = rows.map(({ procedure }) => `"${procedure}": ${JSON.stringify(examples[procedure])}`);
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(join(EXAMPLES_FOLDER, file));
  }
});

test.each([...REST_ROUTES, ...ACCOUNT_ROWS])('the example of $method $path is valid', ({ procedure, body, output }) => {
  const example = EXAMPLES[procedure];

  expect(body?.safeParse(example?.body).error).toBeUndefined();
  expect(output?.safeParse(example?.answer).error).toBeUndefined();
});

describe('in the document', () => {
  type Media = { content?: Record<string, { example?: unknown }> };
  type Operation = {
    operationId: string;
    requestBody?: Media;
    responses: Record<string, Media>;
    parameters: Parameter[];
  };
  type Parameter = { name: string; in: string; example?: unknown };
  type Document = {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, { examples?: unknown[] }> };
  };
  const about = { version: '0.0.0', publicUrl: 'http://localhost', examples: EXAMPLES, hasOwnAccounts: true };
  let document: Document;
  beforeAll(() => {
    document = openapiDocument(appRouter, REST_ROUTES, about) as Document;
  });

  test('each named schema shows an example that is valid by it', () => {
    const schemas: typeof ANSWERS = { Error: errorBodySchema, ...ANSWERS, ...named(REQUESTS) };

    for (const [name, { examples = [] }] of Object.entries(document.components.schemas)) {
      expect(examples, name).toHaveLength(1);
      expect(schemas[name]?.safeParse(examples[0]).error, name).toBeUndefined();
    }
  });

  test('each operation shows what is sent and what is answered', () => {
    for (const { operationId, requestBody, responses, parameters } of operations()) {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const media = [requestBody, ...successes.map(([, response]) => response)].flatMap((one) =>
        Object.values(one?.content ?? {}),
      );
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(
        [...media, ...inPath].filter(({ example }) => example === undefined),
        operationId,
      ).toEqual([]);
    }
  });

  const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));
});

test('the figures of each meal of our planner are those of its ingredients', () => {
  const meals = mealsIn(EXAMPLES);

  expect(meals.length).toBeGreaterThan(50);
  for (const { name, items, calories, macros, nutrition, nutritionRange } of meals) {
    const portions = items.map(({ food, grams }) => ({ food: knownFood(food), grams }));
    const shown = { calories, macros, nutrition, ...(nutritionRange && { nutritionRange }) };
    expect(shown, name).toEqual(roundFigures(mealFigures(portions)));
  }
});

function knownFood(id: string) {
  const food = findFood(id);
  if (!food) throw new Error(`The food table has no ${id}.`);
  return food;
}

/** Wherever a meal stands that names its ingredients in grams. */
function mealsIn(value: unknown): Meal[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(mealsIn);
  const isMeal = 'items' in value && 'calories' in value && 'macros' in value;
  return isMeal ? [value as Meal, ...parts] : parts;
}

function named(requests: typeof REQUESTS): typeof REQUESTS {
  return Object.fromEntries(Object.entries(requests).map(([name, schema]) => [`${name}Request`, schema]));
}
