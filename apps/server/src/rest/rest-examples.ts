import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RestRoute } from './rest-route.ts';

/** A call of an operation as it was made, and what it was answered. */
export type RestExample = {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  answer?: unknown;
};

/** An example for each operation, by the path of its procedure. */
export type RestExamples = Readonly<Record<string, RestExample>>;

/** The key of the example of a refusal, which is of no operation. */
export const REFUSAL = 'refusal';

/** Recorded by rest-examples.test.ts, a file for each tag; `vitest -u` records them again. */
export const EXAMPLES_FOLDER: string = join(import.meta.dirname, 'examples');

/** The recorded examples. */
export function readExamples(): RestExamples {
  const files = readdirSync(EXAMPLES_FOLDER).map((file) => readFileSync(join(EXAMPLES_FOLDER, file), 'utf8'));
  return Object.assign({}, ...files.map((file) => JSON.parse(file)));
}

/** The name of the file with the examples of a tag. */
export function examplesFile({ tag }: Pick<RestRoute, 'tag'>): string {
  return `${tag.toLowerCase().replaceAll(' ', '-')}.json`;
}
