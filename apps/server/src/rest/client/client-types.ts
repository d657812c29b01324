import { commentOf, type JsonSchema, keyOf, typeOfSchema } from './type-of-schema.ts';

type Media = { content?: Record<string, { schema: JsonSchema }> };
type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };
type Operation = {
  summary: string;
  parameters: readonly Parameter[];
  requestBody?: Media & { required: boolean };
  responses: Record<string, Media & { description: string }>;
};

/** What the types of a client are made of: the OpenAPI document that the server serves. */
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

const HEAD = [
  '// Made from the OpenAPI document; client-types.test.ts of apps/server compares it, `vitest -u` writes it again.',
];

/** The module `routes.ts` of packages/client: a type for each route and each named schema, and which routes take an Idempotency-Key. */
export function clientTypes({ paths, components }: ApiDocument): string {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  const keyed = routes.filter(({ operation }) => acceptsKey(operation)).map(({ name }) => `'${name}',`);
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `${commentOf(schema.description)}export type ${name} = ${typeOfSchema(schema)};`,
  );
  const [first = [], ...others] = routes.map(({ operation }) => codesOf(operation));
  const everywhere = first.filter((code) => others.every((codes) => codes.includes(code)));
  const lines = [
    ...HEAD,
    '',
    '/** Codes with which any route may refuse. */',
    `type CodeOfAll =\n${unionOf(everywhere)};`,
    '',
    '/** What each route takes and answers, and the codes with which it refuses. */',
    'export type Routes = {',
    ...routes.map(({ name, operation }) => routeType(name, operation, everywhere)),
    '};',
    '',
    '/** Routes that can be sent twice under one Idempotency-Key. */',
    `export const KEYED_ROUTES: ReadonlySet<string> = new Set([\n${keyed.join('\n')}\n]);`,
    '',
    ...schemas,
  ];
  return `${indented(lines.join('\n'))}\n`;
}

function routeType(name: string, operation: Operation, everywhere: readonly string[]): string {
  const { summary, requestBody, responses } = operation;
  const params = parametersOf(operation, 'path');
  const query = parametersOf(operation, 'query');
  const isQueryNeeded = query.some(({ required }) => required);
  const body = requestBody && mediaType(requestBody);
  const answers = Object.entries(responses)
    .filter(isSuccess)
    .map(([, response]) => mediaType(response));
  const codes = codesOf(operation).filter((code) => !everywhere.includes(code));
  return [
    `${commentOf(summary)}'${name}': {`,
    ...(params.length > 0 ? [`params: ${fieldsOf(params)};`] : []),
    ...(query.length > 0 ? [`query${isQueryNeeded ? '' : '?'}: ${fieldsOf(query)};`] : []),
    ...(body ? [`body: ${body};`] : []),
    `answer: ${[...new Set(answers)].join(' | ')};`,
    `code: ${['CodeOfAll', ...(codes.length > 0 ? [unionOf(codes)] : [])].join(' | ')};`,
    '};',
  ].join('\n');
}

function isSuccess([status]: [string, unknown]): boolean {
  return status.startsWith('2');
}

/** A refusal is described by the codes that may stand behind its status. */
function codesOf({ responses }: Operation): string[] {
  const refusals = Object.entries(responses).filter((entry) => !isSuccess(entry));
  return [...new Set(refusals.flatMap(([, { description }]) => description.split(', ')))].toSorted();
}

function unionOf(codes: readonly string[]): string {
  return codes.map((code) => `'${code}'`).join(' | ');
}

function parametersOf({ parameters }: Operation, place: string): readonly Parameter[] {
  return parameters.filter((parameter) => parameter.in === place);
}

function fieldsOf(parameters: readonly Parameter[]): string {
  const fields = parameters.map(({ name, required, schema }) => {
    return `${keyOf(name)}${required ? '' : '?'}: ${typeOfSchema(schema)};`;
  });
  return `{ ${fields.join(' ')} }`;
}

/** What is sent or answered: JSON by its schema, anything else as text, and nothing where there is no content. */
function mediaType({ content }: Media): string {
  const [media] = Object.entries(content ?? {});
  if (!media) return 'undefined';
  const [type, { schema }] = media;
  return type === 'application/json' ? typeOfSchema(schema) : 'string';
}

function acceptsKey(operation: Operation): boolean {
  return parametersOf(operation, 'header').some(({ name }) => name === 'Idempotency-Key');
}

/** Lines between brackets stand two spaces further in. */
function indented(source: string): string {
  let depth = 0;
  const lines = source.split('\n').map((line) => {
    if (/^[}\])]/.test(line)) depth -= 1;
    const placed = `${'  '.repeat(depth)}${line}`.trimEnd();
    if (/[{[(]$/.test(line)) depth += 1;
    return placed;
  });
  return lines.join('\n');
}
